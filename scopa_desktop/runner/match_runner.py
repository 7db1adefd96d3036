"""`MatchRunner`: the only owner of a match being played.

It shuffles, hands moves to the engine, lets robots think, keeps the record and the events that
nobody has read yet. It draws nothing and knows no files: saving is a callback it is given.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from scopa_desktop.engine.cards import Card, full_deck
from scopa_desktop.engine.errors import IllegalMoveError, MoveError, Refusal
from scopa_desktop.engine.events import Event
from scopa_desktop.engine.match import expire, next_round, play_move, resign, start_match
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.record import MatchRecord, RoundRecord, SeatInfo, replay
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.scoring import ScoreSheet
from scopa_desktop.engine.state import Cards, MatchState, Side, Transition
from scopa_desktop.engine.view import View, redact, view_for
from scopa_desktop.runner.bot_runner import BotRunner, decision_seed, find_bot
from scopa_desktop.runner.player import Player

if TYPE_CHECKING:
    from scopa_desktop.ai.bot import Bot

_SEED_BITS: Final = 48
"""Short enough for every JSON reader."""

_MOST_TAKEN_BACK: Final = 1_000_000
"""A record that says more does not say how often."""

Autosave = Callable[[MatchRecord], None]
"""Called after every change; it must not raise."""


class MatchRunner:
    """A match, its players, and everything that may happen to it."""

    def __init__(
        self,
        ruleset: Ruleset,
        players: Sequence[Player],
        rng: random.Random,
        *,
        first_dealer: int = 0,
        autosave: Autosave | None = None,
        bots: Callable[[str], Bot] = find_bot,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.players = tuple(players)
        """Who sits where, by seat."""
        self.ruleset = ruleset
        """The rules of this match."""
        self.match: MatchState = start_match(ruleset, len(players), first_dealer=first_dealer)
        """The live state; for tests only, everybody else asks for a `view`."""
        self._first_dealer = first_dealer
        self._rng = rng
        self._autosave = autosave
        self._bots = bots
        self._clock = clock
        self._extra: dict[str, Any] = {"robot_seed": rng.getrandbits(_SEED_BITS)}
        self._rounds: list[RoundRecord] = []
        self._events: list[Event] = []
        self._past: list[MatchState] = []
        self._thinking: BotRunner | None = None

    @classmethod
    def resume(
        cls,
        record: MatchRecord,
        rng: random.Random,
        *,
        autosave: Autosave | None = None,
        bots: Callable[[str], Bot] = find_bot,
        clock: Callable[[], float] = time.perf_counter,
    ) -> MatchRunner:
        """Go on with a recorded match where it stopped; nothing of the past is handed out again.

        Raises:
            ValueError: a move of the record is not legal; the message says which.
        """
        players = [
            Player(seat.name, "human" if seat.kind == "human" else "bot", seat.level)
            for seat in record.seats
        ]
        runner = cls(
            record.ruleset,
            players,
            rng,
            first_dealer=record.first_dealer,
            autosave=autosave,
            bots=bots,
            clock=clock,
        )
        runner.match = replay(record)
        runner._rounds = list(record.rounds)
        fresh_seed = runner._extra["robot_seed"]
        runner._extra = {**runner._extra, **record.extra}
        if not isinstance(runner._extra["robot_seed"], int):
            runner._extra["robot_seed"] = fresh_seed
        if runner.match.round is not None and runner.match.round.voided:
            # The record stops between a void opening and the deal that follows it at once.
            runner._deal()
        elif not record.rounds and runner.match.wants_deck:
            # It stops before the first deal, and nobody could see anything.
            runner.start()
        return runner

    def autosave_with(self, autosave: Autosave) -> None:
        """Say where every change goes from now on, and keep the match as it is."""
        self._autosave = autosave
        self._save()

    @property
    def record(self) -> MatchRecord:
        """The match so far, as it is saved and replayed."""
        seats = tuple(SeatInfo(player.name, player.kind, player.level) for player in self.players)
        return MatchRecord(
            self.ruleset,
            seats,
            self._first_dealer,
            tuple(self._rounds),
            self.match.ended,
            dict(self._extra),
        )

    @property
    def turn(self) -> int | None:
        """The seat to move; None between rounds and after the match."""
        match = self.match
        if self.is_match_over or match.round is None or match.round.is_over:
            return None
        return match.round.turn

    @property
    def turn_player(self) -> Player | None:
        """The player to move; None between rounds and after the match."""
        return None if self.turn is None else self.players[self.turn]

    @property
    def is_round_over(self) -> bool:
        """Whether a round has been played to its end and counted."""
        return self.match.round is not None and self.match.round.is_over

    @property
    def is_match_over(self) -> bool:
        """Whether the match has ended, in whichever way."""
        return self.match.is_over

    @property
    def score_sheet(self) -> ScoreSheet | None:
        """The count of the finished round; None while one is being played."""
        return self.match.round.sheet if self.match.round is not None else None

    @property
    def round_leftovers(self) -> tuple[Cards, Side | None]:
        """What lay on the table at the end of the finished round, and the side that got it."""
        current = self.match.round
        return ((), None) if current is None else (current.leftovers, current.leftovers_to)

    def view(self, seat: int) -> View:
        """All that a seat may know."""
        return view_for(self.match, seat)

    def drain_events(self, seat: int | None) -> list[Event]:
        """What has happened since the last call, as this seat may see it; None sees no hand.

        There is one queue, for the one screen: an event is handed out once.
        """
        events, self._events = self._events, []
        return [redact(event, seat) for event in events]

    def start(self) -> None:
        """Deal the first round."""
        self.next_round()

    def next_round(self) -> None:
        """Deal a round; a void opening is dealt again until it stands.

        Raises:
            ValueError: a round is being played, or the match is over.
        """
        if not self.match.wants_deck:
            raise ValueError("the match is over" if self.is_match_over else "the round is not over")
        self._rounds.append(RoundRecord((), ()))
        self._past.clear()
        self._deal()

    def submit(self, seat: int, move: Move) -> None:
        """Make a seat's move.

        Raises:
            IllegalMoveError: the rules refuse it, or it is not this seat's turn; nothing changed.
        """
        before = self.match
        if self.turn is not None and self.turn != seat:
            raise IllegalMoveError(Refusal(MoveError.NOT_YOUR_TURN))
        self._take(play_move(before, move))
        played = self._rounds[-1]
        self._rounds[-1] = RoundRecord(played.decks, (*played.moves, move))
        self._remember(before)
        self._save()

    def resign(self, seat: int, absent: bool = False) -> None:
        """End the match: this seat gives up, or stayed away; its side loses."""
        self._take(resign(self.match, seat, absent=absent))
        self._save()

    def expire(self) -> None:
        """End the match without a winner, after too long without a move."""
        self._take(expire(self.match))
        self._save()

    def tick(self, budget_ms: float = 4.0) -> bool:
        """Let the robot to move think for a moment; make its move when it has one.

        Returns:
            Whether a robot is thinking or has just moved; False means that nothing happens
            until a person moves, or the next round is dealt.
        """
        player = self.turn_player
        seat = self.turn
        if player is None or seat is None or player.level is None:
            return False
        if self._thinking is None:
            seed = self._decision_seed(seat, player.level)
            self._thinking = BotRunner(self._bots(player.level), self.view(seat), seed, self._clock)
        move = self._thinking.advance(budget_ms)
        if move is not None:
            self._note_cut(self._thinking.cut_at)
            self.submit(seat, move)
        return True

    def _note_cut(self, worlds: int | None) -> None:
        """Write into the record where a slow machine cut a thought short: round, ply, worlds seen.

        From there on another machine may play another game from the same seed.
        """
        if worlds is not None:
            ply = len(self._rounds[-1].moves) + 1
            cuts = self._extra.get("robot_cuts")
            entry = [len(self._rounds), ply, worlds]
            self._extra["robot_cuts"] = [*(cuts if isinstance(cuts, list) else []), entry]

    def can_take_back(self) -> bool:
        """Whether the only person at the table has a move of this deal to take back."""
        return self._last_own_state() is not None

    def take_back(self) -> None:
        """Go back to before the person's last move of this deal, robots' answers included.

        The cards and the robots then do as before, so it shows nothing new. Events not yet
        read are forgotten: the screen starts again from the view. The record counts it.

        Raises:
            ValueError: there is nothing to take back.
        """
        number = self._last_own_state()
        if number is None:
            raise ValueError("there is no move of this deal to take back")
        undone = len(self._past) - number
        self.match = self._past[number]
        del self._past[number:]
        played = self._rounds[-1]
        self._rounds[-1] = RoundRecord(played.decks, played.moves[: len(played.moves) - undone])
        counted = self._extra.get("taken_back")
        if not isinstance(counted, int) or not 0 <= counted < _MOST_TAKEN_BACK:
            # The record may come from anybody.
            counted = 0
        self._extra["taken_back"] = counted + 1
        self._events.clear()
        self._thinking = None
        self._save()

    def note(self, values: Mapping[str, Any]) -> None:
        """Add keys of one's own to the record."""
        self._extra.update(values)
        self._save()

    def _deal(self) -> None:
        while True:
            deck = self._shuffled()
            self._take(next_round(self.match, deck))
            current = self._rounds[-1]
            self._rounds[-1] = RoundRecord((*current.decks, deck), ())
            if not self.match.wants_deck:
                break
        self._save()

    def _shuffled(self) -> tuple[Card, ...]:
        deck = list(full_deck())
        self._rng.shuffle(deck)
        return tuple(deck)

    def _take(self, transition: Transition[MatchState]) -> None:
        """Put a new state in force; the thought that was going on belongs to the old one."""
        self.match = transition.state
        self._events.extend(transition.events)
        self._thinking = None

    def _save(self) -> None:
        if self._autosave is not None:
            self._autosave(self.record)

    def _remember(self, before: MatchState) -> None:
        """Keep the states of the running deal; what lies before it can never be taken back."""
        after = self.match
        assert before.round is not None
        assert after.round is not None
        if after.is_over or after.round.is_over or after.round.deal != before.round.deal:
            self._past.clear()
        else:
            self._past.append(before)

    def _last_own_state(self) -> int | None:
        people = [seat for seat, player in enumerate(self.players) if player.is_human]
        if len(people) != 1 or self.is_match_over or self.is_round_over:
            return None
        for number in range(len(self._past) - 1, -1, -1):
            state = self._past[number].round
            if state is not None and state.turn == people[0]:
                return number
        return None

    def _decision_seed(self, seat: int, level: str) -> int:
        ply = len(self._rounds[-1].moves)
        return decision_seed(int(self._extra["robot_seed"]), len(self._rounds), ply, seat, level)
