import { expect, test } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { listStatuses } from "./match-filter.ts";

const NOW = Date.UTC(2026, 2, 7, 18, 30);
const WORLD = worldOf(
  pollWireLists({ upcoming: [wireSingleMatch("1", "ro4#1", "Aino v Bo")], ended: [] }, NOW),
  NOW,
);
const [MATCH] = WORLD.matches.values();
const SAMPLE = must(MATCH, "one match is listed");

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
