import { describe, expect, it } from "vitest";
import { idsByRound, matchOf, onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { changeAll, OPEN, wireSingleMatch, wireSingleMatches } from "#core/testing/wire-matches.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

const of = (size: string, change = {}): Wire => ({ bracket: wireBracket({ size, ...change }) });
/** Creates matches of a bracket of `size`. */
const matchesOf = (size: string, texts: string): readonly Wire[] =>
  changeAll(wireSingleMatches(texts), of(size));
const bracketOf = (wire: readonly Wire[]): Bracket => onlyBracket(worldOfFile(wire));

/** Returns the ids in the first round of eight, of matches 10, 11, … that state these rows. */
function firstRound(...rows: readonly string[]): readonly (string | null)[] | undefined {
  const wire = rows.map((row) => wireSingleMatch(`1${row}`, `ro8#${row}`, `A${row} v B${row}`));
  return idsByRound(bracketOf(wire))["ro8"];
}

/** Returns the best-of of each round, of first-round matches with these values and no stated one. */
function bestOfs(...games: readonly string[]): readonly (number | null)[] {
  const unstated = of("8", { best_of_params: [] });
  const wire = games.map((bestOf, index) =>
    wireSingleMatch(`${index}`, `ro8#${index + 1}`, "A v B", { ...unstated, best_of: bestOf }),
  );
  return bracketOf(wire).rounds.map((round) => round.bestOf);
}

const SEMIFINALS = matchesOf("4", "ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 1");
const final = (sides: string, change: Wire = {}): Wire =>
  wireSingleMatch("3", "ro2#1", sides, { ...of("4"), ...change });
const bronze = (sides: string, change: Wire = {}): Wire =>
  wireSingleMatch("4", "ro2#2", sides, { ...of("4"), ...change });

describe("reconstruct, for a single elimination", () => {
  it("names champion, runner-up and third", () => {
    const wire = [...SEMIFINALS, final("Aino 1 v Cai 2"), bronze("Bo 2 v Dag 0")];
    expect(bracketOf(wire)).toMatchObject({
      kind: "single",
      ids: ["1101"],
      size: 4,
      champion: { name: "Cai" },
      runnerUp: { name: "Aino" },
      third: { name: "Bo" },
      complete: true,
      issues: [],
    });
  });

  it("names a champion without a runner-up when the final is a bye", () => {
    expect(bracketOf([...SEMIFINALS, final("Aino", { bye: "1" })])).toMatchObject({
      champion: { name: "Aino" },
      runnerUp: null,
      complete: true,
    });
  });

  it.each([
    ["its final", "Aino v Cai", { ro2: ["3"] }],
    ["its third place match", "Bo v Dag", { ro2: [null], bronze: ["3"] }],
  ])("identifies %s, alone and without a row, by the semifinals' results", (_, sides, last) => {
    const bracket = bracketOf([...SEMIFINALS, final(sides, { row: null })]);
    expect(idsByRound(bracket)).toEqual({ ro4: ["1", "2"], ...last });
    expect(bracket.issues).toEqual([]);
  });

  it("is not complete while a match is open", () => {
    const finals = [final("Aino 1 v Cai 2"), bronze("Bo v Dag", { locked: "0" })];
    expect(bracketOf([...SEMIFINALS, ...finals])).toMatchObject({
      champion: { name: "Cai" },
      complete: false,
    });
  });

  it("keeps the places of missing matches with the reason of their absence", () => {
    const bracket = bracketOf([
      wireSingleMatch("1", "ro8#2", "Cai 2 v Dag 1"),
      wireSingleMatch("2", "ro4#1", "Aino v Cai", OPEN),
    ]);
    expect(idsByRound(bracket)).toEqual({
      ro8: [null, "1", null, null],
      ro4: ["2", null],
      ro2: [null],
    });
    const absences = bracket.rounds.map(({ places }) => places.map(({ absence }) => absence));
    expect(absences).toEqual([
      ["not-listed", null, "no-start-yet", "no-start-yet"],
      [null, "no-start-yet"],
      ["no-start-yet"],
    ]);
  });

  it("treats empty places of the first round as byes when the size requires as many", () => {
    const texts =
      "ro8#2 Cai 2 v Dag 1, ro8#3 Eve 2 v Fay 1, ro4#1 Aino 2 v Cai 0, ro4#2 Eve 0 v Gus 2";
    const bracket = bracketOf(matchesOf("6", texts));
    const first = bracket.rounds[0]?.places.map(({ bye, absence }) => [bye, absence]);
    expect(first).toEqual([
      [true, null],
      [false, null],
      [false, null],
      [true, null],
    ]);
    expect(bracket.size).toBe(6);
  });

  it("treats a round of six as a round of eight, ordered by the matches it feeds", () => {
    const texts = "ro6#1 Cai 2 v Dag 1, ro6#2 Eve 2 v Fay 1, ro4#1 Aino v Cai, ro4#2 Gus v Eve";
    const bracket = bracketOf(matchesOf("6", texts));
    expect(idsByRound(bracket)["ro8"]).toEqual([null, "1", null, "2"]);
  });

  it("takes the size from the rounds when the stated one is missing or invalid", () => {
    for (const size of ["", "0", "99999"]) {
      const bracket = bracketOf([wireSingleMatch("1", "ro4#1", "Aino v Bo", of(size))]);
      expect(bracket.rounds.map(({ key }) => key)).toEqual(["ro4", "ro2"]);
    }
  });

  it("takes a round's best-of from its matches when the bracket states none", () => {
    expect(bestOfs("3", "5", "")).toEqual([5, null, null]);
    expect(bracketOf(SEMIFINALS).rounds.map(({ bestOf }) => bestOf)).toEqual([3, 5]);
  });

  it("takes the most common best-of of a round's matches", () => {
    expect(bestOfs("5", "3", "3", "1")[0]).toBe(3);
  });

  it("counts rows from 0 when one is 0, unless a match has the last row", () => {
    expect(firstRound("0", "1", "3")).toEqual(["10", "11", null, "13"]);
    expect(firstRound("0", "3", "4")).toEqual(["10", null, "13", "14"]);
  });
});

describe("reconstruct, for slots", () => {
  it("names the matches that feed open slots", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "Aino v Bo", { ...of("4"), ...OPEN }),
      wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", of("4")),
      final("Cai", OPEN),
      bronze("", OPEN),
    ]);
    const first = { place: "ro4#1", code: "SF-1", match: "osu.example.net/1" };
    const second = { place: "ro4#2", code: "SF-2", match: "osu.example.net/2" };
    expect(matchOf(world, "3").slots).toEqual([
      { entry: null, source: { type: "winner", of: first, certainty: "found" } },
      { entry: 0, source: { type: "winner", of: second, certainty: "found" } },
    ]);
    expect(matchOf(world, "4").slots).toEqual([
      { entry: null, source: { type: "loser", of: first, certainty: "found" } },
      { entry: null, source: { type: "loser", of: second, certainty: "found" } },
    ]);
    expect(matchOf(world, "1")).toMatchObject({
      code: "SF-1",
      winnerTo: { place: "ro2#1" },
      loserTo: { place: "bronze#1", code: "3RD" },
      slots: [{ entry: 0, source: { type: "seed", seed: null } }, { entry: 1 }],
    });
  });

  it("orders origins by name when the first contestant comes from the lower feeder", () => {
    const world = worldOfFile([...SEMIFINALS, final("Cai v Aino")]);
    const sources = matchOf(world, "3").slots.map(({ source }) => "of" in source && source.of.code);
    expect(sources).toEqual(["SF-2", "SF-1"]);
  });

  it("creates one slot for a bye match", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro8#1", "Aino", { bye: "1" }),
      wireSingleMatch("2", "ro8#2", "", { bye: "1" }),
    ]);
    expect(matchOf(world, "1")).toMatchObject({
      status: { state: "ended", by: "bye" },
      outcome: { winner: 0, by: "bye" },
      slots: [{ entry: 0, source: { type: "seed" } }],
    });
    const [place] = onlyBracket(world).rounds[0]?.places ?? [];
    expect(place).toMatchObject({ bye: true, slots: [{ entry: 0 }, { source: { type: "bye" } }] });
    expect(matchOf(world, "2")).toMatchObject({ outcome: { winner: null, by: "bye" } });
  });
});
