import { expect, it, test } from "vitest";
import { derived, ENDED, entries, LIVE, match, NOON, UPCOMING } from "#core/testing/model-match.ts";
import { createDeskFacts } from "./annotations.ts";
import type { DerivedMatch, Status } from "#core/model/derived.ts";
import {
  findExpiredManualScores,
  isManualScoreActive,
  type ManualScore,
  serviceScoreOf,
} from "./manual-score.ts";

const TAKEN: Status = { ...ENDED, by: "taken-as-ended" };

const scored = (name: string, score: number | null) => (score === null ? name : `${name} ${score}`);

/** A match whose service says so much of each side; null: nothing. */
function says(left: number | null, right: number | null, status = LIVE): DerivedMatch {
  const sides = entries(scored("Aino", left), scored("Bo", right));
  return derived(match("1", { entries: sides }), { status });
}

function channel(scope: string, id: string | null, score: ManualScore | null) {
  return {
    kind: "channel" as const,
    scope,
    value: { match: id === null ? null : `a.example/${id}`, swapped: false, score },
    who: "Anna",
    at: NOON,
  };
}

it.each<[string, ManualScore, DerivedMatch, boolean]>([
  ["the service knows less", [2, 1], says(1, 1), true],
  ["it knows nothing", [0, 0], says(null, null), true],
  ["it knows more of one side and less of the other", [1, 0], says(0, 2), true],
  ["it says the same", [2, 1], says(2, 1), false],
  ["it says more", [2, 1], says(3, 1), false],
  ["it takes the match for one that has not begun", [0, 0], says(0, 0, UPCOMING), true],
  ["it is over", [2, 1], says(1, 1, ENDED), false],
  ["it is only taken as over", [2, 1], says(1, 1, TAKEN), true],
  ["a disqualification that it does not know", [-1, 0], says(0, 0), true],
  ["a disqualification that it knows", [-1, 0], says(-1, 0), false],
  ["one that only it knows", [1, 0], says(-1, 0), false],
])("while %s: %j", (_, hand, service, stands) => {
  expect(isManualScoreActive(hand, serviceScoreOf(service))).toBe(stands);
});

test("an open side reaches nothing, and two scores say nothing of three contestants", () => {
  const open = derived(match("1", { entries: entries("Aino 1") }), {
    status: LIVE,
    slots: [
      { entry: 0, source: { type: "unknown" } },
      { entry: null, source: { type: "unknown" } },
    ],
  });
  expect(isManualScoreActive([1, 0], serviceScoreOf(open))).toBe(true);
  const three = derived(match("1", { entries: entries("A 0", "B 0", "C 0") }), { status: LIVE });
  expect(isManualScoreActive([1, 0], serviceScoreOf(three))).toBe(false);
});

test("the channels whose score by hand has ended are those that the service has reached", () => {
  const facts = createDeskFacts([
    channel("reached", "1", [1, 1]),
    channel("ahead", "1", [2, 1]),
    channel("without", "1", null),
    channel("off", null, [9, 9]),
    channel("unlisted", "2", [1, 1]),
  ]);
  const ended = findExpiredManualScores(facts, new Map([["a.example/1", says(1, 1)]]));
  expect(ended.map(({ scope }) => scope)).toEqual(["reached"]);
});
