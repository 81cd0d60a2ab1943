import { parseWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { matchAtTime } from "./reveal.ts";
import { scheduleReplay } from "./schedule.ts";

/** Both lists of the service, uncut. */
export interface ReplayLists {
  /** What has not begun, by start; late ones included. */
  readonly upcoming: readonly WireMatch[];
  /** What has begun, from the latest start back. */
  readonly ended: readonly WireMatch[];
}

/**
 * The service's two lists at a moment of a replay. Pure: the same matches and moment give the same
 * lists. To ask for many moments, schedule once with `createReplay`.
 *
 * @param matches whole tournaments with their results, in the wire format
 */
export function replayAt(matches: readonly WireMatch[], now: Instant): ReplayLists {
  return createReplay(matches)(now);
}

/** Schedules the matches once and answers for any moment, in any order. */
export function createReplay(matches: readonly WireMatch[]): (now: Instant) => ReplayLists {
  const times = scheduleReplay(matches);
  const listed = matches
    .flatMap((match, index) => {
      const start = parseWallTime(match.start);
      const when = times[index];
      return start === null || when === undefined ? [] : [{ match, start, index, when }];
    })
    .sort((a, b) => a.start - b.start || a.index - b.index);
  return (now) => ({
    upcoming: listed
      .filter(({ when }) => when.begins > now)
      .map(({ match, when }) => matchAtTime(match, when, now)),
    ended: listed
      .filter(({ when }) => when.begins <= now)
      .map(({ match, when }) => matchAtTime(match, when, now))
      .reverse(),
  });
}
