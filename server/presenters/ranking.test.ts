import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { presentRankingDetail } from "./ranking.ts";

type Wire = Record<string, unknown>;

const START = Date.UTC(2026, 2, 7, 18);
const rankingOf = (wire: readonly Wire[], now?: number) => {
  const world = worldOfFile(wire, now);
  return presentRankingDetail(world, must([...world.tournaments.values()][0], "a tournament"));
};
const SEMIFINALS = [
  wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0"),
  wireSingleMatch("2", "ro4#2", "Cai 2 v Dag -1"),
];

const race = (id: string, place: string, sides: string): Wire =>
  wireSingleMatch(id, place, sides, { bracket: wireBracket({ type: "heats", size: "" }) });

describe("presentRankingDetail", () => {
  it("presents the deciding match of each rank from the side of its contestant", () => {
    const { tournament, rankings } = rankingOf([
      ...SEMIFINALS,
      wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 1"),
    ]);
    expect(tournament).toMatchObject({ site: "osu.example.net" });
    const [ranking] = rankings;
    expect(ranking).toMatchObject({ bracket: { id: "1101", prefix: "" }, group: null });
    expect(ranking?.isFinal).toBe(true);
    const scores = [
      { score: 2, disqualified: false },
      { score: 1, disqualified: false },
    ];
    const final = {
      id: "3",
      code: "F",
      round: { long: "Final" },
      opponent: { name: "Cai" },
      scores,
    };
    const dqScores = [{ score: null, disqualified: true }, { score: 2 }];
    const dq = { type: "disqualified", match: { scores: dqScores } };
    const toAino = { type: "lost", match: { opponent: { name: "Aino" } } };
    expect(ranking?.rows).toMatchObject([
      { from: 1, to: 1, contestant: { name: "Aino" }, reason: { type: "won", match: final } },
      { from: 2, to: 2, reason: toAino },
      { from: 3, to: 4, reason: toAino },
      { from: 3, to: 4, contestant: { name: "Dag" }, reason: dq },
    ]);
  });

  it("presents the next match of contestants in play without scores", () => {
    const [ranking] = rankingOf(
      [
        ...SEMIFINALS,
        wireSingleMatch("3", "ro2#1", "Aino v Cai", { locked: "0", start: "2026-03-08 18:00:00" }),
      ],
      START + 1,
    ).rankings;
    expect(ranking).toMatchObject({ isFinal: false });
    expect(ranking?.rows[0]).toMatchObject({
      to: 2,
      reason: {
        type: "playing",
        match: {
          code: "F",
          state: "upcoming",
          result: null,
          scores: [{ score: null }, { score: null }],
        },
      },
    });
  });

  it("presents the group that decides a rank, with position and record", () => {
    const { rankings } = rankingOf([
      wireGroupMatch("1", "1", "Aino 2 v Bo 0"),
      wireGroupMatch("2", "2", "Aino 2 v Cai 0"),
      wireGroupMatch("3", "3", "Bo 2 v Cai 0"),
    ]);
    expect(rankings).toMatchObject([{ bracket: null, group: "551" }]);
    expect(rankings[0]?.rows[1]).toMatchObject({
      from: 2,
      contestant: { name: "Bo" },
      reason: { type: "group", group: { number: 1, position: 2, played: 2, won: 1 } },
    });
  });

  it("presents the placement in the last race without an opponent", () => {
    const [ranking] = rankingOf([
      race("1", "ro6#1", "Aino 9 v Bo 7 v Cai 3"),
      race("2", "ro6#2", "Dag 9 v Eno 7 v Fay 3"),
      race("3", "ro3#1", "Aino 5 v Dag 8 v Bo 1"),
    ]).rankings;
    expect(ranking?.rows[0]).toMatchObject({
      contestant: { name: "Dag" },
      reason: { type: "placed", placement: 1, match: { id: "3", opponent: null, scores: null } },
    });
  });
});
