import { expect, test } from "vitest";
import type { ContestantView } from "#core/contract/contestant.ts";
import type { MatchDetail, MatchView } from "#core/contract/match.ts";
import type { SlotSource } from "#core/model/derived-match.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { sampleNames } from "#web/testing/sample-names.ts";
import { hideLater } from "./contestant.ts";
import { hideResults } from "./hide-results.ts";
import { hideDetail } from "./match.ts";
import { hideContestants } from "./names.ts";

const PLACE = { place: "ro8#1", code: "QF-1", match: "a.example/7" };
const NAME = { long: "Round", medium: "Round", short: "R" };

test("removes scores and the outcome of a match and nothing else", () => {
  const match = sampleMatch({
    state: "ended",
    outcome: { winner: 0, by: "clinched", draw: false },
    slots: [
      slot("gort", {
        score: 6,
        scoreText: "150/7",
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

test.each<[SlotSource, string | undefined]>([
  [{ type: "seed", seed: 1 }, "gort"],
  [{ type: "unknown" }, "gort"],
  [{ type: "bye", nobodyFrom: null }, "gort"],
  [{ type: "winner", of: PLACE, certainty: "found" }, undefined],
  [{ type: "loser", of: PLACE, certainty: "assumed" }, undefined],
  [{ type: "advancing", of: PLACE, count: 1, certainty: "found" }, undefined],
  [{ type: "loser-of-round", round: "ro8", name: NAME }, undefined],
])("names the contestant of a slot by its source if it reveals a result: %j", (source, shown) => {
  const own = slot("gort", { source, seed: 4 });
  const [hidden] = hideResults(sampleMatch({ slots: [own] })).slots;
  expect(hidden?.contestant?.name).toBe(shown);
  expect(hidden?.seed).toBe(shown === undefined ? null : 4);
  expect(hidden?.source).toEqual(source);
});

const FIRST = sampleMatch({ key: "a/1", slots: [slot("gort"), slot("blah")] });
const LATER = sampleMatch({
  key: "a/2",
  slots: [slot("gort", { source: { type: "winner", of: PLACE, certainty: "found" } }), slot("zim")],
});

const CONTESTANT: ContestantView = {
  key: "key-gort",
  name: "gort",
  country: "fi",
  shortName: null,
  aliases: [],
  alsoKnownAs: [],
  game: "osu!",
  gameSlug: "osu",
  countries: ["fi"],
  ambiguity: [],
  record: { played: 1, won: 1, drawn: 0, lost: 0, scoreFor: 2, scoreAgainst: 0 },
  partial: false,
  form: ["won"],
  kills: null,
  deaths: null,
  next: "a/2",
  last: "a/1",
  tournaments: [],
  opponents: [],
  nextSteps: [],
  ahead: [],
  placement: { before: 4, after: [], ifLost: null },
  scenarios: [],
};

test("removes the placement of a contestant, and the matches that they reached by a result", () => {
  const cup = { site: "a", slug: "cup", title: "Cup", contestants: 4 };
  const rank = { from: 1, to: 2, isPlaying: true, isDecided: false };
  const contestant = { ...CONTESTANT, tournaments: [{ ...cup, rank }] };
  const hidden = hideLater({ contestant, matches: [FIRST, LATER] });
  expect(hidden.matches.map(({ key }) => key)).toEqual(["a/1"]);
  expect(hidden.contestant).toEqual({
    ...CONTESTANT,
    next: null,
    tournaments: [{ ...cup, rank: null }],
    placement: null,
  });
});

/** Creates a match with one that its contestants met in before. */
const detailOf = (match: MatchView, met: MatchView): MatchDetail => ({
  match,
  metBefore: [met],
  firstSeen: "2026-05-16T02:40:00Z",
  changedAt: "2026-05-16T02:40:00Z",
  games: [],
  stakes: { advancing: 1, contestants: [] },
});

test("removes meetings that name a contestant who is hidden", () => {
  expect(hideDetail(detailOf(FIRST, FIRST))).toMatchObject({ metBefore: [{}], stakes: null });
  expect(hideDetail(detailOf(LATER, FIRST)).metBefore).toEqual([]);
  expect(hideDetail(detailOf(FIRST, LATER)).metBefore).toEqual([]);
});

test("removes the contestants of matches from the searchable names", () => {
  const names = sampleNames({
    matches: [[0, "1", "F", "ended", [0, 1], false]],
  });
  expect(hideContestants(names).matches).toEqual([[0, "1", "F", "ended", [], false]]);
});
