import { expect, test } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { hideResults } from "./hide-results.ts";

test("removes scores and the outcome of a match and nothing else", () => {
  const match = sampleMatch({
    state: "ended",
    outcome: { winner: 0, by: "clinched", draw: false },
    slots: [
      slot("gort", {
        score: 6,
        aggregate: 8,
        time: "83.4",
        result: "winner",
        advances: "through",
        kills: 3,
      }),
      slot("blah", { score: -1, disqualified: true, result: "loser" }),
    ],
  });
  const withoutOutcome = { ...match, outcome: { winner: null, by: null, draw: false } };
  const live = { ...match, lastScoreAt: "2026-05-16T02:40:00Z" };
  expect(hideResults(live)).toEqual({
    ...withoutOutcome,
    slots: [slot("gort"), slot("blah")],
  });
});

test("removes results at any depth, and keeps the standings of groups", () => {
  const standings = [{ rank: 1, points: 9, score: 12, contestant: "gort" }];
  const bracket = { id: "1", champion: "gort", runnerUp: "blah", third: null, noChampion: null };
  const tournament = { slug: "cup", champion: "gort", podium: [1, 2, 3], brackets: [bracket] };
  expect(hideResults({ tournament, groups: [{ standings, scenarios: 1 }] })).toEqual({
    tournament: {
      slug: "cup",
      champion: null,
      podium: [],
      brackets: [{ ...bracket, champion: null, runnerUp: null }],
    },
    groups: [{ standings, scenarios: 1 }],
  });
});

test("removes the ranks, scenarios and stakes of contestants", () => {
  const contestant = {
    name: "gort",
    ahead: [{ code: "GF-1", rank: 2 }],
    tournaments: [{ title: "Cup", rank: { from: 1, to: 2 } }],
    placement: { before: 4 },
    scenarios: [1],
  };
  expect(hideResults({ contestant, matches: [] })).toEqual({
    contestant: {
      name: "gort",
      ahead: [{ code: "GF-1", rank: null }],
      tournaments: [{ title: "Cup", rank: null }],
      placement: null,
      scenarios: [],
    },
    matches: [],
  });
  const detail = { metBefore: [], stakes: { advancing: 1 } };
  expect(hideResults(detail)).toEqual({ metBefore: [], stakes: null });
});
