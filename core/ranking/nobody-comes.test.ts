/** Ranks in brackets with places from which nobody comes. */
import { describe, expect, it } from "vitest";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { rankRowsOf, worldOfFile } from "#core/testing/derive.ts";
import type { Wire } from "#core/testing/wire-match.ts";
import { wireDoubleMatch, wireDoubleMatches } from "#core/testing/wire-matches.ts";
import { must } from "#core/lib/must.ts";
import type { RankRow } from "#core/model/ranking.ts";
import { eliminationTree, type TreeMatch } from "#core/simulation/elimination-tree.ts";
import { createSampleRandom } from "#core/testing/node/sample.ts";
import type { PlayedPlace } from "#core/testing/play-tree.ts";
import {
  type Plan,
  playPlan,
  subsets,
  VACANT_CASES,
  worldOfPlan,
} from "#core/testing/vacant-places.ts";

/** Who is out after losing in one round. */
interface Tier {
  /** Their best rank if each match had a winner and a loser. */
  readonly from: number;
  /** Number of contestants of this tier and better ones. */
  readonly to: number;
  readonly names: ReadonlySet<string>;
}

const random = createSampleRandom();

/** Returns the tiers of an elimination that was played to its end, best first. */
function tiersOf({ kind }: Plan, places: readonly PlayedPlace[]): readonly Tier[] {
  const isOut = ({ round, side }: TreeMatch): boolean =>
    kind === "single" || side === "lower" || round.startsWith("grand final");
  const rounds = new Map<string, { count: number; names: Set<string> }>();
  for (const { node } of places) {
    if (isOut(node)) rounds.set(node.round, { count: 0, names: new Set() });
  }
  const roundAt = (round: string) => must(rounds.get(round), "losers are out in a round");
  const reset = places.find(({ node }) => node.round === "grand final reset");
  for (const place of places) {
    const { node, winner, loser, sides } = place;
    // A bracket reset eliminates instead of the grand final.
    if (
      place === reset
        ? loser === "nobody"
        : node.round === "grand final" && reset?.loser !== "nobody"
    )
      continue;
    const isDoubleOut = winner === "nobody" && loser === "nobody";
    const drop = places.find(({ node: { sources } }) =>
      sources.some((source) => source.type === "loser" && source.of === node.place),
    );
    if (isOut(node)) roundAt(node.round).count += 1;
    if (isDoubleOut) {
      for (const side of sides) roundAt((drop?.node ?? node).round).names.add(String(side));
    } else if (isOut(node)) roundAt(node.round).names.add(String(loser));
  }
  const tiers: Tier[] = [];
  let [from, better] = [2, places.at(-1)?.winner === "nobody" ? 0 : 1];
  for (const { count, names } of [...rounds.values()].toReversed()) {
    if (count === 0) continue;
    names.delete("nobody");
    better += names.size;
    tiers.push({ from, to: better, names });
    from += count;
  }
  return tiers;
}

/** Returns the rows of a ranking that exclude the rank of a contestant at the end. */
function findFalseRanks(rows: readonly RankRow[], plan: Plan): readonly string[] {
  const end = playPlan({ ...plan, played: Number.POSITIVE_INFINITY });
  const champion = must(end.at(-1), "a tree has a final").winner;
  const tiers = tiersOf(plan, end);
  return rows.flatMap(({ from, to, contestant: { name } }) => {
    const tier = tiers.find(({ names }) => names.has(name));
    const isTrue =
      name === champion ? from === 1 : tier !== undefined && from <= tier.from && to >= tier.to;
    return isTrue ? [] : [`${from}-${to} ${name}`];
  });
}

describe("ranks with places from which nobody comes", () => {
  it.each(VACANT_CASES)(
    "include those of the end of a $kind elimination of $size",
    ({ kind, size }) => {
      const tree = eliminationTree(kind, size, { bronze: false, dropOrder: (row) => row });
      const before = tree
        .map(({ place }) => place)
        .filter((place) => !place.startsWith("grand") && place !== "ro2#1");
      for (const out of subsets(before, 2)) {
        const played = Math.floor(random() * 2 * size);
        const plan: Plan = { kind, size, missing: new Set(), out: new Set(out), played };
        const rows = rankRowsOf(worldOfPlan(plan, playPlan(plan), "not"));
        expect(findFalseRanks(rows, plan), `out ${out.join(", ")}, ${played} played`).toEqual([]);
      }
    },
  );
});

/** Returns the ranking of a double elimination of four whose lower final nobody won. */
function rankDoubleOut(...finals: readonly Wire[]): string {
  const wire = [
    ...wireDoubleMatches(
      "ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0, ro2#1 Aino 2 v Cai 0",
      "lower ro2s1#1 Bo 2 v Dag 0, lower ro2s2#1 Bo -1 v Cai -1",
    ),
    ...finals,
  ];
  return formatRanks(worldOfFile(wire));
}

it("is won by the only grand finalist, listed with a bye or not at all", () => {
  const ranks = "1 Aino won, 2-3 Bo Cai disqualified, 4 Dag lost";
  expect(rankDoubleOut(wireDoubleMatch("6", "grand final#1", "Aino", { bye: "1" }))).toBe(ranks);
  expect(rankDoubleOut()).toBe(ranks);
});
