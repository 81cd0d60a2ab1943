import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import { CHANGE } from "#web/testing/sample-change.ts";
import {
  groupChangesByTimeAndMatch,
  removeOutdatedScoreGroups,
} from "./group-changes-by-time-and-match.ts";

const at = (seq: number, minute: number, match: string) =>
  Object.assign({}, CHANGE, { seq, at: `2026-01-25T12:0${minute}:00Z`, match });
const scoreChange = (seq: number, minute: number, match = "a/1"): ChangeView =>
  Object.assign(at(seq, minute, match), { type: "score", from: [0], to: [1] } as const);
const endedChange = (seq: number, minute: number, match = "a/1"): ChangeView =>
  Object.assign(at(seq, minute, match), { type: "ended", by: "clinched", scores: [1] } as const);

const seqsOf = (groups: ReturnType<typeof groupChangesByTimeAndMatch>) =>
  groups.map((group) => group.map(({ seq }) => seq));

test("groups changes of a match at the same time, oldest first within the group", () => {
  const newestFirst = [
    endedChange(5, 2),
    scoreChange(4, 2),
    scoreChange(3, 2, "a/2"),
    scoreChange(2, 1),
    scoreChange(1, 0),
  ];
  expect(seqsOf(groupChangesByTimeAndMatch(newestFirst))).toEqual([[4, 5], [3], [2], [1]]);
});

test("leaves out scores that are older than another change of the same match", () => {
  const groups = groupChangesByTimeAndMatch([
    scoreChange(6, 4),
    endedChange(5, 3),
    scoreChange(4, 2),
    scoreChange(3, 2, "a/2"),
  ]);
  expect(seqsOf(removeOutdatedScoreGroups(groups))).toEqual([[6], [5], [3]]);
});
