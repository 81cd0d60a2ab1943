/** Rules about the stations that staff enter. */
import * as z from "zod/mini";
import { groupBy } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import { MINUTE } from "#core/lib/time.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { doOverlap, findOccupiedTime, overlapsSince } from "./clashes.ts";
import { createMatchReference, findMatch, findNearStart } from "./context.ts";
import { createRule, findInMatches, MatchReferenceSchema } from "./rule.ts";

/** How long before its start a match should have a station, in milliseconds. */
const STATION_BEFORE = 30 * MINUTE;

/** Two matches are on one station: both live, or starts closer than the typical duration. */
export const twoOnOne = createRule(
  "two-on-one",
  "warn",
  /** `start`, `otherStart`: when the two matches began or are to begin. */
  {
    station: z.string(),
    start: InstantSchema,
    other: MatchReferenceSchema,
    otherStart: InstantSchema,
  },
  (context) => {
    const stations = new Map(
      context.world.annotations
        .ofKind("station")
        .map((annotation) => [annotation.scope, annotation]),
    );
    const uses = context.open.flatMap((derived) => {
      const entered = stations.get(derived.match.key);
      const use = entered === undefined ? null : findOccupiedTime(context, derived);
      if (entered === undefined || use === null) return [];
      const isLive = derived.status.state === "live";
      return [{ use, isLive, station: entered.value, enteredAt: entered.at }];
    });
    const ordered = uses.toSorted((a, b) => a.use.from - b.use.from);
    const byStation = groupBy(ordered, ({ station }) => foldName(station));
    return Array.from(byStation).flatMap(([folded, own]) =>
      own.flatMap(({ use, isLive, station, enteredAt }, index) => {
        const found = own
          .slice(0, index)
          .find((earlier) => (isLive && earlier.isLive) || doOverlap(earlier.use, use));
        if (found === undefined) return [];
        const since = overlapsSince(context, found.use, use);
        const other = createMatchReference(found.use.derived);
        return [
          {
            match: use.derived,
            since: Math.max(since, enteredAt, found.enteredAt),
            reason: { station, start: use.from, other, otherStart: found.use.from },
            fact: `${other.match} ${folded}`,
          },
        ];
      }),
    );
  },
);

/** A match starts soon without a station, in a tournament whose other matches have one. */
export const noStation = createRule("no-station", "note", { start: InstantSchema }, (context) => {
  const scopes = context.world.annotations.ofKind("station").map(({ scope }) => scope);
  const entered = new Set(scopes);
  const tournaments = new Set(
    scopes.map((scope) => findMatch(context, scope)?.match.tournament.key),
  );
  return findInMatches(context.open, (derived) => {
    const { match } = derived;
    if (entered.has(match.key) || !tournaments.has(match.tournament.key)) return null;
    const start = findNearStart(context, derived, STATION_BEFORE);
    if (start === null) return null;
    return { since: start - STATION_BEFORE, reason: { start }, fact: String(start) };
  });
});
