import { SECOND } from "#core/lib/time.ts";
import type { ClockListener, ServiceClock, TimeSources } from "./clock.ts";
import {
  EQUAL_CLOCKS_TOLERANCE_MS,
  AGREEMENT_DURATION_MS,
  getServiceTime,
  type ClockLine,
  type ClockSample,
} from "./clock-line.ts";
import type { SampleResult } from "./clock-source.ts";
import { createSourceClocks, type SourceClocks } from "./source-clocks.ts";
import { createMachineClock, type MachineClock } from "./machine-clock.ts";
import { createShownTime, type ShownTime } from "./shown-time.ts";

/** Index of this machine's clock in place of a source. */
const MACHINE = -1;

/**
 * Creates a clock that shows this machine's time until the services send another.
 *
 * Each source has its own clock, which changes only after a minute of agreeing list responses
 * (`clock-source.ts`). If the sources differ, the clock stays with those that agree with it, so
 * that a single bad source cannot change it.
 */
export function createServiceClock(time: Pick<TimeSources, "wall" | "monotonic">): ServiceClock {
  const { monotonic } = time;
  const machine = createMachineClock(time);
  const sources = createSourceClocks(machine, monotonic);
  const shownTime = createShownTime(machine, monotonic);
  const home = createOriginalTimeTracker(shownTime, monotonic);
  const difference = createClockDifference({ sources, machine, shown: shownTime, monotonic });
  const listeners: ClockListener[] = [];
  let hasResponse = false;

  /** @param line The line of the clock before the step. */
  function step(source: number, line: ClockLine, wasSettled: boolean): void {
    const by = Math.round(shownTime.line().service) - Math.round(line.service);
    if (Math.abs(by) <= EQUAL_CLOCKS_TOLERANCE_MS) {
      for (const { trusted } of listeners) trusted(source);
      return;
    }
    const isHome = home.step(line, wasSettled);
    for (const { stepped } of listeners) stepped(source, by, isHome);
  }

  function checkMachine(): void {
    const line = shownTime.line();
    const wasJumping = machine.isJumping();
    machine.check();
    if (!wasJumping && machine.isJumping()) for (const { doubted } of listeners) doubted(MACHINE);
    if (!wasJumping || machine.isJumping()) return;
    shownTime.choose(sources.votes());
    step(MACHINE, line, shownTime.isSettled());
  }

  function take(source: number, sample: ClockSample): void {
    checkMachine();
    const line = shownTime.line();
    const wasSettled = shownTime.isSettled();
    const result: SampleResult = sources.at(source).add(sample);
    if (result === "adopted" && machine.isJumping() && sources.isMachines(sample)) machine.follow();
    shownTime.choose(sources.votes());
    difference.note();
    if (result === "adopted") step(source, line, wasSettled);
    else if (result === "confirmed") for (const { trusted } of listeners) trusted(source);
    else if (result === "doubted") for (const { doubted } of listeners) doubted(source);
  }

  return {
    now: shownTime.now,
    observe(source, { list, date, age }) {
      hasResponse = true;
      const sentAt = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(sentAt)) return;
      const seconds = age !== null && /^\d{1,7}$/.test(age) ? Number(age) : 0;
      take(source, { list, at: monotonic(), service: sentAt + seconds * SECOND });
    },
    follow(instant) {
      hasResponse = true;
      for (const list of ["upcoming", "ended"] as const) {
        take(0, { list, at: monotonic(), service: instant });
      }
    },
    restore(kept) {
      sources.startOn(shownTime.restore(kept));
      home.restart(kept !== null);
    },
    kept: shownTime.kept,
    difference: difference.now,
    lastingDifference: difference.lasting,
    hasResponse: () => hasResponse,
    hasAgreed: shownTime.hasAgreed,
    check: checkMachine,
    subscribe: (listener) => void listeners.push(listener),
  };
}

/** Creates the difference of the two clocks. Until a sample differs, it counts as not lasting. */
function createClockDifference(deps: {
  readonly sources: Pick<SourceClocks, "newest">;
  readonly machine: Pick<MachineClock, "wall">;
  readonly shown: Pick<ShownTime, "now">;
  readonly monotonic: TimeSources["monotonic"];
}) {
  const { sources, machine, shown, monotonic } = deps;
  /** Monotonic time since which a difference has lasted; `null` if there is none. */
  let since: number | null = null;

  /** Returns the largest difference of the newest samples and the shown time, by absolute value. */
  const now = (): number => {
    const at = monotonic();
    return sources
      .newest()
      .map((newest) => newest.service + (at - newest.at) - machine.wall())
      .reduce(
        (largest, each) => (Math.abs(each) > Math.abs(largest) ? each : largest),
        shown.now() - machine.wall(),
      );
  };

  return {
    now,
    /**
     * Returns that difference if one over two minutes has lasted for a minute or more; else `null`.
     */
    lasting: (): number | null => {
      if (since === null || monotonic() - since < AGREEMENT_DURATION_MS) return null;
      const lasting = now();
      // Without a new response, this machine's clock may have been corrected.
      return Math.abs(lasting) > EQUAL_CLOCKS_TOLERANCE_MS ? lasting : null;
    },
    /** Updates the duration of the difference. Call after each new sample. */
    note() {
      if (Math.abs(now()) <= EQUAL_CLOCKS_TOLERANCE_MS) since = null;
      else since ??= monotonic();
    },
  };
}

/** Tracks whether the clock is home: on the time that it had before it was first set. */
function createOriginalTimeTracker(
  shown: Pick<ShownTime, "line" | "isMachines">,
  monotonic: TimeSources["monotonic"],
) {
  /** Line before the first step away from home; `null` while the clock is home. */
  let origin: ClockLine | null = null;
  /** Whether the clock started at a time other than this machine's and has not returned to it. */
  let startedAway = false;
  return {
    /**
     * Registers a step. Returns whether the clock is home after it: see `ClockListener`.
     *
     * @param line The line of the clock before the step.
     * @param wasSettled Whether that line was settled.
     */
    step(line: ClockLine, wasSettled: boolean) {
      const isBack =
        origin !== null &&
        Math.abs(getServiceTime(origin, monotonic()) - shown.line().service) <=
          EQUAL_CLOCKS_TOLERANCE_MS * Math.max(1, origin.rate);
      const isReturned = startedAway ? shown.isMachines() : isBack;
      const isHome = isReturned || !wasSettled;
      if (isHome) startedAway = false;
      origin = isHome ? null : (origin ?? line);
      return isHome;
    },
    /** Restarts. `isAway`: whether the clock starts at a time other than this machine's. */
    restart(isAway: boolean) {
      startedAway = isAway;
    },
  };
}
