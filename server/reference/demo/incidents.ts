import { MINUTE, formatWallTime } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import type { ListedMatch } from "#server/reference/store/matches.ts";

/** An irregularity in what is listed of a match: returns how it is listed one after the other. */
export type Incident = (listed: ListedMatch, start: Instant) => readonly ListedMatch[];

/** Returns an incident: in conflict from `after` minutes after the begin, during `lasts` minutes. */
export function conflict(after: number, lasts: number): Incident {
  return (listed) => {
    const from = listed.times.begins + after * MINUTE;
    return inPhases(listed, [from, {}], [from + lasts * MINUTE, { conflict: "1" }]);
  };
}

/** Returns an incident: listed `by` minutes too early until `notice` minutes before the start. */
export function moved(by: number, notice: number): Incident {
  return (listed, start) => {
    const planned = formatWallTime(start - by * MINUTE);
    return inPhases(listed, [start - notice * MINUTE, { start: planned }]);
  };
}

/** Returns an incident: removed from the lists `before` minutes before the start. */
export function withdrawn(before: number): Incident {
  return (listed, start) => [{ ...listed, listedUntil: start - before * MINUTE }];
}

/** Returns an incident of a best-of-3: the loser's games are wrong until `after` minutes after the end. */
export function corrected(after: number): Incident {
  return (listed) => {
    const contestants = listed.match.contestants.map((each) =>
      each.score === "2" ? each : { ...each, score: `${1 - Number(each.score)}` },
    );
    return inPhases(listed, [listed.times.ends + after * MINUTE, { contestants }]);
  };
}

/** An incident: not locked after the end. */
export const unlocked: Incident = (listed) => [
  { ...listed, match: { ...listed.match, locked: "0" } },
];

/** Returns the match with other values until some times, in order, and with its own afterwards. */
function inPhases(
  listed: ListedMatch,
  ...phases: readonly (readonly [until: Instant, values: Partial<WireMatch>])[]
): readonly ListedMatch[] {
  let { listedFrom } = listed;
  const parts: ListedMatch[] = [];
  for (const [listedUntil, values] of phases) {
    parts.push({ ...listed, match: { ...listed.match, ...values }, listedFrom, listedUntil });
    listedFrom = listedUntil;
  }
  return [...parts, { ...listed, listedFrom }];
}
