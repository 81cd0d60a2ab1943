import { parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { getMatchAtTime } from "./reveal.ts";
import { scheduleReplay } from "./schedule.ts";

/** Both lists of the service, without the limit of 100. */
export interface ReplayLists {
  /** Matches that have not begun, sorted by start; includes delayed ones. */
  readonly upcoming: readonly WireMatch[];
  /** Matches that have begun, latest start first. */
  readonly ended: readonly WireMatch[];
}

/**
 * Schedules matches: whole tournaments with their results, in the wire format. Returns a function
 * that gives the service's two lists at any time of the replay. Pure: equal input gives equal
 * lists.
 */
export function createReplay(matches: readonly WireMatch[]): (now: Instant) => ReplayLists {
  const times = scheduleReplay(matches);
  const listed = matches
    .flatMap((match, index) => {
      const start = parseWallTime(match.start);
      const replayTimes = times[index];
      return start === null || replayTimes === undefined
        ? []
        : [{ match, start, index, replayTimes }];
    })
    .sort((a, b) => a.start - b.start || a.index - b.index);
  return (now) => ({
    upcoming: listed
      .filter(({ replayTimes }) => replayTimes.begins > now)
      .map(({ match, replayTimes }) => getMatchAtTime(match, replayTimes, now)),
    ended: listed
      .filter(({ replayTimes }) => replayTimes.begins <= now)
      .map(({ match, replayTimes }) => getMatchAtTime(match, replayTimes, now))
      .reverse(),
  });
}
