import { expect, test } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { matchOf, worldOfFile } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { findMatchesSteps, listStatuses } from "./match-filter.ts";

const NOW = Date.UTC(2026, 2, 7, 18, 30);
const WORLD = worldOfFile(
  [
    "Нічні Вартові v 欧阳",
    "달빛 요새 v Ледоход",
    "Ολύμπια Esports v ياسمين كريم",
    "Simon v Jasper",
  ].map((names, index) =>
    wireSingleMatch(`${index + 1}`, `ro4#${index + 1}`, names, { locked: "0" }),
  ),
  NOW,
);
const SAMPLE = matchOf(WORLD, "1");

test.each([
  ["OUYANG", ["1"]],
  ["dalbit yosae", ["2"]],
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

const status = (state: DerivedMatch["status"]["state"], by: DerivedMatch["status"]["by"]) => ({
  status: { state, by, validUntil: null },
});
const OPEN = SAMPLE.slots.map((slot) => ({ ...slot, entry: null }));

test.each<[readonly string[], Partial<DerivedMatch>]>([
  [["live"], status("live", "begun")],
  [["ready"], status("upcoming", "listed-upcoming")],
  [["waiting"], { ...status("upcoming", "listed-upcoming"), slots: OPEN }],
  [["not-started"], status("upcoming", "not-started")],
  [["undecided", "ended"], status("ended", "locked")],
  [["ended"], { ...status("ended", "locked"), outcome: { winner: 0, by: "led", draw: false } }],
  [["ended"], { ...status("ended", "locked"), outcome: { winner: null, by: null, draw: true } }],
  [["bye"], status("ended", "bye")],
  [["unresolved"], { unresolved: "withdrawn" }],
])("lists %j", (statuses, change) => {
  expect(listStatuses(WORLD, { ...SAMPLE, ...change })).toEqual(statuses);
});

test.each([
  ["moved", 2 * HOUR - MINUTE],
  ["ready", 2 * HOUR],
])("lists an upcoming match as %s %d ms after its move", (expected, age) => {
  const { key, start } = SAMPLE.match;
  const moved = { from: NOW, to: must(start, "it has a start"), at: NOW - age };
  const histories = new Map([[key, { ...NO_HISTORY, moved }]]);
  const upcoming = { ...SAMPLE, ...status("upcoming", "listed-upcoming") };
  expect(listStatuses({ ...WORLD, histories }, upcoming)).toEqual([expected]);
});
