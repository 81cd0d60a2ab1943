import { SECOND } from "#core/lib/time.ts";
import type { ClockListener, ServiceClock, TimeSources } from "./clock.ts";
import { createClockDifference } from "./clock-difference.ts";
import { createClockHome } from "./clock-home.ts";
import { type ClockLine, type ClockSample, DRIFT } from "./clock-line.ts";
import type { SampleResult } from "./clock-source.ts";
import { createClockSources } from "./clock-sources.ts";
import { createMachineClock } from "./machine-clock.ts";
import { createShownTime } from "./shown-time.ts";

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
  const sources = createClockSources(machine, monotonic);
  const shown = createShownTime(machine, monotonic);
  const home = createClockHome(shown, monotonic);
  const difference = createClockDifference({ sources, machine, shown, monotonic });
  const listeners: ClockListener[] = [];
  let responded = false;

  /** @param line What the clock was on before. */
  function step(source: number, line: ClockLine, wasSettled: boolean): void {
    const by = Math.round(shown.line().service) - Math.round(line.service);
    if (Math.abs(by) <= DRIFT) {
      for (const { trusted } of listeners) trusted(source);
      return;
    }
    const isHome = home.step(line, wasSettled);
    for (const { stepped } of listeners) stepped(source, by, isHome);
  }

  function checkMachine(): void {
    const line = shown.line();
    const wasJumping = machine.isJumping();
    machine.check();
    if (!wasJumping && machine.isJumping()) for (const { doubted } of listeners) doubted(MACHINE);
    if (!wasJumping || machine.isJumping()) return;
    shown.choose(sources.votes());
    step(MACHINE, line, shown.isSettled());
  }

  function take(source: number, sample: ClockSample): void {
    checkMachine();
    const line = shown.line();
    const wasSettled = shown.isSettled();
    const result: SampleResult = sources.at(source).add(sample);
    if (result === "adopted" && machine.isJumping() && sources.isMachines(sample)) machine.follow();
    shown.choose(sources.votes());
    difference.note();
    if (result === "adopted") step(source, line, wasSettled);
    else if (result === "confirmed") for (const { trusted } of listeners) trusted(source);
    else if (result === "doubted") for (const { doubted } of listeners) doubted(source);
  }

  return {
    now: shown.now,
    observe(source, { list, date, age }) {
      responded = true;
      const stated = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(stated)) return;
      const seconds = age !== null && /^\d{1,7}$/.test(age) ? Number(age) : 0;
      take(source, { list, at: monotonic(), service: stated + seconds * SECOND });
    },
    follow(instant) {
      responded = true;
      for (const list of ["upcoming", "ended"] as const) {
        take(0, { list, at: monotonic(), service: instant });
      }
    },
    restore(kept) {
      sources.startOn(shown.restore(kept));
      home.restart(kept !== null);
    },
    kept: shown.kept,
    difference: difference.now,
    lastingDifference: difference.lasting,
    hasResponse: () => responded,
    hasAgreed: shown.hasAgreed,
    check: checkMachine,
    subscribe: (listener) => void listeners.push(listener),
  };
}
