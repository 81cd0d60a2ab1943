import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import {
  groupChangesByTimeAndMatch,
  removeOutdatedScoreGroups,
} from "./group-changes-by-time-and-match.ts";

const at = (minute: number): string => `2026-01-25T12:0${minute}:00Z`;

function createChange(seq: number, minute: number, match: string) {
  const links = { page: `/matches/${match}`, api: `/api/v1/matches/${match}` };
  return { seq, at: at(minute), match, tournament: "a/cup", links };
}

function scoreChange(seq: number, minute: number, match = "a/1"): ChangeView {
  return { ...createChange(seq, minute, match), type: "score", from: [0], to: [1] };
}

function endedChange(seq: number, minute: number, match = "a/1"): ChangeView {
  return { ...createChange(seq, minute, match), type: "ended", by: "clinched", scores: [1] };
}

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
