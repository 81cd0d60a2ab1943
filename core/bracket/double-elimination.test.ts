import { describe, expect, it } from "vitest";
import { issuesOf, matchOf, onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import {
  changeAll,
  wireDoubleMatch,
  wireDoubleMatches,
  createWireLowerBracket,
  createWireUpperBracket,
} from "#core/testing/wire-matches.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { Wire } from "#core/testing/wire-match.ts";

const bracketOf = (wire: readonly Wire[]): Bracket => onlyBracket(worldOfFile(wire));
const keys = ({ rounds }: Bracket): readonly string[] => rounds.map(({ key }) => key);
const slotsIn = ({ rounds }: Bracket, key: string) =>
  rounds.find((round) => round.key === key)?.places[0]?.slots;

const ALONE = { related_bracket_id: null };

describe("groupIntoBracketUnits", () => {
  const upper = wireDoubleMatch("1", "ro4#1", "Aino 2 v Cai 0");
  const lower = wireDoubleMatch("4", "lower ro2s1#1", "Cai 0 v Dag 2");
  const upperAlone = { ...upper, bracket: createWireUpperBracket(ALONE) };
  const lowerAlone = { ...lower, bracket: createWireLowerBracket(ALONE) };

  it.each<[string, readonly Wire[], readonly (readonly string[])[]]>([
    ["brackets that name each other", [upper, lower], [["1101", "1102"]]],
    ["an upper bracket that names the lower one", [upper, lowerAlone], [["1101", "1102"]]],
    ["a lower bracket that names the upper one", [upperAlone, lower], [["1101", "1102"]]],
    ["brackets that name none", [upperAlone, lowerAlone], [["1101"], ["1102"]]],
    ["an upper bracket whose lower one was not seen", [upper], [["1101", "1102"]]],
    ["a lower bracket whose upper one was not seen", [lower], [["1101", "1102"]]],
    ["a lower bracket that names none", [lowerAlone], [["1102"]]],
    [
      "an upper bracket that two lower ones name",
      [upper, lower, { ...lower, id: "9", bracket_id: "1103" }],
      [["1101", "1102"], ["1103"]],
    ],
    [
      "a lower bracket that names a single elimination",
      [{ ...upper, bracket: createWireUpperBracket({ type: "single" }) }, lower],
      [["1101"], ["1102"]],
    ],
  ])("groups %s", (_, wire, ids) => {
    const [view] = worldOfFile(wire).tournaments.values();
    expect(view?.brackets.map((bracket) => bracket.ids)).toEqual(ids);
  });

  it("keeps the places of an upper bracket that is named but not seen", () => {
    const world = worldOfFile([lower]);
    const bracket = onlyBracket(world);
    expect(keys(bracket)).toEqual(["ro4", "ro2", "lower ro2s1", "lower ro2s2", "grand final"]);
    expect(bracket).toMatchObject({
      key: "osu.example.net/1101",
      kind: "double",
      size: 4,
      complete: false,
    });
    expect(bracket.issues).toEqual([
      {
        match: null,
        code: "upper-bracket-missing",
        message:
          "Lower bracket 1102 belongs to upper bracket 1101, of which no match was seen: its champion cannot be determined.",
      },
    ]);
    expect([...world.tournaments.values()][0]?.expected).toBeNull();
  });

  it("reconstructs a lower bracket alone when it names no upper one", () => {
    const texts = "lower ro2s1#1 Cai 0 v Dag 2, lower ro2s2#1 Bo 2 v Dag 1";
    const bracketAlone = createWireLowerBracket(ALONE);
    const world = worldOfFile(changeAll(wireDoubleMatches(texts), { bracket: bracketAlone }));
    const bracket = onlyBracket(world);
    expect(keys(bracket)).toEqual(["lower ro2s1", "lower ro2s2"]);
    expect(bracket).toMatchObject({ kind: "double", champion: null, complete: false, size: 4 });
    expect(bracket.issues[0]?.message).toContain("has no upper bracket of its own");
    expect(winnersOf(world)).toEqual({ 1: "Dag", 2: "Bo" });
    expect(matchOf(world, "1").slots).toMatchObject([
      { entry: 0, source: { type: "seed" } },
      { entry: 1, source: { type: "seed" } },
    ]);
    expect([...world.tournaments.values()][0]?.expected).toBeNull();
  });
});

describe("reconstruct, for a lower bracket alone", () => {
  it("reports matches in a second lower final", () => {
    const wire = [
      ...wireDoubleMatches("lower ro2s2#1 Aino 2 v Bo 0, lower ro2s2#1 Cai 2 v Dag 0"),
      wireDoubleMatch("3", "lower ro2s2#1", "Cai 1 v Dag 0", { row: null }),
    ];
    const bracket = bracketOf(changeAll(wire, { bracket: createWireLowerBracket(ALONE) }));
    expect(issuesOf(bracket)).toEqual([
      "upper-bracket-missing -",
      "place-taken 2",
      "place-missing 3",
    ]);
  });
});

describe("reconstruct, for a lower bracket larger than the upper one feeds", () => {
  it("seeds the first lower round, and maps upper losers to the second", () => {
    const wire = wireDoubleMatches(
      "ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0, lower ro4s1#1 Eve 2 v Fay 0",
      "lower ro4s1#2 Gus 2 v Hal 0, lower ro4s2#1 Bo 2 v Eve 0, lower ro4s2#2 Dag 0 v Gus 2",
    );
    const world = worldOfFile(wire);
    expect(matchOf(world, "1")).toMatchObject({
      code: "UBSF-1",
      loserTo: { place: "lower ro4s2#1" },
    });
    expect(matchOf(world, "3")).toMatchObject({
      code: "LBR1-1",
      slots: [{ source: { type: "seed" } }, { source: { type: "seed" } }],
      outcome: { winner: 0, by: "advanced" },
    });
    expect(matchOf(world, "5").slots).toMatchObject([
      { source: { type: "loser", of: { code: "UBSF-1" }, certainty: "found" } },
      { source: { type: "winner", of: { code: "LBR1-1" } } },
    ]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: 0, by: "advanced" });
  });

  it("starts with the round that upper losers drop to when no earlier one is seen", () => {
    const bracket = bracketOf(wireDoubleMatches("ro4#1 Aino 2 v Bo 0, lower ro4s2#1 Bo 2 v Eve 0"));
    const lower = ["lower ro4s2", "lower ro2s1", "lower ro2s2"];
    expect(keys(bracket)).toEqual(["ro4", "ro2", ...lower, "grand final"]);
    expect(bracket.rounds[2]?.places[1]?.slots).toMatchObject([
      { source: { type: "loser", of: { code: "UBSF-2" }, certainty: "found" } },
      { source: { type: "seed" } },
    ]);
  });
});

