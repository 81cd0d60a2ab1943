/** A contestant who is entered against themselves wins and loses nothing by it. */
import { expect, it } from "vitest";
import { createSampleRandom } from "#core/testing/node/sample.ts";
import { matchOf, worldOfFile } from "#core/testing/derive.ts";
import { wireGroupMatch, wireGroupMatches } from "#core/testing/wire-matches.ts";
import type { World } from "./world.ts";

const tableOf = (world: World) =>
  [...world.groups.values()].flatMap(({ standings }) =>
    standings.map(({ contestant, played, won, lost }) => [contestant.name, played, won, lost]),
  );

it("sets a group match of one contestant aside, with an issue", () => {
  const rows = ["Elm 350 v Elm 300", "Fir 320 v Oak 310", "Elm 280 v Fir 330", "Oak 300 v Yew 200"];
  const world = worldOfFile(wireGroupMatches(rows));
  expect(matchOf(world, "1").outcome).toEqual({ winner: null, by: null, draw: false });
  expect(tableOf(world)).toEqual([
    ["Fir", 2, 2, 0],
    ["Oak", 2, 1, 1],
    ["Elm", 1, 0, 1],
    ["Yew", 1, 0, 1],
  ]);
  expect(world.issues.map(({ code, match }) => [code, match?.split("/")[1]])).toEqual([
    ["plays-itself", "1"],
  ]);
});

it("shows no group of which this is the only match", () => {
  const world = worldOfFile([wireGroupMatch("1", "1", "Elm 2 v Elm 0")]);
  expect(world.groups.size).toBe(0);
  expect(world.matches.size).toBe(1);
});

it("has the standings of a group without these matches", () => {
  const random = createSampleRandom();
  const names = ["Elm", "Fir", "Oak", "Yew", "Ash"];
  for (let run = 0; run < 30; run += 1) {
    const pick = (): number => Math.floor(random() * names.length);
    const rows = Array.from({ length: 8 }, (_, at) => {
      const sides = `${names[pick()]} ${pick()} v ${names[pick()]} ${pick()}`;
      return { sides, match: wireGroupMatch(`${at}`, `${at + 1}`, sides) };
    });
    const others = rows.filter(({ sides }) => !/^(\S+) \d v \1 /.test(sides));
    expect(tableOf(worldOfFile(rows.map(({ match }) => match)))).toEqual(
      tableOf(worldOfFile(others.map(({ match }) => match))),
    );
  }
});
