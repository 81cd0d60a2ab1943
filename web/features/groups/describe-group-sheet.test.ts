import { expect, it } from "vitest";
import type { GroupView } from "#core/contract/tournament.ts";
import { enStandings } from "#core/i18n/en/standings.ts";
import { en } from "#core/i18n/en/start.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { describeGroupProgress, describeSharedAdvance } from "./describe-group-sheet.ts";

const group = (change: Partial<GroupView>) =>
  sampleGroup([standing("A", {}), standing("B", {})], change);
const slots = [slot("A"), slot("B")];
const MATCHES = [
  sampleMatch({ id: "1", slots, state: "ended" }),
  sampleMatch({ id: "2", slots, state: "live" }),
];
const describeAll = (...groups: readonly GroupView[]) =>
  describeGroupProgress(groups, MATCHES, { standings: enStandings, tournament: en.tournament });

it("counts the ended matches of all that the groups have", () => {
  const open = group({ complete: false, expected: 3 });
  expect(describeAll(open, open)).toBe("1 of 6 ended");
});

it("leaves out the number of all matches if one group's is not known", () => {
  expect(
    describeAll(
      group({ complete: false, expected: 3 }),
      group({ complete: false, expected: null }),
    ),
  ).toBe("1 ended");
});

it("says that the stage ended only when every group has", () => {
  const over = group({ complete: true, expected: 1 });
  expect(describeAll(over, over)).toBe("Group stage ended");
  expect(describeAll(over, group({ complete: false, expected: 1 }))).toBe("1 of 2 ended");
});

it("says how many advance only if it is the same in all groups", () => {
  const through = group({ advancing: 1 });
  expect(describeSharedAdvance([through, through], enStandings)).toBe("One advances.");
  expect(describeSharedAdvance([through, group({ advancing: 2 })], enStandings)).toBe("");
});
