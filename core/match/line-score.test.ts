import { describe, expect, it } from "vitest";
import { deriveLineScore, listGames } from "./line-score.ts";

const SEEN = "2026-11-09T19:30:00Z";

function match(left: number | null, right: number | null, bestOf: number | null = 5) {
  return { bestOf, slots: [{ score: left }, { score: right }] };
}

/** Changes of the scores, noticed at 19:01, 19:02, …, newest first as the API sends them. */
function changes(...scores: readonly (readonly [number | null, number | null])[]) {
  return scores
    .slice(1)
    .map((to, index) => ({
      type: "score",
      seq: index,
      at: `2026-11-09T19:0${index + 1}:00Z`,
      from: scores[index],
      to,
    }))
    .toReversed();
}

it("lists no games when a score is a text", () => {
  const slots = [{ score: 2 }, { score: null, scoreText: "1*" }];
  expect(listGames({ bestOf: 3, slots }, [0, 0])).toBeNull();
});

describe("deriveLineScore", () => {
  it("returns who won each game, the running count and when it was seen", () => {
    const log = changes([null, null], [0, 0], [0, 1], [1, 1]);
    expect(deriveLineScore(match(1, 1), log, SEEN)).toEqual([
      { winner: 1, count: 1, at: "2026-11-09T19:02:00Z" },
      { winner: 0, count: 1, at: "2026-11-09T19:03:00Z" },
    ]);
  });

  it("returns no game of a match without a score", () => {
    expect(deriveLineScore(match(null, null), [], SEEN)).toEqual([]);
  });

  it("takes the only game of the first seen score as seen then", () => {
    const first = { winner: 0, count: 1, at: SEEN };
    expect(deriveLineScore(match(1, 0), [], SEEN)).toEqual([first]);
    expect(deriveLineScore(match(2, 0), changes([1, 0], [2, 0]), SEEN)).toEqual([
      first,
      { winner: 0, count: 2, at: "2026-11-09T19:01:00Z" },
    ]);
  });

  it("returns null when the first seen score has more than one game", () => {
    expect(deriveLineScore(match(1, 1), [], SEEN)).toBeNull();
    expect(deriveLineScore(match(3, 0), changes([2, 0], [3, 0]), SEEN)).toBeNull();
  });

  it("returns null when a change is more than one game, or is taken back", () => {
    expect(deriveLineScore(match(2, 0), changes([0, 0], [2, 0]), SEEN)).toBeNull();
    expect(deriveLineScore(match(1, 1), changes([0, 0], [1, 1]), SEEN)).toBeNull();
    expect(deriveLineScore(match(0, 0), changes([0, 0], [1, 0], [0, 0]), SEEN)).toBeNull();
    const withdrawn = { type: "score-withdrawn", seq: 9, at: SEEN, from: [1, 0] };
    expect(deriveLineScore(match(0, 0), [withdrawn], SEEN)).toBeNull();
  });

  it("returns null when changes do not follow each other, or do not lead to the score", () => {
    const gap = changes([1, 0], [1, 1], [2, 1]).filter(({ seq }) => seq !== 0);
    expect(deriveLineScore(match(2, 1), gap, SEEN)).toBeNull();
    const [last] = changes([0, 0], [1, 0]);
    const hole = [{ ...last!, seq: 5, from: [2, 0], to: [3, 0] }, last!];
    expect(deriveLineScore(match(3, 0), hole, SEEN)).toBeNull();
    expect(deriveLineScore(match(2, 0), changes([0, 0], [1, 0]), SEEN)).toBeNull();
  });

  it("counts a correction of one game of an ended match", () => {
    const [score] = changes([0, 0], [1, 0]);
    const corrected = {
      type: "corrected",
      seq: 7,
      at: SEEN,
      from: { scores: [1, 0], winner: null },
      to: { scores: [2, 0], winner: null },
    };
    expect(deriveLineScore(match(2, 0, 3), [score!, corrected], SEEN)).toHaveLength(2);
  });

  it("ignores changes without a score", () => {
    const started = { type: "started", seq: 3, at: SEEN };
    expect(deriveLineScore(match(0, 0), [started], SEEN)).toEqual([]);
  });

  it("returns null for scores that count no games", () => {
    expect(deriveLineScore(match(16, 14, 3), [], SEEN)).toBeNull();
    expect(deriveLineScore(match(0.5, 0), [], SEEN)).toBeNull();
    expect(deriveLineScore(match(-1, 0), [], SEEN)).toBeNull();
    const broken = { type: "score", seq: 1, at: SEEN, from: [0, 0, 0], to: "1–0" };
    expect(deriveLineScore(match(1, 0), [broken], SEEN)).toBeNull();
  });

  it("returns null for a best-of 1, one of more than 15, and an unknown one", () => {
    expect(deriveLineScore(match(1, 0, 1), [], SEEN)).toBeNull();
    expect(deriveLineScore(match(1, 0, 17), [], SEEN)).toBeNull();
    expect(deriveLineScore(match(1, 0, null), [], SEEN)).toBeNull();
    expect(deriveLineScore(match(1, 0, 15), [], SEEN)).toHaveLength(1);
  });

  it("returns null for a match of more than two", () => {
    const slots = [{ score: 1 }, { score: 0 }, { score: 0 }];
    expect(deriveLineScore({ bestOf: 3, slots }, [], SEEN)).toBeNull();
  });
});

describe("listGames", () => {
  it("counts the games of each contestant", () => {
    expect(listGames(match(2, 1), [1, 0, 0])).toEqual([
      { winner: 1, count: 1 },
      { winner: 0, count: 1 },
      { winner: 0, count: 2 },
    ]);
  });

  it("adds one game that is newer than the known ones, or was played before them", () => {
    expect(listGames(match(1, 1), [1])).toHaveLength(2);
    expect(listGames(match(0, 1), [])).toEqual([{ winner: 1, count: 1 }]);
  });

  it("returns null when the games are not known, or do not lead to the score", () => {
    expect(listGames(match(1, 1), null)).toBeNull();
    expect(listGames(match(1, 1), [])).toBeNull();
    expect(listGames(match(0, 1), [0])).toBeNull();
    expect(listGames(match(1, 0, 1), [0])).toBeNull();
  });
});
