import { describe, expect, it } from "vitest";
import { matchOf, worldOfFile } from "#core/testing/derive.ts";
import { must } from "#core/lib/must.ts";
import { wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { wireBracket, wireContestant } from "#core/testing/wire-match.ts";
import { presentContestantDetail } from "./contestant.ts";
import { presentMatchDetail } from "./match-list.ts";
import { presentTournamentDetail, presentTournamentList } from "./tournament.ts";

const division = (id: string, title: string, final: string) =>
  wireSingleMatch(id, "ro2#1", final, {
    bracket_id: title,
    bracket: wireBracket({ title: `Division ${title}`, size: "2" }),
  });

/** Returns a game of a final, at an hour of the day. */
const game = (id: string, sides: string, hour: number, locked = "1") =>
  wireSingleMatch(id, "ro2#1", sides, {
    bracket: wireBracket({ size: "2" }),
    best_of: "1",
    locked,
    start: `2026-03-07 ${hour}:00:00`,
  });

describe("presentTournamentList", () => {
  it("counts byes neither as seen nor as expected", () => {
    const world = worldOfFile(
      [
        wireSingleMatch("1", "ro8#1", "Aino", { bye: "1" }),
        wireSingleMatch("2", "ro8#2", "Bo 2 v Cai 1"),
        wireSingleMatch("3", "ro8#3", "Dag 2 v Eno 1"),
        wireSingleMatch("4", "ro8#4", "Fay 2 v Gun 1"),
        wireSingleMatch("5", "ro2#1", "", { locked: "0" }),
      ],
      Date.UTC(2026, 2, 7, 19),
    );
    const [tournament] = presentTournamentList(world).tournaments;
    expect(tournament).toMatchObject({ seen: 4, expected: 6 });
  });

  it("counts a series as one match that is played", () => {
    const games = [
      game("1", "Aino 30 v Bo 20", 12),
      game("2", "Aino 25 v Bo 24", 13),
      game("3", "Aino v Bo", 14, "0"),
    ];
    const world = worldOfFile(games, Date.UTC(2026, 2, 7, 13, 30));
    const [tournament] = presentTournamentList(world).tournaments;
    expect(tournament?.progress).toMatchObject({ ended: 1, live: 0, toPlay: 0 });
    const { match, metBefore } = presentMatchDetail(world, matchOf(world, "2"));
    expect(match.part?.matches.map(({ scores }) => scores)).toEqual([
      [30, 20],
      [25, 24],
      [null, null],
    ]);
    expect(match.slots.map(({ aggregate }) => aggregate)).toEqual([2, 0]);
    expect(metBefore.map(({ id }) => id)).toEqual(["1"]);
  });

  it("shows a champion for each of two divisions, and none for the tournament", () => {
    const divisions = [division("1", "A", "Aino 2 v Bo 0"), division("2", "B", "Cai 0 v Dag 2")];
    const [tournament] = presentTournamentList(worldOfFile(divisions)).tournaments;
    expect(tournament).toMatchObject({
      champion: null,
      decidedBy: null,
      brackets: [
        { title: "Division A", prefix: "A", champion: { name: "Aino" } },
        { title: "Division B", prefix: "B", champion: { name: "Dag" } },
      ],
    });
  });

  it("shows the champion of the only bracket as the tournament's", () => {
    const world = worldOfFile([division("1", "A", "Aino 2 v Bo 0")]);
    expect(presentTournamentList(world).tournaments).toMatchObject([
      { champion: { name: "Aino" }, decidedBy: "A" },
    ]);
  });

  it("shows the podium with the score of the final once the ranking is final", () => {
    const world = worldOfFile([division("1", "A", "Aino 2 v Bo 0")]);
    const [tournament] = presentTournamentList(world).tournaments;
    expect(tournament).toMatchObject({
      contestants: 2,
      podium: [
        { from: 1, contestant: { name: "Aino" } },
        {
          from: 2,
          contestant: { name: "Bo" },
          reason: { match: { scores: [{ score: 0 }, { score: 2 }] } },
        },
      ],
    });
  });

  it("shows the stage and the next match of an ongoing tournament", () => {
    const world = worldOfFile(
      [
        wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0"),
        wireSingleMatch("2", "ro4#2", "Cai v Dag", { start: "2026-03-07 23:00:00", locked: "0" }),
      ],
      Date.UTC(2026, 2, 7, 19),
    );
    expect(presentTournamentList(world).tournaments).toMatchObject([
      {
        stage: { type: "round", name: { short: "SF" } },
        next: { id: "2", start: "2026-03-07T23:00:00Z" },
        podium: [],
      },
    ]);
  });
});

describe("presentTournamentDetail", () => {
  it("shows a name with two countries like the contestant's page and the group", () => {
    const world = worldOfFile([
      wireGroupMatch("1", "1", "", ainoOf("fi", "Bo")),
      wireGroupMatch("2", "2", "", { ...ainoOf("se", "Cai"), start: "2026-03-07 23:00:00" }),
    ]);
    const view = must([...world.tournaments.values()][0], "a tournament");
    const { contestants, groups } = presentTournamentDetail(world, view);
    const { key, name, country } = must(contestants.find(isAino), "a contestant").contestant;
    expect(country).toBe("se");
    expect(groups[0]?.standings.find(isAino)?.contestant).toEqual({ key, name, country });
    const contestant = must(world.contestants.get(key), "the contestant");
    expect(presentContestantDetail(world, contestant).contestant).toMatchObject({ name, country });
  });
});

/** Returns the contestants of a 2–0 that Aino won. */
function ainoOf(country: string, opponent: string) {
  return {
    contestants: [
      wireContestant({ name: "Aino", country, score: "2", sort: "1" }),
      wireContestant({ name: opponent, score: "0", sort: "2" }),
    ],
  };
}

function isAino({ contestant }: { readonly contestant: { readonly name: string } }): boolean {
  return contestant.name === "Aino";
}
