import { expect, test } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { findMatchesSteps } from "./match-filter.ts";

const NOW = Date.UTC(2026, 2, 7, 18, 30);
const WORLD = worldOf(
  pollWireLists(
    {
      upcoming: [
        wireSingleMatch("1", "ro4#1", "Нічні Вартові v 欧阳", { locked: "0" }),
        wireSingleMatch("2", "ro4#2", "달빛 요새 v Ледоход", { locked: "0" }),
        wireSingleMatch("3", "ro4#3", "Ολύμπια Esports v ياسمين كريم", { locked: "0" }),
        wireSingleMatch("4", "ro4#4", "Simon v Jasper", { locked: "0" }),
      ],
      ended: [],
    },
    NOW - MINUTE,
  ),
  NOW,
);

test.each([
  ["nichni", ["1"]],
  ["OUYANG", ["1"]],
  ["dalbit yosae", ["2"]],
  ["ledokhod", ["2"]],
  ["olympia", ["3"]],
  ["yasmin", ["3"]],
  ["karim esports", ["3"]],
  ["ياسمين", ["3"]],
  ["simon", ["4"]],
])("finds by %s the matches %j", (q, ids) => {
  const found = runToEnd(findMatchesSteps(WORLD, { q }, () => ""));
  expect(found.map(({ match }) => match.id)).toEqual(ids);
});

test.each([
  ["SF", ["1", "2"]],
  ["F", []],
  ["groups", []],
])("finds in the round %s the matches %j", (round, ids) => {
  const found = runToEnd(findMatchesSteps(WORLD, { round }, () => ""));
  expect(found.map(({ match }) => match.id)).toEqual(ids);
});
