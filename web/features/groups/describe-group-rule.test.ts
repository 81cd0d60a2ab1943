import { expect, test } from "vitest";
import { enStandings } from "#core/i18n/en/standings.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleGroup } from "#core/testing/sample-group.ts";
import { describeGroupRule, findSharedRule, followsRule } from "./describe-group-rule.ts";

const textOf = (change: Partial<GroupView>) =>
  describeGroupRule(sampleGroup([], change), enStandings);

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

test("finds the rule of most groups, and the group that differs", () => {
  const byWins = textOf({ rule: { points: null, tieBreakers: [] } });
  const byPoints = textOf({});
  const shared = findSharedRule([byWins, byPoints, byPoints]);
  expect([byWins, byPoints].map((text) => followsRule(text, shared))).toEqual([false, true]);
});

test("lets a group without a number of its own follow the rule of its stage", () => {
  const unknown = textOf({});
  const shared = findSharedRule([unknown, { ...unknown, advancing: "2 advance." }]);
  expect(shared.advancing).toBe("2 advance.");
  expect(followsRule(unknown, shared)).toBe(true);
});
