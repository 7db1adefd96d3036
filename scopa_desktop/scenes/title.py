"""The title: go on, play at once, leave."""

from __future__ import annotations

from scopa_desktop import __version__
from scopa_desktop.engine.cards import Card
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.skins import CardStyle
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas, Look
from scopa_desktop.ui.geometry import Rect

LOGOS = {"pt_BR": "logo_escopa", "es": "logo_escoba"}
"""The lettering of a language; Scopa's elsewhere."""
FAN = (("10D", 16, 128), ("3B", 84, 148), ("7D", 512, 128), ("9S", 444, 148))
"""Cards beside the menu: card, x, y."""


class TitleScene(MenuScene):
    """The first screen."""

    key = "title"

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        saved = bool(self.services.database.unfinished())
        language = self.services.catalog.language.replace("_", "-").upper()
        found = [
            Button("title-play", Rect(220, 168, 200, 32), self.text("title-play"), "primary"),
            Button("title-new", Rect(220, 204, 200, 28), self.text("title-new")),
            Button("title-language", Rect(264, 240, 112, 24), language, "dark"),
            Button("title-quit", Rect(264, 270, 112, 24), self.text("title-quit"), "dark"),
        ]
        if saved:
            found[0] = Button("title-play", found[0].rect, found[0].label)
            label = self.text("title-continue")
            found.insert(0, Button("title-continue", Rect(220, 124, 200, 36), label, "primary"))
        return found

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        services = self.services
        match button_id:
            case "title-continue":
                saved = services.database.unfinished()[0]
                session = Session.resume(services, saved.id, saved.record)
                services.navigation.push("table", session=session)
            case "title-play":
                session = Session.new(services, quick_setup(services))
                services.navigation.push("table", session=session)
            case "title-new":
                services.navigation.push("setup")
            case "title-language":
                languages = available_languages()
                at = languages.index(services.catalog.language)
                services.settings.change(language=languages[(at + 1) % len(languages)])
            case "title-quit":
                services.navigation.quit()

    def go_back(self) -> None:
        """The title is the last step back: leaving is a button."""

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        logo = self.services.assets.icon(LOGOS.get(self.services.catalog.language, "logo_scopa"))
        canvas.picture(logo, 320 - logo.width // 2, 16)
        style = CardStyle(skin=self.services.settings.current.skin, badges="none")
        for name, x, y in FAN:
            face = self.services.skins.face(Card.parse(name), style)
            canvas.box(Rect(x + 3, y + 178, 110, 4), "felt3", 160)
            canvas.picture(face, x, y, Look(scale=2))
        canvas.text(4, 348, __version__, "felthi", font="F5")
        for i, notice in enumerate(self.services.notices[-2:]):
            canvas.text(320, 312 + 14 * i, notice, "sun", align="center")
