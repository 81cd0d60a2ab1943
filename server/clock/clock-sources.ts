import { DAY, HOUR } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { TimeSources } from "./clock.ts";
import { type ClockLine, type ClockSample, DRIFT, timeOn } from "./clock-line.ts";
import { createSourceClock, type SourceClock } from "./clock-source.ts";
import type { MachineClock } from "./machine-clock.ts";

/** A service may be this far behind this machine (a replay of a past event), or ahead of it. */
const FURTHEST_BEHIND = 20 * 365 * DAY;
const FURTHEST_AHEAD = 2 * 365 * DAY;
/** A source that confirmed nothing for this long has no vote. */
const VOTE_LASTS = HOUR;

/** The time of one source, at this moment. */
export interface ClockVote {
  readonly service: Instant;
  /** Service seconds in a second. */
  readonly rate: number;
  /** Whether it was agreed on for long enough. */
  readonly isSettled: boolean;
}

/** The clocks of all sources. */
export interface ClockSources {
  /** Returns the clock of a source; a new one if there is none. */
  readonly at: (index: number) => SourceClock;
  /** Returns the times of the sources that were confirmed recently. */
  readonly votes: () => readonly ClockVote[];
  /** Returns the newest sample of every source. */
  readonly newest: () => readonly ClockSample[];
  /** Returns whether a sample is what this machine's clock shows. */
  readonly isMachines: (shown: Pick<ClockSample, "at" | "service">) => boolean;
  /** Makes new clocks start on this line. */
  readonly startOn: (line: ClockLine) => void;
}

/** Creates the clocks of sources of which nothing is known. */
export function createClockSources(
  machine: MachineClock,
  monotonic: TimeSources["monotonic"],
): ClockSources {
  const sources = new Map<number, SourceClock>();
  let initial: ClockLine | null = null;

  const isMachines: ClockSources["isMachines"] = ({ at, service }) =>
    Math.abs(service - (machine.wall() - monotonic() + at)) <= DRIFT;
  const isPlausible = ({ service }: ClockSample): boolean => {
    const ahead = service - machine.now();
    return ahead >= -FURTHEST_BEHIND && ahead <= FURTHEST_AHEAD;
  };

  return {
    at(index) {
      const known = sources.get(index);
      if (known !== undefined) return known;
      const { isJumping: isMachineJumping } = machine;
      const created = createSourceClock({ initial, isPlausible, isMachines, isMachineJumping });
      sources.set(index, created);
      return created;
    },
    votes() {
      const at = monotonic();
      return [...sources.values()].flatMap((source) => {
        const line = source.line();
        const confirmedAt = source.confirmedAt();
        if (line === null || confirmedAt <= machine.jumpedAt() || at - confirmedAt > VOTE_LASTS)
          return [];
        return { service: timeOn(line, at), rate: line.rate, isSettled: source.isSettled() };
      });
    },
    newest: () => [...sources.values()].flatMap((source) => source.newest() ?? []),
    isMachines,
    startOn(line) {
      initial = line;
    },
  };
}
