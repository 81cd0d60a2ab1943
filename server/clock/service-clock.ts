import { DAY, HOUR, SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { ClockListener, KeptClock, ListDate, ServiceClock, TimeSources } from "./clock.ts";
import { AGREEMENT, type ClockLine, type ClockSample, DRIFT, timeOn } from "./clock-line.ts";
import { createSourceClock, type SampleResult, type SourceClock } from "./clock-source.ts";
import { createMachineClock } from "./machine-clock.ts";

/** A service may be this far behind this machine (a replay of a past event), or ahead of it. */
const FURTHEST_BEHIND = 20 * 365 * DAY;
const FURTHEST_AHEAD = 2 * 365 * DAY;
/** `Date` counts whole seconds: smaller corrections would make the clock tremble. */
const TREMBLE = 2 * SECOND;
/** A source that confirmed nothing for this long has no vote. */
const VOTE_LASTS = HOUR;
/** Instead of a source: this machine's own clock. */
const MACHINE = -1;

/**
 * Creates a clock that shows this machine's time until the services show another.
 *
 * Each source has a clock of its own, which only a minute of agreeing list responses can change
 * (`clock-source.ts`). If the sources differ, the clock stays with those that show what it shows, so
 * that one bad source cannot move it.
 */
export function createServiceClock(time: Pick<TimeSources, "wall" | "monotonic">): ServiceClock {
  const { monotonic } = time;
  const machine = createMachineClock(time);
  const sources = new Map<number, SourceClock>();
  const listeners: ClockListener[] = [];
  let initial: ClockLine | null = null;
  /** The line that the clock is on; null while it shows this machine's time. */
  let followed: ClockLine | null = null;
  /** Whether what it shows was agreed on for long enough. */
  let settled = false;
  /** Where the clock was before its first step; null while it is there. */
  let origin: ClockLine | null = null;
  /** Whether it was away from this machine's time already when the process started. */
  let startedAway = false;
  let agreedBefore = false;
  let responded = false;
  /** Monotonic: since when the newest responses differ from this machine; null while they do not. */
  let differsSince: number | null = null;

  /** Returns the time of the line that the clock is on. */
  const lineTime = (): number =>
    followed === null ? machine.now() : timeOn(followed, monotonic());
  /** Also runs on after the last response of a service that stands still: its data grows old. */
  const now = (): Instant =>
    Math.round(followed?.rate === 0 ? timeOn({ ...followed, rate: 1 }, monotonic()) : lineTime());
  const isMachines = ({ at, service }: Pick<ClockSample, "at" | "service">): boolean =>
    Math.abs(service - (machine.wall() - monotonic() + at)) <= DRIFT;

  function sourceAt(index: number): SourceClock {
    const known = sources.get(index);
    if (known !== undefined) return known;
    const created = createSourceClock({
      initial,
      isPlausible: ({ service }) => {
        const ahead = service - machine.now();
        return ahead >= -FURTHEST_BEHIND && ahead <= FURTHEST_AHEAD;
      },
      isMachines,
      isMachineJumping: () => machine.isJumping(),
    });
    sources.set(index, created);
    return created;
  }

  /** Chooses what the clock shows out of what its sources show. */
  function choose(): void {
    const at = monotonic();
    const votes = [...sources.values()].flatMap((source) => {
      const line = source.line();
      const confirmedAt = source.confirmedAt();
      if (line === null || confirmedAt <= machine.jumpedAt() || at - confirmedAt > VOTE_LASTS)
        return [];
      return { service: timeOn(line, at), rate: line.rate, isSettled: source.isSettled() };
    });
    const [first] = votes;
    if (first === undefined) return;
    const shows = (vote: typeof first, shown: Instant): boolean =>
      Math.abs(vote.service - shown) <= DRIFT * Math.max(1, vote.rate);
    const shown = lineTime();
    const agreed = votes.every((vote) => shows(vote, first.service));
    const machines = votes.find((vote) => shows(vote, machine.now()));
    const choice = agreed
      ? first
      : settled
        ? votes.find((vote) => shows(vote, shown))
        : (machines ?? first);
    if (choice === undefined) return;
    settled ||= choice.isSettled;
    const { service } = choice;
    // A jump of a replay looks like a fast one until a minute of samples has settled the line.
    const rate = choice.isSettled || choice.rate === 0 ? choice.rate : 1;
    if (Math.abs(service - machine.now()) <= DRIFT) {
      followed = null;
      agreedBefore = true;
    } else if (rate === 0 || followed?.rate !== rate || Math.abs(service - shown) > TREMBLE) {
      followed = { at, service, rate };
    }
  }

  /** @param line What the clock was on before. */
  function step(source: number, line: ClockLine, wasSettled: boolean): void {
    const by = Math.round(lineTime()) - Math.round(line.service);
    if (Math.abs(by) <= DRIFT) {
      for (const { trusted } of listeners) trusted(source);
      return;
    }
    const isBack =
      origin !== null &&
      Math.abs(timeOn(origin, monotonic()) - lineTime()) <= DRIFT * Math.max(1, origin.rate);
    const isReturned = startedAway ? followed === null : isBack;
    const isHome = isReturned || !wasSettled;
    if (isHome) startedAway = false;
    origin = isHome ? null : (origin ?? line);
    for (const { stepped } of listeners) stepped(source, by, isHome);
  }

  /** Returns the line that the clock is on, at this moment. */
  function shownLine(): ClockLine {
    return { at: monotonic(), service: lineTime(), rate: followed?.rate ?? 1 };
  }

  function checkMachine(): void {
    const line = shownLine();
    const wasJumping = machine.isJumping();
    machine.check();
    if (!wasJumping && machine.isJumping()) for (const { doubted } of listeners) doubted(MACHINE);
    if (!wasJumping || machine.isJumping()) return;
    choose();
    step(MACHINE, line, settled);
  }

  function take(source: number, sample: ClockSample): void {
    checkMachine();
    const line = shownLine();
    const wasSettled = settled;
    const result: SampleResult = sourceAt(source).add(sample);
    if (result === "adopted" && machine.isJumping() && isMachines(sample)) machine.follow();
    choose();
    if (Math.abs(difference()) <= DRIFT) differsSince = null;
    else differsSince ??= monotonic();
    switch (result) {
      case "adopted":
        step(source, line, wasSettled);
        return;
      case "confirmed":
        for (const { trusted } of listeners) trusted(source);
        return;
      case "doubted":
        for (const { doubted } of listeners) doubted(source);
        return;
      case "doubting":
      case "refused":
    }
  }

  /** The largest of what the newest samples say, and of what is shown. */
  function difference(): number {
    const at = monotonic();
    const differences = [...sources.values()].flatMap((source) => {
      const newest = source.newest();
      return newest === null ? [] : newest.service + (at - newest.at) - machine.wall();
    });
    return differences.reduce(
      (largest, each) => (Math.abs(each) > Math.abs(largest) ? each : largest),
      now() - machine.wall(),
    );
  }

  return {
    now,
    observe(source, { list, date, age }: ListDate) {
      responded = true;
      const stated = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(stated)) return;
      const seconds = age !== null && /^\d{1,7}$/.test(age) ? Number(age) : 0;
      take(source, { list, at: monotonic(), service: stated + seconds * SECOND });
    },
    follow(shown) {
      responded = true;
      for (const list of ["upcoming", "ended"] as const) {
        take(0, { list, at: monotonic(), service: shown });
      }
    },
    restore(kept: KeptClock) {
      const at = monotonic();
      initial =
        kept === null
          ? { at, service: machine.now(), rate: 1 }
          : { at: at - (machine.now() - kept.wall), service: kept.service, rate: kept.rate };
      settled = true;
      agreedBefore = kept === null;
      startedAway = kept !== null;
      followed = kept === null ? null : { at, service: timeOn(initial, at), rate: kept.rate };
    },
    kept: () =>
      followed === null
        ? null
        : { wall: machine.now(), service: Math.round(lineTime()), rate: followed.rate },
    difference,
    lastingDifference: () => {
      if (differsSince === null || monotonic() - differsSince < AGREEMENT) return null;
      const lasting = difference();
      // Without a new response, this machine's clock may have been corrected.
      return Math.abs(lasting) > DRIFT ? lasting : null;
    },
    hasResponse: () => responded,
    hasAgreed: () => agreedBefore,
    check: checkMachine,
    subscribe: (listener) => void listeners.push(listener),
  };
}
