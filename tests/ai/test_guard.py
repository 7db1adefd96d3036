"""The limit of processor time."""

from scopa_desktop.ai import guard as module
from scopa_desktop.ai.bot import finish
from scopa_desktop.ai.guard import Guard


def test_only_processor_time_inside_the_slices_counts(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(module, "process_time", lambda: now[0])
    guard = Guard(100.0)

    def slices():
        late = []
        for spent in (0.06, 0.03, 0.02, 0.0):
            late.append(guard.is_late())
            now[0] += spent
            yield
        late.append(guard.is_late())
        return late

    def whole():
        found.extend((yield from guard.timed(slices())))

    found = []
    for _ in whole():
        # The window draws between two slices.
        now[0] += 5.0
    assert found == [False, False, False, True, True]


def test_without_a_limit_nothing_is_ever_late():
    guard = Guard(None)

    def slices():
        yield
        return guard.is_late()

    assert finish(guard.timed(slices())) is False
