import { expect, it, test } from "vitest";
import { derived, ENDED, entries, LIVE, match, NOON, UPCOMING } from "#core/testing/model-match.ts";
import { EMPTY_CHANNEL } from "./annotation.ts";
import { createAnnotations } from "./annotations.ts";
import type { DerivedMatch, Status } from "#core/model/derived-match.ts";
import {
  findActiveManualScore,
  findExpiredManualScores,
  type ManualScore,
  serviceScoreOf,
} from "./manual-score.ts";

const TAKEN_AS_ENDED: Status = { ...ENDED, by: "taken-as-ended" };

const formatEntry = (name: string, score: number | null) =>
  score === null ? name : `${name} ${score}`;

/** Creates a match with these scores of the service; `null` for none. */
function scored(left: number | null, right: number | null, status = LIVE): DerivedMatch {
  const sides = entries(formatEntry("Aino", left), formatEntry("Bo", right));
  return derived(match("1", { entries: sides }), { status });
}

function channel(scope: string, id: string | null, score: ManualScore | null) {
  return {
    kind: "channel" as const,
    scope,
    value: { ...EMPTY_CHANNEL, match: id === null ? null : `a.example/${id}`, score },
    who: "Anna",
    at: NOON,
  };
}

type Scores = readonly [number | null, number | null];

it.each<[string, Scores, ManualScore, DerivedMatch, boolean]>([
  ["the service has no score", [null, null], [0, 0], scored(null, null), true],
  ["the match is upcoming for the service", [null, null], [0, 0], scored(0, 0, UPCOMING), true],
  ["the service still reports the lower score", [1, 1], [2, 1], scored(1, 1), true],
  ["the service follows in several steps", [0, 0], [2, 1], scored(1, 0), true],
  ["the service reports it", [1, 1], [2, 1], scored(2, 1), false],
  ["the service is past it", [1, 1], [2, 1], scored(3, 1), false],
  ["the service counts for the other side", [1, 1], [2, 1], scored(1, 2), false],
  [
    "the service repeats the score that was corrected downwards",
    [3, 2],
    [3, 1],
    scored(3, 2),
    true,
  ],
  ["the service corrects its score too", [3, 2], [3, 1], scored(3, 1), false],
  ["the service reports a new score after a correction", [3, 2], [3, 1], scored(4, 2), false],
  ["the match ends", [1, 1], [2, 1], scored(1, 1, ENDED), false],
  ["the match is only taken as ended", [1, 1], [2, 1], scored(1, 1, TAKEN_AS_ENDED), true],
  ["the service lacks a disqualification", [0, 0], [-1, 0], scored(0, 0), true],
  ["the service has the same disqualification", [0, 0], [-1, 0], scored(-1, 0), false],
  ["only the service has a disqualification", [0, 0], [1, 0], scored(-1, 0), false],
])("returns whether it is active when %s", (_, scores, score, derivedMatch, isActive) => {
  const channelScore = { score, reported: { scores, isOver: false } };
  const active = findActiveManualScore(channelScore, serviceScoreOf(derivedMatch));
  expect(active).toEqual(isActive ? score : null);
});

test("keeps a correction of an ended match until the service reports another score", () => {
  const corrected = { score: [2, 0], reported: { scores: [2, 1], isOver: true } } as const;
  const activeAt = (left: number, right: number) =>
    findActiveManualScore(corrected, serviceScoreOf(scored(left, right, ENDED)));
  expect(activeAt(2, 1)).toEqual([2, 0]);
  expect(activeAt(3, 1)).toBeNull();
});

test.each([
  [scored(1, 1), [2, 1]],
  [scored(2, 2), null],
])(
  "treats a manual score stored without the service's as set at 0–0: %j",
  (derivedMatch, active) => {
    const manual = { score: [2, 1], reported: null } as const;
    expect(findActiveManualScore(manual, serviceScoreOf(derivedMatch))).toEqual(active);
  },
);

test("stays active for an open slot, and is inactive for three contestants", () => {
  const open = derived(match("1", { entries: entries("Aino 1") }), {
    status: LIVE,
    slots: [
      { entry: 0, source: { type: "unknown" } },
      { entry: null, source: { type: "unknown" } },
    ],
  });
  const manual = { score: [1, 0], reported: null } as const;
  expect(findActiveManualScore(manual, serviceScoreOf(open))).toEqual([1, 0]);
  const three = derived(match("1", { entries: entries("A 0", "B 0", "C 0") }), { status: LIVE });
  expect(findActiveManualScore(manual, serviceScoreOf(three))).toBeNull();
});

test("finds the channels whose manual score the service has reached", () => {
  const annotations = createAnnotations([
    channel("reached", "1", [1, 1]),
    channel("ahead", "1", [2, 1]),
    channel("without", "1", null),
    channel("off", null, [9, 9]),
    channel("unlisted", "2", [1, 1]),
  ]);
  const expired = findExpiredManualScores(annotations, new Map([["a.example/1", scored(1, 1)]]));
  expect(expired.map(({ scope }) => scope)).toEqual(["reached"]);
});
