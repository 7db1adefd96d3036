"""From an event to motion: one `match` statement decides where, how long, and which sound.

The engine has finished long before: every timeline may be cut short, and its end is the same.
Times are milliseconds at speed 1 (ux: motion table).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.events import (
    CardLaid,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    Event,
    ExtraRoundNeeded,
    FifteenClaimed,
    FifteenLapsed,
    FifteenLeft,
    HandDeclared,
    LastDealAnnounced,
    LeftoversTaken,
    MatchExpired,
    MatchWon,
    OpeningTaken,
    RoundRedealt,
    RoundScored,
    RoundStarted,
    SeatResigned,
    Swept,
    TableDealt,
)
from scopa_desktop.scenes.table.board import Banner, CardSprite, LastMove
from scopa_desktop.scenes.table.captures import (
    TO_PILE_MS,
    capture,
    claim_fifteen,
    leftovers,
    opening,
    sweep,
)
from scopa_desktop.scenes.table.stage import (
    NOTICE_HOLD_MS,
    TO_TABLE_MS,
    Later,
    Stage,
    close_hand,
    fly,
    to_slots,
    words,
)
from scopa_desktop.ui.easing import Ease
from scopa_desktop.ui.tween import (
    Call,
    Delay,
    Parallel,
    Timeline,
    Tween,
    stagger,
)
from scopa_desktop.ui.tween import (
    Sequence as Steps,
)

DEAL_MS: Final = 140
DEAL_STEP_MS: Final = 70
TABLE_DEAL_MS: Final = 160
TABLE_STEP_MS: Final = 90
FLIP_MS: Final = 160
HIDE_MS: Final = 120
SHOW_MS: Final = 120
SHOW_HOLD_MS: Final = 200
STAMP_MS: Final = 140


def choreograph(event: Event, stage: Stage) -> Timeline:
    """The motion of one event; what has none ends at once."""
    board = stage.board
    match event:
        case RoundStarted(dealer, number):
            return Call(lambda: _start_round(stage, dealer, number))
        case CardsDealt() | TableDealt():
            return deal([event], stage)
        case RoundRedealt(_, table):
            return _redeal(table, stage)
        case LastDealAnnounced():
            return _last_deal(stage)
        case OpeningTaken(seat, cards, sweeps):
            return opening(seat, cards, sweeps, stage)
        case HandDeclared():
            return _declare(event, stage)
        case CardPlayed(seat, card):
            return _play_card(seat, card, stage)
        case CardLaid(seat, card):
            return _lay(seat, card, stage)
        case CardsCaptured(seat, card, captured):
            return capture(seat, card, captured, stage)
        case FifteenLeft(_, card):
            return Call(lambda: setattr(board, "left15", card))
        case FifteenClaimed(seat, cards):
            return claim_fifteen(seat, cards, stage)
        case FifteenLapsed():
            return Call(lambda: _lapse(stage))
        case Swept(seat, card):
            return sweep(seat, card, stage)
        case LeftoversTaken(seat, cards):
            return leftovers(seat, cards, stage)
        case RoundScored() | ExtraRoundNeeded() | MatchWon() | MatchExpired() | SeatResigned():
            return Delay(0)
        case _:
            assert_never(event)


def _declare(event: HandDeclared, stage: Stage) -> Timeline:
    """The hand lies open, its points are told."""
    text = stage.text("table-declares", points=event.points)
    said = words(text, "sweep-small", event.seat, stage)
    return Steps(Call(lambda: stage.board.show_hand(event.seat, event.cards)), said)


def _start_round(stage: Stage, dealer: int, number: int) -> None:
    board = stage.board
    board.start_round(stage.seats, stage.sides)
    board.dealer, board.round_number, board.deals = dealer, number, stage.deals


def deal(events: Sequence[CardsDealt | TableDealt], stage: Stage) -> Timeline:
    """The cards of one deal: hands one card at a time round the table, then the table."""
    hands = [event for event in events if isinstance(event, CardsDealt)]
    table = [card for event in events if isinstance(event, TableDealt) for card in event.cards]
    flights: list[Timeline] = []
    for number in range(max((event.count for event in hands), default=0)):
        for event in hands:
            if number < event.count:
                card = event.cards[number] if event.cards else None
                flights.append(_deal_one(event.seat, card, number, event.count, stage))
    steps: list[Timeline] = [stagger(DEAL_STEP_MS, *flights)]
    if hands:
        steps.insert(0, _start_deal(stage))
    if table:
        laid = [_deal_to_table(card, stage) for card in table]
        steps.append(stagger(TABLE_STEP_MS, *laid))
    return Steps(*steps)


def _start_deal(stage: Stage) -> Timeline:
    """Close up the table where a new deal lets it, and count the deal."""
    board = stage.board

    def begin() -> None:
        board.deal += 1
        board.slots.start_deal()

    return Steps(Call(begin), Later(lambda: to_slots(stage)))


def _deal_one(seat: int, card: Card | None, number: int, count: int, stage: Stage) -> Timeline:
    board = stage.board
    x, y = stage.layout.stock_card()
    sprite = CardSprite(card, x, y, face=0.0)
    end_x, end_y = board.hand_place(seat, number, count)

    def start() -> None:
        board.stock -= 1
        board.hands[seat].append(sprite)
        stage.play(f"card_deal_{number % 5 + 1}")

    steps: list[Timeline] = [Call(start), fly(sprite, end_x, end_y, DEAL_MS)]
    if card is not None and seat == stage.layout.viewer:
        shown = 1.0 if stage.is_open() else 0.0
        steps.append(Tween(sprite, "face", shown, FLIP_MS if shown else 0, Ease.LINEAR))
    return Steps(*steps)


def _deal_to_table(card: Card, stage: Stage) -> Timeline:
    board = stage.board
    x, y = stage.layout.stock_card()
    sprite = CardSprite(card, x, y, face=0.0)

    def start() -> None:
        board.stock -= 1
        board.slots.add(card)
        board.table[card] = sprite
        stage.play("card_flip")

    return Steps(
        Call(start),
        Later(lambda: fly(sprite, *board.slots.place(card), TABLE_DEAL_MS)),
        Tween(sprite, "face", 1.0, FLIP_MS, Ease.LINEAR),
    )


def _play_card(seat: int, card: Card, stage: Stage) -> Timeline:
    board = stage.board
    hand = board.hands[seat]
    own = next((sprite for sprite in hand if sprite.card == card), None)

    def leave() -> None:
        sprite = own
        if sprite is None:
            # Always the rightmost back: its place tells nothing of the card.
            if hand:
                hand.pop()
            sprite = CardSprite(card, *stage.layout.back_home(seat), face=0.0)
        else:
            hand.remove(sprite)
        board.turn = seat
        board.played = sprite
        board.flying.append(sprite)

    if own is not None:
        turned = Tween(own, "face", 1.0, 0 if own.face == 1 else FLIP_MS, Ease.LINEAR)
        return Steps(Call(leave), Parallel(turned, Later(lambda: close_hand(seat, stage))))

    def show() -> Timeline:
        assert board.played is not None
        x, y = stage.layout.show_place(seat)
        return Parallel(
            fly(board.played, x, y, SHOW_MS, Ease.OUT_BACK),
            Tween(board.played, "face", 1.0, SHOW_MS, Ease.LINEAR),
            close_hand(seat, stage),
        )

    return Steps(Call(leave), Later(show), Delay(SHOW_HOLD_MS))


def _lay(seat: int, card: Card, stage: Stage) -> Timeline:
    board = stage.board

    def lay() -> Timeline:
        sprite = board.played or CardSprite(card, *stage.layout.show_place(seat))
        grew = board.slots.add(card)
        others = to_slots(stage) if grew else Delay(0)
        sprite.lift = sprite.shear = 0.0
        return Parallel(others, fly(sprite, *board.slots.place(card), TO_TABLE_MS))

    def rest() -> None:
        sprite = board.played
        if sprite is None:
            sprite = CardSprite(card, *board.slots.place(card))
        board.table[card] = sprite
        board.flying = [other for other in board.flying if other is not sprite]
        board.played = None
        board.last_move = LastMove(seat, "table-left", (card,))
        stage.play("card_play")

    return Steps(Later(lay), Call(rest))


def _lapse(stage: Stage) -> None:
    if stage.board.left15 is not None:
        stage.play("gone15")
    stage.board.left15 = None


def _redeal(table: tuple[Card, ...], stage: Stage) -> Timeline:
    """Say why, and gather everything back into the stock."""
    board = stage.board
    banner = Banner(stage.text("table-redealt"), "banner", 320, 52)
    x, y = stage.layout.stock_card()

    def show() -> None:
        board.banner = banner

    def gather() -> Timeline:
        sprites = [*board.table.values(), *(s for hand in board.hands for s in hand)]
        return Parallel(*(fly(sprite, x, y, TO_PILE_MS) for sprite in sprites))

    def clear() -> None:
        dealer, number = board.dealer, board.round_number
        board.start_round(stage.seats, stage.sides)
        board.dealer, board.round_number = dealer, number
        board.banner = None

    shown = NOTICE_HOLD_MS + 60 * len(table)
    return Steps(Call(show), Delay(shown), Later(gather), Call(clear))


def _last_deal(stage: Stage) -> Timeline:
    board = stage.board

    def show() -> None:
        board.is_last_deal = True
        stage.play("ultimas")

    start = 0.0 if stage.is_calm() else 20.0
    return Steps(Call(show), Tween(board, "stamp", 0.0, STAMP_MS, Ease.OUT_CUBIC, start=start))