describe("reconstruct, for stages of a double elimination", () => {
  it("reports matches in rounds that do not exist", () => {
    const bracket = bracketOf([
      ...wireDoubleMatches("ro4#1 Aino v Bo, lower ro2s1#1 Bo v Dag"),
      wireDoubleMatch("3", "ro4#1", "", { stage: "2" }),
      wireDoubleMatch("4", "lower ro2s1#1", "", { stage: null }),
      wireDoubleMatch("5", "ro4#1", "", { stage: "3" }),
    ]);
    expect(issuesOf(bracket)).toEqual(["round-unknown 3", "round-unknown 5", "round-unknown 4"]);
  });

  it("treats an upper match without a stage as stage 1", () => {
    const bracket = bracketOf([wireDoubleMatch("1", "ro2#1", "Aino v Bo", { stage: null })]);
    const final = bracket.rounds.find(({ key }) => key === "ro2");
    expect(final?.places[0]?.match).toBe("osu.example.net/1");
  });
});

describe("reconstruct, for a grand final alone", () => {
  it("adds the rounds that the stated size requires", () => {
    const bracket = createWireUpperBracket({ size: "4" });
    expect(
      keys(bracketOf([wireDoubleMatch("6", "grand final#1", "Aino v Bo", { bracket })])),
    ).toEqual(["ro4", "ro2", "lower ro2s1", "lower ro2s2", "grand final"]);
  });
});

