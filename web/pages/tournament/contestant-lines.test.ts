import { describe, expect, it } from "vitest";
import type { RankingDetail, RankRowView } from "#core/contract/ranking.ts";
import type { TournamentContestant } from "#core/contract/tournament.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { sampleRankMatch } from "#core/testing/sample-ranking.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { createContestantLines, createContestantOrders } from "./contestant-lines.ts";

const contestant = (name: string, change: Partial<TournamentContestant> = {}) => ({
  contestant: { key: `key-${name}`, name, country: "fi" },
  seed: null,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  next: null,
  ...change,
});

const row = (name: string, from: number, type: "playing" | "undecided"): RankRowView => ({
  from,
  to: from,
  contestant: contestant(name).contestant,
  reason: { type, match: null },
});

function placedIn(name: string, from: number): RankRowView {
  const reason = { type: "lost", match: sampleRankMatch({ result: "loser" }) } as const;
  return { ...row(name, from, "playing"), reason };
}

function rankingOf(...rows: RankRowView[]): RankingDetail["rankings"] {
  return [{ bracket: null, group: null, isFinal: false, rows }];
}

const NAMES = ["Aino", "Bo", "Cato", "Dag"];
const contestants = NAMES.map((name) => contestant(name));

const linesOf = (change: Partial<Parameters<typeof createContestantLines>[0]>) =>
  createContestantLines({
    contestants,
    matches: [],
    rankings: [],
    groups: [],
    isOver: false,
    ...change,
  });

describe("createContestantLines", () => {
  it("keeps contestants in until their elimination is proven", () => {
    const rankings = rankingOf(
      row("Aino", 1, "playing"),
      row("Bo", 1, "undecided"),
      placedIn("Cato", 3),
    );
    const lines = linesOf({ rankings });
    expect(lines.map(({ isStillIn }) => isStillIn)).toEqual([true, true, false, true]);
    const over = linesOf({ rankings, isOver: true });
    expect(over.some(({ isStillIn }) => isStillIn)).toBe(false);
  });

  it("takes contestants of complete groups without a next match as out once others are", () => {
    const groups = [
      sampleGroup(
        NAMES.map((name) => standing(name)),
        { complete: true },
      ),
    ];
    const rankings = rankingOf(row("Aino", 1, "playing"));
    const withNext = [...contestants.slice(0, 3), contestant("Dag", { next: "a/1" })];
    const lines = linesOf({ groups, contestants: withNext, rankings });
    expect(lines.map(({ isStillIn }) => isStillIn)).toEqual([true, false, false, true]);
    const before = linesOf({ groups });
    expect(before.every(({ isStillIn }) => isStillIn)).toBe(true);
  });

  it("has no rank when several rankings contain a contestant", () => {
    const rankings = [...rankingOf(placedIn("Aino", 3)), ...rankingOf(placedIn("Aino", 1))];
    const [aino] = linesOf({ rankings });
    expect(aino).toMatchObject({ rank: null, isStillIn: true });
  });

  it("returns the next match and the scores of matches that have begun", () => {
    const ended = sampleMatch({
      key: "a/1",
      state: "ended",
      slots: [
        slot("Bo", { score: 3, result: "winner" }),
        slot("Aino", { score: 1, result: "loser" }),
      ],
    });
    const live = sampleMatch({
      key: "a/2",
      state: "live",
      slots: [slot("Aino", { score: 2 }), slot("Cato", { score: 0 })],
    });
    const upcoming = sampleMatch({
      key: "a/3",
      state: "upcoming",
      slots: [slot("Aino"), slot("Dag")],
    });
    const [aino] = linesOf({
      contestants: [contestant("Aino", { next: "a/2" })],
      matches: [ended, live, upcoming],
    });
    expect(aino?.next).toBe(live);
    expect(aino?.form).toEqual([
      { own: 1, other: 3, result: "lost" },
      { own: 2, other: 0, result: "live" },
    ]);
  });
});

const at = (key: string, start: string, state: "live" | "upcoming" = "upcoming") =>
  sampleMatch({ key, start, state, slots: [slot(key)] });

describe("createContestantOrders", () => {
  const matches = [
    at("late", "2026-03-07T15:00:00Z"),
    at("soon", "2026-03-07T14:00:00Z"),
    at("live", "2026-03-07T16:00:00Z", "live"),
  ];
  const lines = linesOf({
    contestants: [
      contestant("none", { seed: 1, won: 2, lost: 1 }),
      contestant("late", { seed: 4, next: "late", won: 2 }),
      contestant("soon", { seed: 3, next: "soon", won: 1 }),
      contestant("live", { seed: 2, next: "live" }),
    ],
    matches,
    rankings: rankingOf(placedIn("none", 4), placedIn("live", 3)),
  });
  const namesBy = (compare: ReturnType<typeof createContestantOrders>["stillIn"]) =>
    lines.toSorted(compare).map(({ contestant: { name } }) => name);

  it.each([
    ["", ["live", "soon", "late", "none"]],
    ["seed", ["none", "live", "soon", "late"]],
    ["name", ["late", "live", "none", "soon"]],
    ["record", ["late", "none", "soon", "live"]],
  ] as const)("orders by %j", (order, expected) => {
    expect(namesBy(createContestantOrders(order).stillIn)).toEqual(expected);
  });

  it("orders the others by placement, then seed, by default", () => {
    expect(namesBy(createContestantOrders("").others)).toEqual(["live", "none", "soon", "late"]);
  });
});
