import { SHORTEST_MATCH } from "#core/match/shortest-match.ts";
import * as z from "zod/mini";
import { type AttentionContext, findBeginTime, createMatchReference } from "./context.ts";
import { MatchReferenceSchema } from "./reason-parts.ts";
import { createRule } from "./rule.ts";
import { groupBy } from "#core/lib/collections.ts";
import { foldName } from "#core/lib/text.ts";
import { DAY } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchEntry, Instant } from "#core/model/match.ts";

/** A contestant's part in a match that has not ended. */
interface Part {
  readonly derived: DerivedMatch;
  readonly entry: MatchEntry;
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * A contestant plays two matches at once. Within a game contestants are compared by key, because
 * staff may have entered that two names are one contestant; across games by name.
 */
export const overlapping = createRule({
  kind: "overlapping",
  severity: "warn",
  /** `sameName`: in two games, so these may be two people. */
  reason: z.object({ contestant: z.string(), other: MatchReferenceSchema, sameName: z.boolean() }),
  find: (context) => {
    const parts = context.open.flatMap((derived) => partsOf(context, derived));
    const ordered = parts.toSorted((a, b) => a.from - b.from);
    const byKey = groupBy(ordered, ({ entry }) => entry.key);
    const byName = groupBy(ordered, ({ entry }) => foldName(entry.name));
    return ordered.flatMap((later) => {
      const findClash = (own: readonly Part[] = []): Part | undefined =>
        own.slice(0, own.indexOf(later)).find((earlier) => doClash(earlier, later));
      const other =
        findClash(byKey.get(later.entry.key)) ?? findClash(byName.get(foldName(later.entry.name)));
      if (other === undefined) return [];
      const sameName = other.entry.key !== later.entry.key;
      return [
        {
          match: later.derived,
          since: null,
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
  const { match, status, absence } = derived;
  const from = findBeginTime(context, derived);
  if (from === null || absence !== null) return [];
  if (status.state === "upcoming" && from - context.now > DAY) return [];
  const to = from + (context.lengths(match)?.typical ?? SHORTEST_MATCH);
  return match.entries.map((entry) => ({ derived, entry, from, to }));
}

/** Returns whether the later match starts before the estimated end of the earlier one. */
function doClash(earlier: Part, later: Part): boolean {
  if (earlier.derived === later.derived || later.from >= earlier.to) return false;
  return !areFinals(earlier.derived, later.derived);
}

/** Returns whether two matches are a grand final and its reset, which never overlap. */
function areFinals(
  { match: a, round: one }: DerivedMatch,
  { match: b, round: other }: DerivedMatch,
) {
  const keys = new Set([one?.key, other?.key]);
  return (
    a.site === b.site &&
    a.bracketId === b.bracketId &&
    keys.has("grand final") &&
    keys.has("grand final reset")
  );
}