describe("reconstruct, for a bye in the upper bracket", () => {
  const world = worldOfFile([
    wireDoubleMatch("1", "ro4#1", "Aino", { bye: "1" }),
    wireDoubleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
    wireDoubleMatch("3", "lower ro2s1#1", "Dag", { bye: "1" }),
  ]);

  it("marks the slot of its loser as a bye", () => {
    expect(slotsIn(onlyBracket(world), "lower ro2s1")).toMatchObject([
      { entry: 0, source: { type: "loser", of: { code: "UBSF-2" } } },
      { entry: null, source: { type: "bye" } },
    ]);
  });

  it("gives the opponent in the lower bracket a bye", () => {
    expect(matchOf(world, "3")).toMatchObject({
      status: { state: "ended", by: "bye" },
      outcome: { winner: 0, by: "bye" },
      slots: [{ entry: 0, source: { type: "loser", of: { code: "UBSF-2" } } }],
    });
  });

  it("marks the open slot as a bye before a loser drops", () => {
    const bracket = bracketOf([wireDoubleMatch("1", "ro4#1", "Aino", { bye: "1" })]);
    expect(slotsIn(bracket, "lower ro2s1")).toMatchObject([
      { entry: null, source: { type: "bye" } },
      { entry: null, source: { type: "loser", of: { code: "UBSF-2" } } },
    ]);
  });
});

describe("reconstruct, for losers of the upper bracket", () => {
  it("names the round as the source of an open slot when the match is unknown", () => {
    const bracket = bracketOf([wireDoubleMatch("1", "ro8#1", "Aino v Bo")]);
    const lower = bracket.rounds.find(({ key }) => key === "lower ro4s2");
    expect(lower?.places.map(({ slots: [slot] }) => slot)).toMatchObject([
      { entry: null, source: { type: "loser-of-round", round: "ro4", name: { short: "UBSF" } } },
      { entry: null, source: { type: "loser-of-round", round: "ro4", name: { short: "UBSF" } } },
    ]);
  });

  it("names the round that losers drop to when their places are unknown", () => {
    const { rounds } = bracketOf(wireDoubleMatches("ro4#1 Aino v Bo, ro2#1 Aino v Cai"));
    const losersTo = rounds.map(({ losersTo: round }) => round?.short ?? null);
    expect(losersTo).toEqual(["LBSF", "LBF", null, null, null]);
  });
});

describe("the places of a double elimination", () => {
  it("are first and second when the lower finalist does not come to the grand final", () => {
    const bracket = bracketOf([
      ...wireDoubleMatches("ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 1, ro2#1 Aino 2 v Cai 1"),
      ...wireDoubleMatches("7: lower ro2s1#1 Bo 2 v Dag 0, lower ro2s2#1 Cai 2 v Bo 1"),
      wireDoubleMatch("9", "ro2s2#1", "Aino", { bye: "1" }),
    ]);
    expect(bracket).toMatchObject({ champion: { name: "Aino" }, runnerUp: { name: "Cai" } });
  });

  it("are not known when its upper bracket is missing", () => {
    const lowerMatch = wireDoubleMatch("8", "lower ro2s2#1", "Cai 2 v Bo 1");
    const bracket = bracketOf([{ ...lowerMatch, bracket: createWireLowerBracket(ALONE) }]);
    expect(bracket).toMatchObject({ champion: null, runnerUp: null, third: null });
  });
});
