/** The order in which the service lists contestants and matches decides nothing. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { standingsOf, worldOfFile } from "#core/testing/derive.ts";
import { wireContestant, type Wire } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";

const NAMES = ["Aino", "Bo", "Cai", "Dag", "Eve", "Fay"];

/** The scores of the contestants in one match, by name. */
type Scores = ReadonlyMap<string, number>;

/** Ended matches of two to six contestants, with few different scores, also disqualifications. */
const group: fc.Arbitrary<readonly Scores[]> = fc
  .integer({ min: 2, max: NAMES.length })
  .chain((count) =>
    fc.array(
      fc
        .tuple(fc.shuffledSubarray(NAMES, { minLength: count, maxLength: count }))
        .chain(([names]) =>
          fc
            .array(fc.constantFrom(-1, 0, 1, 2, 2.5), { minLength: count, maxLength: count })
            .map((scores) => new Map(names.map((name, index) => [name, scores[index] ?? 0]))),
        ),
      { minLength: 1, maxLength: 4 },
    ),
  );

function wireOf(scores: Scores, id: number, order: readonly string[]): Wire {
  const contestants = order
    .filter((name) => scores.has(name))
    .map((name, index) =>
      wireContestant({ name, score: `${scores.get(name)}`, sort: `${index + 1}` }),
    );
  return wireGroupMatch(`${id}`, `${id}`, "", { contestants });
}

/** Returns winners, results and positions by name. */
function factsOf(items: readonly Wire[]) {
  const world = worldOfFile(items);
  return {
    winners: [...world.matches.values()]
      .map(({ match, outcome: { winner, draw } }) => {
        const name = winner === null ? null : match.entries[winner]?.name;
        return `${match.id} ${name} ${draw}`;
      })
      .toSorted(),
    standings: standingsOf(world).map(({ position, contestant, points, won, drawn, lost }) =>
      [position, contestant.name, points, won, drawn, lost].join(" "),
    ),
  };
}

it("gives the same winners and standings in every order of contestants and matches", () => {
  fc.assert(
    fc.property(
      group,
      fc.shuffledSubarray(NAMES, { minLength: NAMES.length }),
      (matches, order) => {
        const inOrder = matches.map((scores, index) => wireOf(scores, index + 1, NAMES));
        const shuffled = matches
          .map((scores, index) => wireOf(scores, index + 1, order))
          .toReversed();
        expect(factsOf(shuffled)).toEqual(factsOf(inOrder));
      },
    ),
  );
});

it("gives no contestant a win without a result of their own", () => {
  fc.assert(
    fc.property(group, (matches) => {
      const { matches: derived } = worldOfFile(
        matches.map((scores, index) => wireOf(scores, index + 1, NAMES)),
      );
      for (const { match, outcome } of derived.values()) {
        const best = Math.max(...match.entries.map(({ score }) => score ?? 0));
        const winner = match.entries[outcome.winner ?? -1];
        expect(winner === undefined || (winner.score === best && best >= 0)).toBe(true);
        expect(outcome.winner === null || !outcome.draw).toBe(true);
      }
    }),
  );
});
