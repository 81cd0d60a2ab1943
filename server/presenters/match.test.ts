import { describe, expect, it } from "vitest";
import { createAnnotations } from "#core/desk/annotations.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import type { MatchView } from "#core/contract/match.ts";
import { pollWireLists, matchOf, worldOf } from "#core/testing/derive.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";
import { presentMatch } from "./match.ts";

/** An hour after the start of `wireMatch`. */
const NOW = Date.UTC(2026, 2, 7, 19);

/** Presents a match from the list of ended or of upcoming matches. */
function presented(
  change: Readonly<Record<string, unknown>>,
  list: "upcoming" | "ended" = "ended",
): MatchView {
  const match = wireMatch(change);
  const lists = { upcoming: [], ended: [], [list]: [match] };
  const world = worldOf(pollWireLists(lists, NOW), NOW);
  return presentMatch(world, matchOf(world, "110001"));
}

/** Returns fields with the contestants of "2–1", in order. */
function scored(scores: string): Record<string, unknown> {
  const sides = scores.split("–").map((score, index) => `C${index + 1} ${score}`);
  return { contestants: wireContestantsOf(sides.join(" v ")) };
}

const IN_GROUP = {
  bracket_id: null,
  bracket: undefined,
  group_id: "7",
  round_of: "4",
  best_of: "1",
};
const ranks = ({ slots }: MatchView) => slots.map(({ rank }) => rank);
const scoresAndResults = ({ slots }: MatchView) =>
  slots.map(({ score, result }) => [score, result].filter((one) => one !== null).join(" "));

