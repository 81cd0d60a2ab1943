import { describe, expect, it } from "vitest";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import {
  countRoad,
  findLevelResult,
  findRoad,
  findSharedOpponents,
  findSharedTournament,
} from "./road.ts";

type MatchView = ReturnType<typeof sampleMatch>;

/** An ended match of Aino or another contestant: `ended("1", "Aino", 3, "Bo", 1)`. */
function ended(
  id: string,
  left: string | null,
  leftScore: number,
  right: string | null,
  rightScore: number,
  change: Partial<MatchView> = {},
): MatchView {
  const leftWon = leftScore > rightScore;
  return sampleMatch({
    id,
    bestOf: 5,
    state: "ended",
    stateBy: "locked",
    slots: [
      slot(left, { score: leftScore, result: leftWon ? "winner" : "loser" }),
      slot(right, { score: rightScore, result: leftWon ? "loser" : "winner" }),
    ],
    ...change,
  });
}

function tournament(slug: string): Pick<MatchView, "tournament"> {
  return { tournament: { ...sampleMatch().tournament, slug } };
}

const MATCHES = [
  ended("1", "Aino", 3, "Bo", 2),
  ended("2", "Cem", 3, "Aino", 0),
  sampleMatch({ id: "3", state: "live", slots: [slot("Aino"), slot("Dora")] }),
];

function keysOf(road: readonly { readonly match: { readonly id: string } }[]): readonly string[] {
  return road.map(({ match }) => match.id);
}

describe("findRoad", () => {
  it("returns own slot, opponent and result of each match that has begun", () => {
    const road = findRoad("key-Aino", MATCHES);
    expect(keysOf(road)).toEqual(["1", "2", "3"]);
    expect(road.map(({ result }) => result)).toEqual(["won", "lost", null]);
    expect(road.map(({ opponent }) => opponent.contestant?.name)).toEqual(["Bo", "Cem", "Dora"]);
    expect(road.map(({ own }) => own.score)).toEqual([3, 0, null]);
  });

  it("returns only matches before a match", () => {
    expect(keysOf(findRoad("key-Aino", MATCHES, "osu.example.net/2"))).toEqual(["1"]);
  });

  it("returns all matches when the given match is not among them", () => {
    expect(findRoad("key-Aino", MATCHES, "osu.example.net/99")).toHaveLength(3);
  });

  it("leaves out upcoming matches, byes, rankings and matches of others", () => {
    const others = [
      sampleMatch({ slots: [slot("Aino"), slot("Bo")] }),
      ended("4", "Aino", 1, null, 0, { stateBy: "bye" }),
      ended("5", "Aino", 1, "Bo", 0, { slots: [slot("Aino"), slot("Bo"), slot("Cem")] }),
      ended("6", "Bo", 1, "Cem", 0),
    ];
    expect(findRoad("key-Aino", others)).toEqual([]);
  });

  it("returns a drawn match as drawn, and no result without a known winner", () => {
    const draw = { slots: [slot("Aino", { result: "draw" }), slot("Bo", { result: "draw" })] };
    const unknown = { slots: [slot("Aino"), slot("Bo")] };
    const road = findRoad("key-Aino", [
      ended("7", "Aino", 1, "Bo", 1, draw),
      ended("8", "Aino", 1, "Bo", 1, unknown),
    ]);
    expect(road.map(({ result }) => result)).toEqual(["drawn", null]);
  });
});

describe("findSharedOpponents", () => {
  it("returns opponents of both with the results of each, newest first", () => {
    const left = findRoad("key-Aino", [
      ended("1", "Aino", 3, "Bo", 2),
      ended("2", "Aino", 3, "Cem", 2),
      ended("3", "Bo", 3, "Aino", 2),
    ]);
    const right = findRoad("key-Dora", [ended("4", "Dora", 3, "Bo", 2)]);
    const shared = findSharedOpponents(left, right);
    expect(shared.map(({ opponent }) => opponent.name)).toEqual(["Bo"]);
    expect(keysOf(shared[0]?.left ?? [])).toEqual(["3", "1"]);
    expect(keysOf(shared[0]?.right ?? [])).toEqual(["4"]);
  });

  it("ignores matches without a result and against an unknown opponent", () => {
    const live = sampleMatch({ state: "live", slots: [slot("Dora"), slot("Bo")] });
    const left = findRoad("key-Aino", [
      ended("1", "Aino", 3, "Bo", 2),
      ended("2", "Aino", 3, null, 1),
    ]);
    const right = findRoad("key-Dora", [live, ended("3", "Dora", 3, null, 1)]);
    expect(findSharedOpponents(left, right)).toEqual([]);
  });
});

/** Slots of Aino and Bo with a level score and no winner. */
const level = (result: "draw" | null) => [
  slot("Aino", { score: 2, result }),
  slot("Bo", { score: 2, result }),
];

describe("findLevelResult", () => {
  const slots = [slot("Aino", { score: 2, result: "winner" }), slot("Bo", { score: 2 })];

  it("returns the result of a match with a winner and a level score", () => {
    const road = findRoad("key-Aino", [ended("1", "Aino", 2, "Bo", 2, { slots })]);
    expect(road.map(findLevelResult)).toEqual(["won"]);
  });

  it("returns null when the score names the winner, the match is a draw or the winner is unknown", () => {
    const road = findRoad("key-Aino", [
      ended("1", "Aino", 3, "Bo", 2),
      ended("2", "Aino", 2, "Bo", 2, { slots: level("draw") }),
      ended("3", "Aino", 2, "Bo", 2, { slots: level(null) }),
    ]);
    expect(road.map(findLevelResult)).toEqual([null, null, null]);
  });
});

describe("findSharedTournament", () => {
  it("returns the last tournament of both", () => {
    const left = [tournament("a"), tournament("b"), tournament("c")];
    expect(findSharedTournament(left, [tournament("b"), tournament("a")])).toBe(
      "osu.example.net/b",
    );
  });

  it("returns null when they were never in one tournament", () => {
    expect(findSharedTournament([tournament("a")], [tournament("b")])).toBeNull();
  });
});

describe("countRoad", () => {
  it("counts matches, games and deciding games won", () => {
    expect(countRoad(findRoad("key-Aino", MATCHES))).toEqual({
      matches: { won: 1, lost: 1, of: 2 },
      games: { won: 3, of: 8 },
      decidingGames: { won: 1, of: 1 },
    });
  });

  it("counts no games when a score is above a majority, negative, or without a best-of", () => {
    for (const match of [
      ended("1", "Aino", 16, "Bo", 14),
      ended("1", "Aino", 0, "Bo", -1),
      ended("1", "Aino", 2, "Bo", 1, { bestOf: null }),
      ended("1", "Aino", 1, "Bo", 0, { bestOf: 1 }),
    ]) {
      const { matches, games, decidingGames } = countRoad(findRoad("key-Aino", [match]));
      expect([matches.of, games, decidingGames]).toEqual([1, null, null]);
    }
  });

  it("counts no games when a score is a text", () => {
    const slots = [slot("Aino", { result: "winner" }), slot("Bo", { scoreText: "1*" })];
    const road = findRoad("key-Aino", [ended("1", "Aino", 1, "Bo", 0, { slots })]);
    expect(countRoad(road).games).toBeNull();
  });

  it("counts a missing score as no game", () => {
    const slots = [slot("Aino", { result: "winner" }), slot("Bo", { result: "loser" })];
    const road = findRoad("key-Aino", [ended("1", "Aino", 1, "Bo", 0, { slots })]);
    expect(countRoad(road).games).toEqual({ won: 0, of: 0 });
  });
});
