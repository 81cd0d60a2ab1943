import { expect, it, test } from "vitest";
import { derived, ENDED, entries, LIVE, match, NOON, UPCOMING } from "#core/testing/model-match.ts";
import { createAnnotations } from "./annotations.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Status } from "#core/model/match-status.ts";
import {
  findExpiredManualScores,
  isManualScoreActive,
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
    value: { match: id === null ? null : `a.example/${id}`, swapped: false, score },
    who: "Anna",
    at: NOON,
  };
}

it.each<[string, ManualScore, DerivedMatch, boolean]>([
  ["the service has lower scores", [2, 1], scored(1, 1), true],
  ["the service has no scores", [0, 0], scored(null, null), true],
  ["one score of the service is lower and one higher", [1, 0], scored(0, 2), true],
  ["the service has the same scores", [2, 1], scored(2, 1), false],
  ["the service has higher scores", [2, 1], scored(3, 1), false],
  ["the match is upcoming for the service", [0, 0], scored(0, 0, UPCOMING), true],
  ["the match has ended", [2, 1], scored(1, 1, ENDED), false],
  ["the match is only taken as ended", [2, 1], scored(1, 1, TAKEN_AS_ENDED), true],
  ["the service lacks a disqualification", [-1, 0], scored(0, 0), true],
  ["the service has the same disqualification", [-1, 0], scored(-1, 0), false],
  ["only the service has a disqualification", [1, 0], scored(-1, 0), false],
])("returns whether it is active when %s: %j", (_, manual, derivedMatch, isActive) => {
  expect(isManualScoreActive(manual, serviceScoreOf(derivedMatch))).toBe(isActive);
});

test("stays active for an open slot, and is inactive for three contestants", () => {
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
