import { expect, it } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { createLayoutRounds } from "./create-layout-rounds.ts";

const { bracket, matches } = sampleBracket({ size: 8, kind: "single", ended: 2, live: 1 });
const byKey = new Map(matches.map((match) => [match.key, match]));

it("says which places have ended and which are live", () => {
  const [first] = createLayoutRounds(bracket, byKey);
  expect(first?.places.map(({ isEnded, isLive }) => [isEnded, isLive])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, false],
  ]);
});

it.each([
  ["before-watching", true],
  ["withdrawn", true],
  ["not-listed", true],
  ["continues", true],
  ["no-start-yet", false],
  [null, false],
] as const)("takes a place without a match as ended if its absence is %s: %s", (absence, ended) => {
  const [round] = bracket.rounds;
  const [place] = round?.places ?? [];
  if (round === undefined || place === undefined) throw new Error("the bracket has a place");
  const rounds = [{ ...round, places: [{ ...place, match: null, absence }] }];
  const [first] = createLayoutRounds({ ...bracket, rounds }, new Map());
  expect(first?.places[0]?.isEnded).toBe(ended);
});

it("counts the contestants of a match of more than two", () => {
  const [first] = matches;
  const slots = [...(first?.slots ?? []), ...(first?.slots ?? [])];
  const changed = new Map(byKey).set(first?.key ?? "", Object.assign({}, first, { slots }));
  const [round] = createLayoutRounds(bracket, changed);
  expect(round?.places.map(({ rows, share }) => [rows, share])).toContainEqual([4, 4]);
});

it("takes matches as ended that will not be played, and all of a complete bracket", () => {
  const vacant = { state: "upcoming" as const, unresolved: "moved-on" as const, slots: [] };
  const open = new Map(matches.map(({ key }) => [key, vacant]));
  const all = createLayoutRounds(bracket, open).flatMap(({ places }) => places);
  expect(all.every(({ isEnded }) => isEnded)).toBe(true);
  const complete = createLayoutRounds({ ...bracket, complete: true }, byKey);
  expect(complete.flatMap(({ places }) => places).every(({ isEnded }) => isEnded)).toBe(true);
});
