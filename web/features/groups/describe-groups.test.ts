import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import {
  describeGroupProgress,
  describeGroupRule,
  describeSharedAdvance,
  describeStageRule,
} from "./describe-groups.ts";

const textOf = (change: Partial<GroupView>) =>
  describeGroupRule(sampleGroup([], change), en.standings);

test("describes the number who advance, the rule and its tie-breakers", () => {
  const rule = { points: { win: 3, draw: 1, loss: 0 }, tieBreakers: ["difference"] as const };
  expect(
    textOf({
      advancing: 2,
      rule: { ...rule, tieBreakers: ["difference"] },
    }),
  ).toEqual({
    advancing: "2 advance.",
    ranking:
      "3 points for a win, 1 for a draw, 0 for a loss, then difference. Assumed rule: the service does not state one.",
  });
});

test("describes the ranking of most groups of a stage, and the number who advance if it is known", () => {
  const byWins = sampleGroup([], { rule: { points: null, tieBreakers: [] } });
  const byPoints = sampleGroup([], {});
  const known = sampleGroup([], { advancing: 2 });
  expect(describeStageRule([byWins, byPoints, known], en.standings)).toEqual({
    advancing: "2 advance.",
    ranking: describeGroupRule(byPoints, en.standings).ranking,
  });
});

test("names the lowest and the highest number who advance", () => {
  const groups = [3, null, 2].map((advancing) => sampleGroup([], { advancing }));
  expect(describeStageRule(groups, en.standings).advancing).toBe("2–3 advance.");
});

const group = (change: Partial<GroupView>) =>
  sampleGroup([standing("A", {}), standing("B", {})], change);
const slots = [slot("A"), slot("B")];
const MATCHES = [
  sampleMatch({ id: "1", slots, state: "ended" }),
  sampleMatch({ id: "2", slots, state: "live" }),
];
const describeAll = (...groups: readonly GroupView[]) =>
  describeGroupProgress(groups, MATCHES, {
    standings: en.standings,
    tournament: en.common.tournament,
  });

test("counts the ended matches of all that the groups have", () => {
  const open = group({ complete: false, expected: 3 });
  expect(describeAll(open, open)).toBe("1 of 6 ended");
});

test("leaves out the number of all matches if one group's is not known", () => {
  expect(
    describeAll(
      group({ complete: false, expected: 3 }),
      group({ complete: false, expected: null }),
    ),
  ).toBe("1 ended");
});

test("states that the stage ended only when every group has", () => {
  const over = group({ complete: true, expected: 1 });
  expect(describeAll(over, over)).toBe("Group stage ended");
  expect(describeAll(over, group({ complete: false, expected: 1 }))).toBe("1 of 2 ended");
});

test("states how many advance only if it is the same in all groups", () => {
  const through = group({ advancing: 1 });
  expect(describeSharedAdvance([through, through], en.standings)).toBe("One advances.");
  expect(describeSharedAdvance([through, group({ advancing: 2 })], en.standings)).toBe("");
});
