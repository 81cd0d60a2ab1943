import * as z from "zod/mini";
import { groupBy } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import { createMatchReference } from "./context.ts";
import { doOverlap, findOccupiedTime, type OccupiedTime } from "./occupied-time.ts";
import { InstantCodec, MatchReferenceSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";

/** Two matches are on one station: both live, or starts closer than the typical duration. */
export const twoOnOne = createRule({
  kind: "two-on-one",
  severity: "warn",
  /** `start`, `otherStart`: when the two matches began or are to begin. */
  reason: z.object({
    station: z.string(),
    start: InstantCodec,
    other: MatchReferenceSchema,
    otherStart: InstantCodec,
  }),
  find: (context) => {
    const stations = new Map(
      context.world.facts.ofKind("station").map(({ scope, value }) => [scope, value]),
    );
    const uses = context.open.flatMap((derived) => {
      const station = stations.get(derived.match.key);
      const use = station === undefined ? null : findOccupiedTime(context, derived);
      return station === undefined || use === null ? [] : [{ use, station }];
    });
    const ordered = uses.toSorted((a, b) => a.use.from - b.use.from);
    const byStation = groupBy(ordered, ({ station }) => foldName(station));
    return [...byStation.values()].flatMap((own) =>
      own.flatMap(({ use, station }, index) => {
        const other = own.slice(0, index).find((earlier) => areTogether(earlier.use, use))?.use;
        if (other === undefined) return [];
        return [
          {
            match: use.derived,
            since: null,
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
