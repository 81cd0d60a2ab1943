import { describe, expect, it } from "vitest";
import { worldOfFile } from "#core/testing/derive.ts";
import { NOON } from "#core/testing/model-match.ts";
import { playSwiss, wireSwiss } from "#core/testing/swiss.ts";
import { wireDoubleMatch, wireGroupMatch, wireSingleMatch } from "#core/testing/wire-matches.ts";
import { wireBracket, wireContestant, wireTournament } from "#core/testing/wire-match.ts";
import { must } from "#core/lib/must.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { presentContestantDetail } from "#server/presenters/contestant.ts";
import { presentInspection } from "./inspection.ts";

const OPEN = { locked: "0", start: "2030-03-07 18:00:00" };
const LIVE = { locked: "0", start: "2026-12-31 23:30:00" };
const FOUR = { bracket: wireBracket({ size: "4" }) };

const CUP = [
  wireGroupMatch("1", "1", "Aino 1 v Bo 1", { start: "2026-03-07 12:00:00" }),
  wireGroupMatch("2", "2", "Aino 3 v -Cai 0", { start: "2026-03-07 11:00:00" }),
  wireSingleMatch("3", "ro4#1", "Aino 2 v -Cai 0", FOUR),
  wireSingleMatch("4", "ro4#2", "Bo", { ...FOUR, bye: "1" }),
  wireSingleMatch("5", "ro2#1", "Aino 1 v Bo 0", { ...FOUR, ...LIVE }),
  wireSingleMatch("6", "ro2#2", "", { ...FOUR, ...OPEN }),
];

