"""The app: builds everything, runs the loop, sleeps while nothing happens."""

from __future__ import annotations

import gc
import logging
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

import pygame

from scopa_desktop.app.events import Translator
from scopa_desktop.app.notices import NoticeLine
from scopa_desktop.app.options import PlayOptions
from scopa_desktop.app.soundtrack import music_for
from scopa_desktop.app.trace import open_trace
from scopa_desktop.app.window import NoScreenError, Place, Presenter, open_display
from scopa_desktop.i18n.catalog import Catalog, match_language, system_language
from scopa_desktop.persistence.crash import keep_report
from scopa_desktop.persistence.database import Database
from scopa_desktop.persistence.paths import SETTINGS_NAME, assets_dir
from scopa_desktop.persistence.settings import Settings, SettingsFile, WindowPlace
from scopa_desktop.persistence.strict import shown
from scopa_desktop.scenes import SCENES
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.skins import Skins
from scopa_desktop.scenes.stack import SceneStack
from scopa_desktop.ui.assets import Assets
from scopa_desktop.ui.audio import Audio
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    FileDropped,
    FocusGained,
    FocusLost,
    InputEvent,
    PointerMoved,
    PointerPressed,
    QuitAsked,
    Resized,
)
from scopa_desktop.ui.surface_canvas import SurfaceCanvas

TITLE: Final = "Scopa"
TITLE_SCENE: Final = "title"
"""The screen that shows notices itself."""
IDLE_MS: Final = 1000
"""The longest time between two steps while nothing happens."""
FADE_STEP_MS: Final = 40
"""The longest while the music fades."""
LOOK_MS: Final = 16
"""How often the queue is looked at meanwhile; SDL's own waiting does it every millisecond."""
LONGEST_STEP_MS: Final = 250
"""A frame that took longer counts as this much: motion never jumps to its end."""
NO_SCREEN: Final = 2
_log = logging.getLogger(__name__)


def run(options: PlayOptions) -> int:
    """Open the game and return its exit status; 2 when there is no screen."""
    try:
        open_display()
    except NoScreenError as error:
        if sys.stderr is not None:
            sys.stderr.write(f"no screen to open the game on ({error})\n")
        return NO_SCREEN
    app = App(options)
    try:
        app.loop()
    finally:
        app.close()
    return 0


def _known_language(settings: SettingsFile) -> str | None:
    """The language of the settings; one that the game does not have is told and forgotten."""
    language = settings.current.language
    if language is None or match_language(language) is not None:
        return language
    settings.tell(f"{SETTINGS_NAME}: there is no language {shown(language)}: the system's is used")
    settings.change(language=None)
    return None


def _is_press(event: InputEvent) -> bool:
    return isinstance(event, PointerPressed) or (isinstance(event, Commanded) and event.is_down)


@dataclass(slots=True)
class _Applied:
    """The settings as the window and the sound know them."""

    settings: Settings = field(default_factory=Settings)
    language: str = ""


