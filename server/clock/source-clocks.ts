import { DAY, HOUR } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { TimeSources } from "./clock.ts";
import {
  type ClockLine,
  type ClockSample,
  EQUAL_CLOCKS_TOLERANCE_MS,
  getServiceTime,
} from "./clock-line.ts";
import { createSourceClock, type SourceClock } from "./clock-source.ts";
import type { MachineClock } from "./machine-clock.ts";

/** Furthest that a service may be behind this machine (a replay of a past event) or ahead of it. */
const FURTHEST_BEHIND = 20 * 365 * DAY;
const FURTHEST_AHEAD = 2 * 365 * DAY;
/** How long a source has a vote after its last confirmed sample, in milliseconds. */
const VOTE_DURATION = HOUR;

/** The present time of one source. */
export interface SourceTime {
  readonly service: Instant;
  /** Service seconds per second. */
  readonly rate: number;
  /** Whether the source's line is settled. */
  readonly isSettled: boolean;
}

export type SourceClocks = ReturnType<typeof createSourceClocks>;

/** Creates the clocks without any source. */
export function createSourceClocks(machine: MachineClock, monotonic: TimeSources["monotonic"]) {
  const sources = new Map<number, SourceClock>();
  let initial: ClockLine | null = null;

  /** Returns whether a sample has the time of this machine's clock. */
  const isMachines = ({ at, service }: Pick<ClockSample, "at" | "service">): boolean =>
    Math.abs(service - (machine.wall() - monotonic() + at)) <= EQUAL_CLOCKS_TOLERANCE_MS;
  const isPlausible = ({ service }: ClockSample): boolean => {
    const ahead = service - machine.now();
    return ahead >= -FURTHEST_BEHIND && ahead <= FURTHEST_AHEAD;
  };

  return {
    /** Returns the clock of a source; creates it if there is none. */
    at(index: number): SourceClock {
      const known = sources.get(index);
      if (known !== undefined) return known;
      const { isJumping: isMachineJumping } = machine;
      const created = createSourceClock({ initial, isPlausible, isMachines, isMachineJumping });
      sources.set(index, created);
      return created;
    },
    /** Returns the times of sources confirmed in the last hour and after this machine's last jump. */
    votes(): readonly SourceTime[] {
      const at = monotonic();
      return [...sources.values()].flatMap((source) => {
        const line = source.line();
        const confirmedAt = source.confirmedAt();
        if (line === null || confirmedAt <= machine.jumpedAt() || at - confirmedAt > VOTE_DURATION)
          return [];
        return {
          service: getServiceTime(line, at),
          rate: line.rate,
          isSettled: source.isSettled(),
        };
      });
    },
    /** Returns the newest sample of every source. */
    newest: (): readonly ClockSample[] =>
      [...sources.values()].flatMap((source) => source.newest() ?? []),
    isMachines,
    /** Sets the line on which new clocks start. */
    startOn(line: ClockLine) {
      initial = line;
    },
  };
}
