import * as z from "zod/mini";
import { type AttentionContext, createMatchReference } from "./context.ts";
import { doOverlap, findOccupiedTime, type OccupiedTime, overlapsSince } from "./occupied-time.ts";
import { MatchReferenceSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";
import { groupBy } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchEntry } from "#core/model/match.ts";

/** A contestant's part in a match that has not ended. */
interface Part extends OccupiedTime {
  readonly entry: MatchEntry;
}

/**
 * A contestant plays two matches at once. Within a game contestants are compared by key, because
 * staff may have entered that two names are one contestant; across games by name.
 */
export const overlapping = createRule({
  kind: "overlapping",
  severity: "alarm",
  /** `sameName`: in two games, so these may be two people. */
  reason: z.object({ contestant: z.string(), other: MatchReferenceSchema, sameName: z.boolean() }),
  find: (context) => {
    const parts = context.open.flatMap((derived) => partsOf(context, derived));
    const ordered = parts.toSorted((a, b) => a.from - b.from);
    const byKey = groupBy(ordered, ({ entry }) => entry.key);
    const byName = groupBy(ordered, ({ entry }) => foldName(entry.name));
    return ordered.flatMap((later) => {
      const findClash = (own: readonly Part[] = []): Part | undefined =>
        own.slice(0, own.indexOf(later)).find((earlier) => doOverlap(earlier, later));
      const other =
        findClash(byKey.get(later.entry.key)) ?? findClash(byName.get(foldName(later.entry.name)));
      if (other === undefined) return [];
      const sameName = other.entry.key !== later.entry.key;
      return [
        {
          match: later.derived,
          since: overlapsSince(context, other, later),
          reason: {
            contestant: later.entry.name,
            other: createMatchReference(other.derived),
            sameName,
          },
          fact: `${other.derived.match.key} ${later.entry.key}`,
          ...(sameName && { severity: "note" as const }),
        },
      ];
    });
  },
});

/** Returns the parts of a match that is live or begins within a day. */
function partsOf(context: AttentionContext, derived: DerivedMatch): readonly Part[] {
  const use = findOccupiedTime(context, derived);
  return use === null ? [] : derived.match.entries.map((entry) => ({ ...use, entry }));
}