class App:
    """Owns the window and the services; the display must be open."""

    def __init__(self, options: PlayOptions) -> None:
        self._options = options
        settings = SettingsFile(options.data_dir)
        if options.language is not None:
            settings.change(language=options.language, first_run_done=True)
        if options.fullscreen is not None:
            # The window's mode is remembered however it was chosen.
            settings.change(fullscreen=options.fullscreen)
        current = settings.current
        language = options.language or _known_language(settings) or system_language()
        self.assets = Assets(assets_dir())
        window = current.window
        self.presenter = Presenter(
            TITLE,
            Place(window.width, window.height, window.x, window.y, window.maximized),
            self._icon(),
            fullscreen=current.fullscreen,
            fit=current.scale_mode == "fit",
        )
        database = Database(options.data_dir)
        extra = options.data_dir / "decks" if options.data_dir is not None else None
        self.stack = SceneStack(SCENES)
        seed = options.seed if options.seed is not None else random.SystemRandom().getrandbits(64)
        self.services = Services(
            assets=self.assets,
            skins=Skins(self.assets, extra),
            catalog=Catalog.load(language),
            audio=Audio(self.assets.folder / "sounds"),
            settings=settings,
            database=database,
            navigation=self.stack,
            rng=random.Random(seed),
            folder=options.data_dir,
        )
        faults = self.services.skins.faults
        sources = (list(options.notices), settings.notices, database.notices, faults)
        self._notices = NoticeLine(self.services, sources)
        self._notices.gather()
        self.stack.use(self.services)
        self.canvas = SurfaceCanvas(self.assets, self.presenter.viewport.logical)
        self._translator = Translator(self.presenter.to_design)
        self._trace = open_trace()
        self._applied = _Applied(settings.current, language)
        self._is_focused = True
        self._stale = True
        self._has_failed = False
        """A screen failed, and nothing has been drawn since."""
        self._apply_settings()
        self._open_first()

    def _icon(self) -> pygame.Surface | None:
        path = self.assets.folder / "icons" / "icon_64.png"
        return pygame.image.load(path) if path.is_file() else None

    def _open_first(self) -> None:
        """The first screen: the table that was asked for, the first run, or the title."""
        options = self._options
        if options.record is not None:
            session = Session.from_record(self.services, options.record)
            self.stack.push("title")
            self.stack.push("table", session=session)
        elif options.ruleset is not None or options.seats is not None:
            setup = quick_setup(self.services, options.ruleset, options.seats)
            self.stack.push("title")
            self.stack.push("table", session=Session.new(self.services, setup))
        elif not self.services.settings.current.first_run_done and self.stack.has("first-run"):
            self.stack.push("first-run")
        else:
            self.stack.push("title")
        self._settle()

    def loop(self) -> None:
        """Run until the last screen is left."""
        clock = pygame.time.Clock()
        try:
            self.step(0.0)
        except Exception:
            self._recover()
        self.get_ready()
        before = time.perf_counter()
        while not self.stack.is_done:
            try:
                events = self._wait(clock)
                now = time.perf_counter()
                dt, before = (now - before) * 1000, now
                # The time lies before the input: motion that it starts begins at its beginning.
                self.pass_time(min(dt, LONGEST_STEP_MS))
                for event in events:
                    self.feed(event)
                self.show()
            except Exception:
                self._recover()

    @staticmethod
    def get_ready() -> None:
        """Do what later screens would wait for, while the player looks at the first picture."""
        import_module("scopa_desktop.ai")
        # All this stays to the end: no collection needs to look through it again, which took
        # as long as three frames.
        gc.collect()
        gc.freeze()

    def _recover(self) -> None:
        """A screen failed: keep the report, go back to the title, say so once.

        The match loses nothing, every move was saved when it was made. An error before
        anything could be drawn again is beyond mending and ends the game.
        """
        keys = [scene.key for scene in self.stack.scenes]
        path = keep_report(self._options.data_dir, f"screens: {' '.join(keys)}")
        if self._has_failed:
            raise
        self._has_failed = True
        text = self.services.catalog.text
        self.services.notices.insert(
            0, text("notice-error", file=path) if path else text("notice-error-unkept")
        )
        self.stack.abandon("title")
        self._screens_changed()

    def _wait(self, clock: pygame.Clock) -> list[pygame.Event]:
        """The events of this frame; sleeps when nothing moves."""
        scene = self.stack.top
        if self._stale or scene is None or scene.is_moving():
            clock.tick(self.services.settings.current.fps)
            return pygame.event.get()
        wakes = scene.wakes_in()
        left = IDLE_MS if wakes is None else min(int(wakes), IDLE_MS)
        if self.services.audio.music.is_fading:
            left = min(left, FADE_STEP_MS)
        change = self._notices.wakes_in()
        if change is not None:
            # A longer sleep would count as a shorter time.
            left = min(left, int(change) + 1, LONGEST_STEP_MS)
        while not (events := pygame.event.get()) and left > 0:
            left -= pygame.time.wait(min(left, LOOK_MS))
        return events

    def feed(self, event: pygame.Event) -> None:
        """Hand one of pygame's events on."""
        if event.type == pygame.WINDOWMOVED:
            self.presenter.moved()
        top = self.stack.top
        typing = top is not None and top.wants_text
        for translated in self._translator.translate(event, typing=typing):
            self._handle(translated)

    def _handle(self, event: InputEvent) -> None:
        if _is_press(event) and self.services.settings.current.keep_notices:
            self._stale |= self._notices.close()
        match event:
            case Resized():
                if self.presenter.refresh():
                    self.canvas.resize(self.presenter.viewport.logical)
                self._stale = True
                self.stack.handle(event)
            case QuitAsked():
                self.stack.quit()
            case FocusLost() | FocusGained():
                self._is_focused = isinstance(event, FocusGained)
                self._apply_volume()
                self.stack.handle(event)
            case FileDropped():
                self._drop(event)
            case Commanded(command, is_down=True) if self._is_global(command):
                self._global(command)
            case _:
                before = self.services.device
                if isinstance(event, PointerMoved):
                    self.services.device = Device.MOUSE
                elif isinstance(event, Commanded):
                    self.services.device = event.device
                # Signs of keys and of the pad come and go with what the hand lies on.
                self._stale |= self.services.device is not before
                self.stack.handle(event)

    def _drop(self, event: FileDropped) -> None:
        """Hand a file on; where no screen wants one, say which do."""
        # Of several dropped at once the first may have brought up a question.
        self._settle()
        top = self.stack.top
        if not self.stack.handle(event) and top is not None and top.key != "dialog":
            self._notices.say(self.services.catalog.text("notice-drop"))
            self._stale = True

    @staticmethod
    def _is_global(command: Command) -> bool:
        return command in (Command.FULLSCREEN, Command.MUTE, Command.SCREENSHOT)

    def _global(self, command: Command) -> None:
        settings = self.services.settings
        if command is Command.FULLSCREEN:
            self.presenter.toggle_fullscreen()
            self.canvas.resize(self.presenter.viewport.logical)
            settings.change(fullscreen=self.presenter.is_fullscreen)
            self._stale = True
        elif command is Command.MUTE:
            is_mute = not settings.current.mute
            settings.change(mute=is_mute)
            key = "notice-sound-off" if is_mute else "notice-sound-on"
            self._notices.say(self.services.catalog.text(key))
            self._stale = True
        else:
            self._screenshot()

    def _screenshot(self) -> None:
        """Save the picture, unless it is a screen that hides hands."""
        scene, folder = self.stack.top, self._options.data_dir
        if scene is None or scene.is_private or folder is None:
            return
        name = time.strftime("scopa-%Y%m%d-%H%M%S.png")
        try:
            (folder / "screenshots").mkdir(exist_ok=True)
            pygame.image.save(self.canvas.surface, folder / "screenshots" / name)
        except (OSError, pygame.error) as error:
            _log.warning("no screenshot: %s", error)
            self._notices.say(self.services.catalog.text("notice-screenshot-unsaved"))
            self._stale = True

    def step(self, dt: float) -> None:
        """Let dt ms pass and draw if anything changed."""
        self.pass_time(dt)
        self.show()

    def pass_time(self, dt: float) -> None:
        """Let dt ms pass for the screen and the music."""
        self.stack.update(dt)
        self._settle()
        self.services.audio.music.update(dt)
        self._tell(dt)

    def _tell(self, dt: float) -> None:
        """Bring what went wrong since the last frame into the picture."""
        top = self.stack.top
        is_title = top is not None and top.key == TITLE_SCENE
        arose = self._notices.gather()
        changed = self._notices.update(dt, is_title=is_title)
        self._stale |= changed or (arose and is_title)

    def _settle(self) -> None:
        """Carry out what the screens asked for."""
        if self.stack.settle():
            self._screens_changed()

    def _screens_changed(self) -> None:
        self._stale = True
        self.services.audio.music.want(music_for(scene.key for scene in self.stack.scenes))

    def show(self) -> None:
        """Draw if anything changed."""
        self._settle()
        if self.stack.top is None:
            return
        if self.services.settings.current is not self._applied.settings:
            self._apply_settings()
            self._stale = True
        # Every scene is asked, so that none keeps an old wish.
        wishes = [scene.needs_redraw() for scene in self.stack.scenes]
        self.services.drawn_ms = 0.0
        if any(wishes) or self._stale:
            self._stale = False
            before = time.perf_counter()
            self.draw()
            self.services.drawn_ms = (time.perf_counter() - before) * 1000
            self._has_failed = False

    def draw(self) -> None:
        """Draw and show one frame."""
        self.services.scale = float(self.presenter.viewport.scale)
        self.stack.draw(self.canvas)
        self._notices.draw(self.canvas)
        self.presenter.show(self.canvas.surface)
        scene = self.stack.top
        if self._trace is not None and scene is not None:
            view = self.presenter.viewport
            nodes = [*scene.nodes(), *self._notices.nodes()]
            try:
                self._trace.write(
                    scene.key, view.window, view.scale, nodes, self.presenter.to_window
                )
            except OSError as error:
                _log.warning("the trace ends: %s", error.strerror)
                self._trace = None

    def _apply_settings(self) -> None:
        """Bring window, sound and language in line with the settings."""
        settings = self._applied.settings = self.services.settings.current
        if settings.language and settings.language != self._applied.language:
            self.services.use_language(settings.language)
            self._applied.language = settings.language
        fit = settings.scale_mode == "fit"
        if fit != self.presenter.fit:
            self.presenter.set_fit(fit)
            self.canvas.resize(self.presenter.viewport.logical)
        if settings.fullscreen != self.presenter.is_fullscreen:
            self.presenter.toggle_fullscreen()
            self.canvas.resize(self.presenter.viewport.logical)
        self._apply_volume()

    def _apply_volume(self) -> None:
        settings, audio = self.services.settings.current, self.services.audio
        audio.is_muted = settings.mute or (settings.mute_unfocused and not self._is_focused)
        audio.volume = settings.volume_master * settings.volume_effects / 10_000
        music = 0 if audio.is_muted else settings.volume_master * settings.volume_music
        audio.music.set_volume(music / 10_000)

    def close(self) -> None:
        """Keep the window's place, end every part."""
        self.stack.quit()
        self.stack.settle()
        place = self.presenter.place
        self.services.settings.change(
            window=WindowPlace(
                width=place.width,
                height=place.height,
                x=place.x,
                y=place.y,
                maximized=place.maximized,
            )
        )
        self.services.database.close()
        self.services.audio.close()
        if self._trace is not None:
            with suppress(OSError):
                # Its last line may have met a full disk.
                self._trace.close()
        self.presenter.close()
        pygame.display.quit()
