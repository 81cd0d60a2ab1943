import * as z from "zod/mini";
import { groupBy } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import { createMatchReference } from "./context.ts";
import { doOverlap, findOccupiedTime, type OccupiedTime, overlapsSince } from "./occupied-time.ts";
import { MatchReferenceSchema } from "./reason-parts.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { createRule } from "./rule.ts";

/** Two matches are on one station: both live, or starts closer than the typical duration. */
export const twoOnOne = createRule({
  kind: "two-on-one",
  severity: "warn",
  /** `start`, `otherStart`: when the two matches began or are to begin. */
  reason: z.object({
    station: z.string(),
    start: InstantSchema,
    other: MatchReferenceSchema,
    otherStart: InstantSchema,
  }),
  find: (context) => {
    const stations = new Map(
      context.world.facts.ofKind("station").map((annotation) => [annotation.scope, annotation]),
    );
    const uses = context.open.flatMap((derived) => {
      const entered = stations.get(derived.match.key);
      const use = entered === undefined ? null : findOccupiedTime(context, derived);
      if (entered === undefined || use === null) return [];
      return [{ use, station: entered.value, enteredAt: entered.at }];
    });
    const ordered = uses.toSorted((a, b) => a.use.from - b.use.from);
    const byStation = groupBy(ordered, ({ station }) => foldName(station));
    return [...byStation.values()].flatMap((own) =>
      own.flatMap(({ use, station, enteredAt }, index) => {
        const found = own.slice(0, index).find((earlier) => areTogether(earlier.use, use));
        if (found === undefined) return [];
        const other = found.use;
        const since = overlapsSince(context, other, use);
        return [
          {
            match: use.derived,
            since: Math.max(since, enteredAt, found.enteredAt),
            reason: {
              station,
              start: use.from,
              other: createMatchReference(other.derived),
              otherStart: other.from,
            },
            fact: `${other.derived.match.key} ${foldName(station)}`,
          },
        ];
      }),
    );
  },
});

/** Returns whether two matches need one station at the same time. */
function areTogether(earlier: OccupiedTime, later: OccupiedTime): boolean {
  const areLive = [earlier, later].every(({ derived }) => derived.status.state === "live");
  return areLive || doOverlap(earlier, later);
}
