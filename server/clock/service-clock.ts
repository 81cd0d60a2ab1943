import { SECOND } from "#core/lib/time.ts";
import type { ClockListener, ServiceClock, TimeSources } from "./clock.ts";
import { createClockDifference } from "./clock-difference.ts";
import { createOriginalTimeTracker } from "./original-time-tracker.ts";
import { type ClockLine, type ClockSample, EQUAL_CLOCKS_TOLERANCE_MS } from "./clock-line.ts";
import type { SampleResult } from "./clock-source.ts";
import { createSourceClocks } from "./source-clocks.ts";
import { createMachineClock } from "./machine-clock.ts";
import { createShownTime } from "./shown-time.ts";

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
