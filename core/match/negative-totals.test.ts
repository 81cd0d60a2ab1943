import { expect, it } from "vitest";
import { worldOfFile } from "#core/testing/derive.ts";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { wireGroupMatches } from "#core/testing/wire-matches.ts";
import { markNegativeTotals } from "./negative-totals.ts";
import { isDisqualified } from "./outcome.ts";

const INPUT = { now: NOON, graceMinutes: 10, lockTrusted: true, locksOthers: true };
const LOCKED = { list: "ended" } as const;

/** Marks ended matches with these contestants; returns the names whose negative score is a total. */
function totals(...texts: readonly string[]): readonly string[] {
  const matches = texts.map((text, index) =>
    seen(match(`${index}`, { locked: true, entries: entries(...text.split(", ")) }), LOCKED),
  );
  return markNegativeTotals(matches, INPUT).flatMap((one) =>
    one.match.entries.flatMap(({ name, isNegativeTotal }) => (isNegativeTotal ? [name] : [])),
  );
}

it.each([
  [["Aino 45, Bo -5", "Cai 30, Dag 20"], ["Bo"]],
  [["Aino -1, Bo -1, Cai -0.5"], ["Aino", "Bo", "Cai"]],
  [["Aino 45, Bo -5, Cai"], ["Bo"]],
])("of %j marks %j", (texts, expected) => {
  expect(totals(...texts)).toEqual(expected);
});

it.each([
  [{ locked: false }, {}],
  [{ locked: true }, {}],
  [{ locked: false }, LOCKED],
  [{ bye: true, entries: entries("Aino -1") }, LOCKED],
])("marks no −1 of all contestants while the match %j in %j is unplayed", (change, sighting) => {
  const unplayed = seen(match("1", { entries: entries("Aino -1", "Bo -1"), ...change }), sighting);
  const total = seen(match("2", { locked: true, entries: entries("Cai -4", "Dag 0") }), LOCKED);
  const [first, second] = markNegativeTotals([unplayed, total], INPUT);
  expect(first).toBe(unplayed);
  expect(second?.match.entries.map(({ isNegativeTotal }) => isNegativeTotal)).toEqual([
    true,
    undefined,
  ]);
});

it("takes −1 alone as a disqualification, and any other number below 0 as a sign of scores", () => {
  const numbers = [-3, -2, -1.5, -1, -0.5, 0, 1, 3];
  for (const a of numbers)
    for (const b of numbers)
      for (const c of numbers)
        for (const d of numbers) {
          const scores = [a, b, c, d];
          const marked = totals(`Aino ${a}, Bo ${b}`, `Cai ${c}, Dag ${d}`).length;
          const isSign = scores.some((score) => score < 0 && score !== -1);
          expect(marked).toBe(isSign ? scores.filter((score) => score < 0).length : 0);
        }
});

it("shows no contestant as disqualified in a tournament with other negative scores", () => {
  const texts = ["Aino -1 v Bo 3", "Cai -1 v Dag -1", "Aino -4 v Cai 9"];
  const world = worldOfFile(wireGroupMatches(texts));
  const all = [...world.matches.values()];
  expect(all.some(({ match: { entries: own } }) => own.some(isDisqualified))).toBe(false);
  expect(all.map(({ outcome }) => outcome.draw)).toEqual([false, true, false]);
  expect(world.issues).toEqual([]);
});