describe("presentMatch", () => {
  it.each<[string, Record<string, unknown>, "upcoming" | "ended", string[]]>([
    ["no score before play", scored("0–0"), "upcoming", ["", ""]],
    ["0–0 in play", scored("0–0"), "ended", ["0", "0"]],
    ["a lead in play", scored("1–0"), "ended", ["1", "0"]],
    ["the winner once decided", scored("2–1"), "ended", ["2 winner", "1 loser"]],
    ["no number for a DQ", { ...scored("-1–1"), locked: "1" }, "ended", ["loser", "1 winner"]],
    ["no winner of a tie", { ...scored("1–1"), locked: "1" }, "ended", ["1", "1"]],
  ])("shows %s", (_, change, list, expected) => {
    expect(scoresAndResults(presented(change, list))).toEqual(expected);
  });

  it("marks a disqualified contestant", () => {
    const { slots } = presented({ ...scored("-1–0"), locked: "1" });
    expect(slots.map(({ disqualified }) => disqualified)).toEqual([true, false]);
  });

  it("shows the contestant of a slot, or the source of an open slot", () => {
    const open = presented({ contestants: [], round_of: "4", best_of: "3" }, "upcoming");
    expect(open.slots.map(({ contestant, source }) => [contestant, source.type])).toEqual([
      [null, "winner"],
      [null, "winner"],
    ]);
    const { slots } = presented({});
    expect(slots.map(({ contestant }) => contestant?.name)).toEqual(["Aino", "Bo"]);
  });

  it.each([
    ["1", { endedAt: "2026-03-07T18:50:00Z", lastScoreAt: "2026-03-07T18:40:00Z" }],
    ["0", { lastScoreAt: "2026-03-07T18:40:00Z" }],
  ])("has the times of the last score and of the end, locked %s", (locked, expected) => {
    const lists = { upcoming: [], ended: [wireMatch({ ...scored("1–0"), locked })] };
    const world = worldOf(pollWireLists(lists, NOW), NOW);
    const derived = matchOf(world, "110001");
    const history = {
      ...NO_HISTORY,
      lastScoreAt: Date.UTC(2026, 2, 7, 18, 40),
      endedAt: Date.UTC(2026, 2, 7, 18, 50),
    };
    const histories = new Map([[derived.match.key, history]]);
    const { lastScoreAt, endedAt } = presentMatch({ ...world, histories }, derived);
    expect({ lastScoreAt, endedAt }).toEqual(expected);
  });

  it("ranks a match of more than two by score once it has begun, equal scores alike", () => {
    const heat = { ...scored("4–9–4–1"), ...IN_GROUP };
    const upcoming = { ...heat, start: "2099-01-01 12:00:00" };
    expect(ranks(presented(upcoming, "upcoming"))).toEqual([null, null, null, null]);
    expect(ranks(presented(heat))).toEqual([2, 1, 2, 4]);
    expect(ranks(presented({ ...heat, locked: "1" }))).toEqual([2, 1, 2, 4]);
    expect(ranks(presented({ ...scored("2–0") }))).toEqual([null, null]);
  });

  it("has the placement points of an ended match in its group", () => {
    const heat = { ...scored("4–9–4–-1"), ...IN_GROUP };
    const value = { placements: [5, 3], perKill: 0, deduct: true, bestOf: 1, deductions: [] };
    const entered = { kind: "placement-points", value, who: "Anna", at: NOW } as const;
    const points = (change: Readonly<Record<string, unknown>>, scope: string) => {
      const annotations = createAnnotations([{ ...entered, scope }]);
      const snapshot = pollWireLists({ upcoming: [], ended: [wireMatch(change)] }, NOW);
      const world = deriveWorld(snapshot, NOW, { graceMinutes: 10, annotations });
      return presentMatch(world, matchOf(world, "110001")).slots.map((slot) => slot.points);
    };
    const locked = { ...heat, locked: "1" };
    const { site } = wireMatch();
    expect(points(locked, `${String(site)}/7`)).toEqual([3, 5, 3, 0]);
    expect(points(heat, `${String(site)}/7`)).toEqual([null, null, null, null]);
    expect(points(locked, `${String(site)}/8`)).toEqual([null, null, null, null]);
  });

  it("rounds the last sighting to the minute, so that responses stay the same", () => {
    const lists = { upcoming: [wireMatch()], ended: [] };
    const seen = [0, 59_999, 60_000].map((later) => {
      const world = worldOf(pollWireLists(lists, NOW + later), NOW + later);
      return presentMatch(world, matchOf(world, "110001")).lastSeen;
    });
    expect(seen).toEqual(["2026-03-07T19:00:00Z", "2026-03-07T19:00:00Z", "2026-03-07T19:01:00Z"]);
  });

  it("shows round, section and bracket", () => {
    expect(presented({})).toMatchObject({
      code: "QF-1",
      round: { key: "ro8", name: { long: "Quarterfinals" } },
      bracket: { id: "1101", title: "Playoffs", section: "upper" },
      group: null,
    });
  });

  it("presents a score that is a text once the match has begun", () => {
    const contestants = wireContestantsOf("C1 v C2 1.50").map((side, index) =>
      index === 0 ? Object.assign({}, side, { score: "150/7" }) : side,
    );
    const scores = (list: "upcoming" | "ended") =>
      presented({ contestants }, list).slots.map(({ score, scoreText }) => [score, scoreText]);
    expect(scores("ended")).toEqual([
      [null, "150/7"],
      [1.5, undefined],
    ]);
    expect(scores("upcoming")).toEqual([
      [null, undefined],
      [null, undefined],
    ]);
  });

  it("presents times instead of scores of 0 if they rank the match, and none before play", () => {
    const contestants = wireContestantsOf("C1 v C2 v C3").map((side, index) =>
      Object.assign({}, side, { time: ["DNF", "1:02.5", "61.0"][index] }),
    );
    const results = (list: "upcoming" | "ended") =>
      presented({ ...IN_GROUP, contestants, locked: "1" }, list).slots.map(
        ({ score, time, rank }) => [score, time, rank],
      );
    expect(results("ended")).toEqual([
      [null, "DNF", 3],
      [null, "1:02.5", 2],
      [null, "61.0", 1],
    ]);
    expect(results("upcoming")).toEqual(contestants.map(() => [null, null, null]));
  });
});
