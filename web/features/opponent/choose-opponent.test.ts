import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { suggestOpponents } from "./choose-opponent.tsx";

const GROUP = { id: "7", number: 2, name: null };
const ENDED = { state: "ended", stateBy: "locked" } as const;
const against = (name: string | null) => [slot("Aino"), slot(name)];

const suggested = (...matches: Parameters<typeof sampleMatch>[0][]) =>
  suggestOpponents(
    "key-Aino",
    matches.map((match) => sampleMatch(match)),
    en.common,
  ).map(({ name, more }) => [name, more]);

test("suggests the opponent of the next match, then those of the same group", () => {
  expect(
    suggested(
      { ...ENDED, group: GROUP, slots: against("Bo") },
      { code: "QF-1", slots: against("Cai") },
      { code: "G2-9", group: GROUP, slots: against("Dee") },
    ),
  ).toEqual([
    ["Cai", "Next · QF-1"],
    ["Bo", "Group 2"],
    ["Dee", "Group 2"],
  ]);
});

test("marks a live match, and suggests each opponent once", () => {
  const live = { state: "live", stateBy: "begun", code: "G2-1", group: GROUP } as const;
  expect(
    suggested({ ...live, slots: against("Bo") }, { group: GROUP, slots: against("Bo") }),
  ).toEqual([["Bo", "Live · G2-1"]]);
});

test("suggests no opponent before the opponent is known", () => {
  expect(suggested({ slots: against(null) })).toEqual([]);
});
