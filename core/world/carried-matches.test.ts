/** Matches that the group of a later stage lists again, compared with events that do not list them. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { deriveAllHeadToHeads } from "#core/contestants/head-to-head.ts";
import { must } from "#core/lib/must.ts";
import { contestantNamed, worldOfFile } from "#core/testing/derive.ts";
import type { Wire } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import type { World } from "./world.ts";

const GROUPS = [
  ["Elm", "Fir", "Oak"],
  ["Ash", "Bay", "Yew"],
] as const;

interface Played {
  readonly pair: readonly [string, string];
  readonly score: readonly [number, number];
  readonly start: string;
}

const sidesOf = ({ pair, score }: Played): string =>
  pair.map((name, at) => `${name} ${score[at]}`).join(" v ");

const pairsOf = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other] as const));

const wire = (match: Played, id: string, change: Wire): Wire =>
  wireGroupMatch(id, "1", sidesOf(match), { start: match.start, row: id, ...change });

/** Creates two groups, and a main round of the first two of each with all results among them. */
function createEvent(scores: readonly number[], count: number): readonly [Wire[], Wire[]] {
  let at = 0;
  const play = (pair: readonly [string, string]): Played => {
    const [a = 0, b = 0] = scores.slice(2 * at);
    at += 1;
    const start = `2026-03-0${1 + Math.floor(at / 8)} ${10 + (at % 8)}:00:00`;
    return { pair, score: [a, b], start };
  };
  const groups = GROUPS.map((names) => pairsOf(names).map(play));
  const carried = groups.flatMap((matches) => matches.slice(0, 1));
  const [first, second] = GROUPS.map((names) => names.slice(0, 2));
  const later = (first ?? []).flatMap((name) => (second ?? []).map((other) => play([name, other])));
  const stage1 = groups.flatMap((matches, group) =>
    matches.map((match, row) =>
      wire(match, `${10 * group + row}`, { group_id: `${500 + group}`, round_of: "3" }),
    ),
  );
  const main = { group_id: "600", stage: "2" };
  const stage2 = later.slice(0, count).map((match, row) => wire(match, `${30 + row}`, main));
  const again = carried.map((match, row) => wire(match, `${40 + row}`, main));
  return [[...stage1, ...stage2], again];
}

const recordsOf = (world: World) =>
  [...world.contestants.values()]
    .map(({ name, record, form, ambiguity, matches }) => ({
      name,
      record,
      form,
      ambiguity,
      matches,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

it("count once in records and again in the table of the later stage", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (scores, count) => {
        const [own, again] = createEvent(scores, count);
        const world = worldOfFile([...own, ...again]);
        const without = worldOfFile(own);
        expect(recordsOf(world)).toEqual(recordsOf(without));
        const tables = [...world.groups.values()].map(({ standings }) => standings);
        expect(tables.slice(0, 2)).toEqual(
          [...without.groups.values()].slice(0, 2).map(({ standings }) => standings),
        );
        const played = must(tables[2], "a main round").map((row) => row.played);
        expect(played.reduce((sum, one) => sum + one, 0)).toBe(2 * (count + again.length));
        expect(world.issues).toEqual(without.issues);
        const [elm, fir] = [contestantNamed(world, "Elm"), contestantNamed(world, "Fir")];
        const met = deriveAllHeadToHeads(elm, world.matches);
        expect(met.find(({ opponent }) => opponent.key === fir.key)?.record.played).toBe(1);
      },
    ),
    { numRuns: 60 },
  );
});