describe("presentInspection", () => {
  it("counts received matches by state", () => {
    const counts = { total: 8, upcoming: 1, live: 1, ended: 4, quarantined: 2 };
    expect(presentInspection(worldOfFile(CUP), 2, []).matches).toEqual(counts);
  });

  it("returns brackets with rounds, winners and placements", () => {
    const { brackets } = presentInspection(worldOfFile(CUP), 0, []);
    expect(JSON.stringify(brackets)).toBe(
      JSON.stringify([
        {
          ids: ["1101"],
          tournament: "spring-cup",
          title: "Playoffs",
          kind: "single",
          size: 4,
          rounds: [
            { key: "ro4", name: "Semifinals", matches: ["osu.example.net/3", "osu.example.net/4"] },
            { key: "ro2", name: "Final", matches: ["osu.example.net/5"] },
            { key: "bronze", name: "Third Place Match", matches: ["osu.example.net/6"] },
          ],
          winners: {
            "osu.example.net/3": { name: "Aino", by: "advanced" },
            "osu.example.net/4": { name: "Bo", by: "bye" },
          },
          undecided: {},
          champion: null,
          runnerUp: null,
          third: null,
          resetPlayed: false,
          complete: false,
          noChampion: null,
          absences: {},
        },
      ]),
    );
  });

  it("returns rankings with ranges and reasons", () => {
    const wire = [
      wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0"),
      wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
      wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 1"),
    ];
    const [tournament] = presentInspection(worldOfFile(wire), 0, []).tournaments;
    const rows = [
      rankRow("1", "Aino", "won", 3),
      rankRow("2", "Cai", "lost", 3),
      rankRow("3-4", "Bo", "lost", 1),
      rankRow("3-4", "Dag", "lost", 2),
    ];
    expect(tournament?.rankings).toEqual([{ bracket: ["1101"], group: null, isFinal: true, rows }]);
  });

  it("returns null for missing matches, and the names of the top three", () => {
    const world = worldOfFile([
      wireDoubleMatch("1", "ro4#2", "Aino 2 v Bo 0"),
      wireDoubleMatch("2", "ro2#1", "Cai 0 v Aino 2"),
      wireDoubleMatch("3", "lower ro2s2#1", "Cai 2 v Bo 0"),
      wireDoubleMatch("4", "grand final#1", "Aino 1 v Cai 2"),
      wireDoubleMatch("5", "grand final#2", "Cai 1 v Aino 2"),
    ]);
    const [bracket] = presentInspection(world, 0, []).brackets;
    expect(bracket?.rounds.map(({ key, matches }) => `${key}: ${matches.join()}`)).toEqual([
      "ro4: ,osu.example.net/1",
      "ro2: osu.example.net/2",
      "lower ro2s1: ",
      "lower ro2s2: osu.example.net/3",
      "grand final: osu.example.net/4",
      "grand final reset: osu.example.net/5",
    ]);
    const placements = { champion: "Aino", runnerUp: "Cai", third: "Bo" };
    expect(bracket).toMatchObject({ ...placements, resetPlayed: true });
  });

  it("returns kind and rounds of a Swiss group in which a pair meets again", () => {
    const swiss = playSwiss({ contestants: 6, rounds: 8, inPoints: false, seed: 1 });
    const [group] = presentInspection(worldOfFile(wireSwiss(swiss, NOON)), 0, []).groups;
    expect(group).toMatchObject({ kind: "swiss" });
    expect(group?.rounds?.map(({ length }) => length)).toEqual(Array.from({ length: 8 }, () => 3));
  });

  it("returns standings", () => {
    const [group] = presentInspection(worldOfFile(CUP), 0, []).groups;
    expect(JSON.stringify(group)).toBe(
      JSON.stringify({
        id: "551",
        tournament: "spring-cup",
        kind: "round-robin",
        rounds: null,
        isRuleKnown: false,
        standings: [
          line(1, "Aino", [2, 1, 1, 0, 4, 1, 4]),
          line(2, "Bo", [1, 0, 1, 0, 1, 1, 1]),
          line(3, "-Cai", [1, 0, 0, 1, 0, 3, 0]),
        ],
        undecided: {},
        expected: null,
        scenarios: null,
      }),
    );
  });

  it("returns who can still advance, in sentences", () => {
    const results = ["Aino 1 v Bo 0", "Cem 2 v Dag 1", "Aino 2 v Dag 0", "Bo 1 v Cem 0"];
    const world = worldOfFile([
      ...results.map((text, index) => wireGroupMatch(`${index}`, `${index}`, text)),
      wireGroupMatch("5", "5", "Bo v Dag", OPEN),
      wireGroupMatch("6", "6", "Aino v Cem", OPEN),
      wireSingleMatch("7", "ro2#1", "", { ...OPEN, bracket: wireBracket({ size: "2" }) }),
    ]);
    const [group] = presentInspection(world, 0, []).groups;
    expect(group?.expected).toBe(6);
    expect(group?.scenarios?.advancing).toBe(2);
    expect(group?.scenarios?.contestants[0]).toEqual({
      name: "Aino",
      verdict: "open",
      lines: [
        "Win: Through",
        "Draw: Through",
        "Defeat: Through if Bo does not beat Dag; otherwise tie-breakers decide",
      ],
    });
    expect(group?.scenarios?.contestants.at(-1)?.lines).toEqual([
      "Win: Other results or the rule, which is not entered, decide",
      "Draw: Out",
      "Defeat: Out",
    ]);
  });

  it("returns a contestant's matches in order of play", () => {
    const { contestants } = presentInspection(worldOfFile(CUP), 0, ["aino", "Bo", "nobody"]);
    const shared = { game: "osu!", countries: ["fi"], ambiguity: [] };
    expect(contestants).toEqual([
      {
        key: contestantKey("osu", "Aino"),
        name: "Aino",
        ...shared,
        matches: [
          appearance("2", "group 1", "ended", "-Cai", 3, 0, "won"),
          appearance("1", "group 1", "ended", "Bo", 1, 1, "draw"),
          appearance("3", "ro4", "ended", "-Cai", 2, 0, "won"),
          appearance("5", "ro2", "live", "Bo", 1, 0, null),
        ],
      },
      {
        key: contestantKey("osu", "Bo"),
        name: "Bo",
        ...shared,
        matches: [
          appearance("1", "group 1", "ended", "Aino", 1, 1, "draw"),
          appearance("4", "ro4", "ended", null, 0, null, "won"),
          appearance("5", "ro2", "live", "Aino", 0, 1, null),
        ],
      },
    ]);
    const [lost] = presentInspection(worldOfFile(CUP), 0, ["-Cai"]).contestants;
    expect(lost?.matches[0]?.result).toBe("lost");
  });

  it("returns one entry per game of a name, and a null round outside of brackets and groups", () => {
    const chess = wireTournament({ game: "Chess", game_slug: "chess", slug: "chess-cup" });
    const loose = { tournament: chess, bracket_id: null, bracket: null };
    const world = worldOfFile([
      ...CUP,
      wireSingleMatch("9", "ro2#1", "Aino 1 v Eve 0 v Fay 0", loose),
    ]);
    const { contestants } = presentInspection(world, 0, ["Aino"]);
    expect(contestants.map(({ game }) => game)).toEqual(["Chess", "osu!"]);
    expect(contestants[0]?.matches).toEqual([appearance("9", null, "ended", null, 1, null, "won")]);
  });
});

