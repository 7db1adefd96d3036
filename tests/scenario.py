"""Positions written in card notation, for tests of the rules.

A `Scenario` starts in the middle of a round and prints every step, so that a failing test shows
how it got there. Cards in piles may be written in short: `D:1-4,7` is 1D 2D 3D 4D 7D.
"""

from scopa_desktop.engine.cards import CARDS, Card, cards_of, format_cards, mask_of, parse_cards
from scopa_desktop.engine.match import play_move
from scopa_desktop.engine.moves import parse_move
from scopa_desktop.engine.round import legal_moves, play, start_round, why_not
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.engine.scoring import Tally, score_round
from scopa_desktop.engine.state import MatchState, RoundState
from scopa_desktop.engine.view import view_for


def rules_of(key, **options):
    """A preset with options."""
    return find_ruleset(key).with_options(options)


def pile_of(text):
    """Cards written one by one (`7D`) or by suit (`D:1-4,7`)."""
    cards = []
    for word in text.split():
        suit, colon, numbers = word.partition(":")
        if not colon:
            cards.append(Card.parse(word))
            continue
        for part in numbers.split(","):
            low, _, high = part.partition("-")
            cards.extend(
                Card.parse(f"{value}{suit}") for value in range(int(low), int(high or low) + 1)
            )
    return tuple(cards)


def score(key, *piles, sweeps=None, declared=None, **options):
    """The score sheet of a round with these piles; `rest` is every card not named."""
    named = [mask_of(pile_of(pile)) for pile in piles if pile != "rest"]
    rest = mask_of(CARDS) & ~sum(named)
    masks = tuple(rest if pile == "rest" else mask_of(pile_of(pile)) for pile in piles)
    nothing = (0,) * len(piles)
    return score_round(
        rules_of(key, **options), Tally(masks, sweeps or nothing, declared or nothing)
    )


def points(sheet):
    """The lines of a sheet that pay somebody: points by side."""
    return {key: line.points for key, line in sheet.lines.items() if any(line.points)}


def opened(key, table, seats=2, dealer=0, **options):
    """Deal a round whose opening table is this one."""
    rules = rules_of(key, **options)
    held = rules.hand_size_for(seats) * seats
    up = parse_cards(table)
    others = [card for card in CARDS if card not in up]
    return start_round(rules, seats, (*others[:held], *up, *others[held:]), dealer)


class Scenario:
    """A round at some point, and what is done from there.

    Args:
        key: the preset; further keyword arguments are its options.
        table, hands: cards; hands by seat, seats without one hold nothing.
        turn: who is to move.
        stock: cards still to be dealt, or None for all that lie nowhere else.
        piles: captured cards by side.
    """

    def __init__(
        self,
        key,
        *,
        table="",
        hands=(),
        turn=0,
        seats=2,
        dealer=None,
        stock=None,
        piles=(),
        sweeps=None,
        scores=None,
        last_capturer=None,
        **options,
    ):
        rules = rules_of(key, **options)
        sides = rules.sides(seats)
        held = [parse_cards(hand) for hand in hands]
        held += [()] * (seats - len(held))
        up = parse_cards(table)
        taken = [pile_of(pile) for pile in piles] + [()] * (sides - len(piles))
        used = [card for cards in (*held, up, *taken) for card in cards]
        assert len(set(used)) == len(used), "a card stands in two places"
        if stock is None:
            rest = tuple(card for card in CARDS if card not in used)
        else:
            rest = parse_cards(stock)
        state = RoundState(
            ruleset=rules,
            seats=seats,
            dealer=(seats - 1 if dealer is None else dealer),
            number=1,
            deals=rules.deals(seats),
            deal=1 if rest else rules.deals(seats),
            hands=tuple(held),
            hand_masks=tuple(map(mask_of, held)),
            table=up,
            table_mask=mask_of(up),
            stock=rest,
            piles=tuple(taken),
            sweeps=sweeps or (0,) * sides,
            sweep_cards=((),) * sides,
            declared=(0,) * sides,
            shown=0,
            wild=0,
            turn=turn,
            last_capturer=last_capturer,
            left15=None,
            history=(),
        )
        self.match = MatchState(
            rules,
            seats,
            scores or (0,) * sides,
            state.dealer,
            round_number=1,
            round=state,
            wants_deck=False,
        )
        self.before = self.match
        self.events = ()
        print(f"{key} {options}: table {table or '-'}, hands {hands}, seat {turn} to move")

    @property
    def state(self):
        """The round now."""
        return self.match.round

    @property
    def table(self):
        """The table in order of arrival."""
        return format_cards(self.state.table)

    @property
    def view(self):
        """What the seat in turn sees."""
        return view_for(self.match, self.state.turn)

    def moves(self):
        """Every legal move in notation, sorted; checked against the view."""
        found = legal_moves(self.state)
        assert found == self.view.legal_moves()
        assert all(self.view.why_not(move) is None for move in found)
        return sorted(str(move) for move in found)

    def why_not(self, text):
        """Why a move is refused (None: it is not); the state stays as it was."""
        refusal = why_not(self.state, parse_move(text))
        assert refusal == self.view.why_not(parse_move(text))
        return refusal

    def reason(self, text):
        """The reason's code for which a move is refused."""
        refusal = self.why_not(text)
        assert refusal is not None, f"{text} is legal"
        return refusal.reason.value

    def play(self, *texts):
        """Make moves, one after the other; returns the scenario."""
        for text in texts:
            seat = self.state.turn
            self.before = self.match
            self.match, self.events = play_move(self.match, parse_move(text))
            print(f"seat {seat} plays {text}: table {self.table or '-'}, {self.events}")
        return self

    def happened(self, kind):
        """The events of one kind at the last move."""
        return [event for event in self.events if isinstance(event, kind)]

    def taken(self, side):
        """A side's pile, sorted."""
        return " ".join(sorted(str(card) for card in self.state.piles[side]))


def cards_held(state):
    """Every card of a round, wherever it lies, sorted by index."""
    places = (*state.hands, state.table, state.stock, *state.piles)
    return sorted((card for cards in places for card in cards), key=lambda card: card.index)


__all__ = [
    "Scenario",
    "cards_held",
    "cards_of",
    "opened",
    "pile_of",
    "play",
    "points",
    "rules_of",
    "score",
]
