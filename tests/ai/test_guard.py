"""The limit of processor time."""

from scopa_desktop.ai import guard as module
from scopa_desktop.ai.guard import Guard


def test_only_processor_time_counts(monkeypatch):
    now = {"clock": 0.0, "used": 0.0, "asked": 0}

    def used():
        now["asked"] += 1
        return now["used"]

    monkeypatch.setattr(module, "perf_counter", lambda: now["clock"])
    monkeypatch.setattr(module, "process_time", used)
    guard = Guard(100.0)
    now.update(clock=0.099, used=0.099)
    assert not guard.is_late()
    assert now["asked"] == 1, "asked at the start only"
    now.update(clock=5.0, used=0.099)
    assert not guard.is_late(), "others used the time"
    now.update(used=0.1)
    assert guard.is_late()


def test_without_a_limit_nothing_is_ever_late():
    assert not Guard(None).is_late()