describe("presentInspection of a name that two contestants have", () => {
  const world = worldOfFile([
    wireSingleMatch("1", "ro4#1", "", { ...FOUR, contestants: sides("Aino fi", "Bo fi") }),
    wireSingleMatch("2", "ro4#2", "", { ...FOUR, contestants: sides("Aino  se", "Cai fi") }),
    wireSingleMatch("3", "ro2#1", "", { ...FOUR, contestants: sides("Aino  se", "Bo fi") }),
  ]);

  it.each(["Aino", " aino", "AINO "])(
    "has the key, countries and doubts of the API: %j",
    (name) => {
      const { contestants } = presentInspection(world, 0, [name]);
      expect(contestants).toHaveLength(1);
      const { key, countries, ambiguity, matches } = must(contestants[0], "one contestant");
      const inApi = presentContestantDetail(world, must(world.contestants.get(key), "the key"));
      expect({ key, countries, ambiguity }).toEqual({
        key: inApi.contestant.key,
        countries: ["fi", "se"],
        ambiguity: ["two-countries", "two-places-at-once"],
      });
      expect(inApi.contestant).toMatchObject({ countries, ambiguity });
      expect(matches.map(({ id }) => id)).toEqual(inApi.matches.map((match) => match.key));
    },
  );

  it("finds both spellings that are two contestants", () => {
    const meeting = worldOfFile([
      wireSingleMatch("1", "ro2#1", "", { ...FOUR, contestants: sides("Aino fi", "AINO fi") }),
    ]);
    const { contestants } = presentInspection(meeting, 0, ["aino"]);
    expect(contestants.map(({ name }) => name)).toEqual(["Aino", "AINO"]);
  });

  it("finds no contestant of an empty name", () => {
    expect(presentInspection(world, 0, [" "]).contestants).toEqual([]);
  });
});

it("returns why a bracket has no champion, and where its contestants play on", () => {
  const next = { bracket_id: "2000", bracket: wireBracket({ title: "Final two", size: "2" }) };
  const world = worldOfFile([
    wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0", FOUR),
    wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", FOUR),
    wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 0", { ...next, start: "2026-03-08 18:00:00" }),
  ]);
  expect(presentInspection(world, 0, []).brackets[0]).toMatchObject({
    noChampion: "continues",
    absences: { "A-F": { reason: "continues", continuesIn: "osu.example.net/2000" } },
  });
});

/** Creates the two contestants of a 2–0, from "NAME COUNTRY". */
function sides(...texts: readonly string[]) {
  return texts.map((text, index) => {
    const at = text.lastIndexOf(" ");
    return wireContestant({
      name: text.slice(0, at),
      country: text.slice(at + 1),
      score: index === 0 ? "2" : "0",
      sort: `${index + 1}`,
    });
  });
}

function line(position: number, name: string, figures: readonly number[]) {
  const [played, won, drawn, lost, scoreFor, scoreAgainst, points] = figures;
  return { position, name, played, won, drawn, lost, scoreFor, scoreAgainst, points };
}

function appearance(
  id: string,
  ...[round, state, opponent, score, opponentScore, result]: readonly (string | number | null)[]
) {
  return { id: `osu.example.net/${id}`, round, state, opponent, score, opponentScore, result };
}

function rankRow(rank: string, name: string, type: string, id: number) {
  const why = rank.includes("-") ? "No match was listed that separates these contestants." : null;
  return { rank, name, reason: { type, match: `osu.example.net/${id}` }, why };
}
