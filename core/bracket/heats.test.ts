import { describe, expect, it } from "vitest";
import { appearancesOf, tallyOf } from "#core/match/appearance.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { codesOf, idsByRound, matchOf, onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import { changeAll, wireSingleMatches } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

const heatsOf = (...texts: readonly string[]): readonly Wire[] =>
  changeAll(wireSingleMatches(...texts), {
    bracket: wireBracket({ size: "", best_of_params: {} }),
    best_of: "1",
  });

/** Returns `CODE through NAMES out NAMES` of each match from which several may advance. */
function advancesOf({ matches }: World): readonly string[] {
  return [...matches.values()].flatMap(({ code, match: { entries }, advances }) => {
    if (advances === undefined) return [];
    const named = (advance: string) =>
      entries.flatMap(({ name }, index) => (advances[index] === advance ? name : []));
    return [code, "through", ...named("through"), "out", ...named("out")].join(" ");
  });
}

/** Returns the texts of the open slots of each place that has any, by code. */
function openSlotsOf({ rounds }: Bracket): Readonly<Record<string, readonly string[]>> {
  const open = rounds.flatMap(({ places }) =>
    places.map(({ code, slots }) => {
      const sources = slots.filter(({ entry }) => entry === null).map(({ source }) => source);
      return [
        code,
        sources.map((source) =>
          source.type === "advancing" ? `${source.count} of ${source.of.code}` : source.type,
        ),
      ] as const;
    }),
  );
  return Object.fromEntries(open.filter(([, texts]) => texts.length > 0));
}

const FIRST_ROUND = [
  "ro16#1 Aki 3 v Bea 2 v Cem 1 v Dov 0",
  "ro16#2 Eva 3 v Fay 2 v Gil 1 v Hal 0",
  "ro16#3 Ida 3 v Jon 2 v Kai 1 v Lea 0",
  "ro16#4 Max 3 v Noa 2 v Ole 1 v Pia 0",
];
const SECOND_ROUND = ["ro8#1 Aki 3 v Bea 2 v Eva 1 v Fay 0", "ro8#2 Ida 3 v Jon 2 v Max 1 v Noa 0"];
const FIRST_OUT = "9-16 Cem Dov Gil Hal Kai Lea Ole Pia placed";

describe("heats", () => {
  it("show who advances by the next matches, and rank who is out", () => {
    const world = worldOfFile(
      heatsOf(...FIRST_ROUND, ...SECOND_ROUND, "ro4#1 Aki v Bea v Ida v Jon ?"),
    );
    const bracket = onlyBracket(world);
    expect(bracket).toMatchObject({ kind: "heats", champion: null, noChampion: null, issues: [] });
    expect(advancesOf(world)).toEqual([
      "R16-1 through Aki Bea out Cem Dov",
      "R16-2 through Eva Fay out Gil Hal",
      "R16-3 through Ida Jon out Kai Lea",
      "R16-4 through Max Noa out Ole Pia",
      "R8-1 through Aki Bea out Eva Fay",
      "R8-2 through Ida Jon out Max Noa",
    ]);
    expect(matchOf(world, "5").winnerTo).toMatchObject({ code: "F" });
    expect(matchOf(world, "1").winnerTo).toMatchObject({ code: "R8-1" });
    expect(formatRanks(world)).toBe(
      `1-4 Aki Bea Ida Jon playing, 5-8 Eva Fay Max Noa placed, ${FIRST_OUT}`,
    );
  });

  it("count a second place that advances as played, neither as won nor as lost", () => {
    const world = worldOfFile(heatsOf(...FIRST_ROUND, ...SECOND_ROUND));
    const tallyOfName = (name: string) =>
      tallyOf(appearancesOf(world.matches.values()).filter(({ entry }) => entry.name === name));
    expect(tallyOfName("Bea")).toMatchObject({ played: 2, won: 0, lost: 0, scoreFor: 4 });
    expect(tallyOfName("Cem")).toMatchObject({ played: 1, lost: 1 });
  });

  it("name the sources of open slots if the numbers of contestants show them", () => {
    const open = heatsOf(...FIRST_ROUND, "ro8#2 ?", "ro8#1 Aki ?", "ro4#1 ?");
    const bracket = onlyBracket(worldOfFile(open));
    expect(openSlotsOf(bracket)).toEqual({
      "R8-1": ["1 of R16-1", "2 of R16-2"],
      "R8-2": ["2 of R16-3", "2 of R16-4"],
      F: ["unknown", "unknown"],
    });
    expect(formatRanks(worldOfFile(open))).toBe("");
  });

  it("know who is out only once all contestants of the next round are known", () => {
    const open = [...FIRST_ROUND, "ro8#1 Aki v Bea v Eva v Fay ?"];
    expect(advancesOf(worldOfFile(heatsOf(...open)))[0]).toBe("R16-1 through Aki Bea out");
    const full = worldOfFile(heatsOf(...open, "ro8#2 Ida v Jon v Max v Noa ?"));
    expect(advancesOf(full)[0]).toBe("R16-1 through Aki Bea out Cem Dov");
    expect(formatRanks(full)).toBe(`1-8 Aki Bea Eva Fay Ida Jon Max Noa playing, ${FIRST_OUT}`);
  });

  it("claim no sources that contestants of the next round contradict", () => {
    const mixed = heatsOf(...FIRST_ROUND, "ro8#1 Aki v Fay v Ida ?", "ro8#2 ?");
    expect(openSlotsOf(onlyBracket(worldOfFile(mixed)))).toEqual({
      "R8-2": ["unknown", "unknown"],
    });
  });

  it.each<[string, readonly string[]]>([
    ["the rows are unknown", ["ro6# Aki 2 v Bea 1 v Cem 0", "ro6# Dov 2 v Eva 1 v Fay 0"]],
    ["a match is missing", ["ro6#1 Aki 2 v Bea 1 v Cem 0"]],
    [
      "the number who advance differs",
      ["ro7#1 Aki 2 v Bea 1 v Cem 0 v Dov 0", "ro7#2 Eva 2 v Fay 1 v Gil 0"],
    ],
  ])("claim no sources if %s", (_, first) => {
    const bracket = onlyBracket(worldOfFile(heatsOf(...first, "ro3#1 ?")));
    expect(openSlotsOf(bracket)).toEqual({ F: ["unknown", "unknown"] });
  });

  it("advance one of three, who comes from each of three matches", () => {
    const first = ["Aki 9 v Bea 5 v Cem 1", "Dov 9 v Eva 5 v Fay 1", "Gil 9 v Hal 5 v Ida 1"];
    const wire = first.map((sides, index) => `ro9#${index + 1} ${sides}`);
    const bracket = onlyBracket(worldOfFile(heatsOf(...wire, "ro3#1 ?")));
    expect(openSlotsOf(bracket)).toEqual({ F: ["1 of R9-1", "1 of R9-2", "1 of R9-3"] });
    const world = worldOfFile(heatsOf(...wire, "ro3#1 Aki 2 v Dov 2 v Gil 3"));
    const podium = { champion: { name: "Gil" }, runnerUp: null, third: null, complete: true };
    expect(onlyBracket(world)).toMatchObject(podium);
    expect(formatRanks(world)).toBe(
      "1 Gil placed, 2-3 Aki Dov placed, 4-9 Bea Cem Eva Fay Hal Ida placed",
    );
  });

  it("have no champion if the last round has two matches, or its winner is unknown", () => {
    const none = { champion: null, noChampion: "unknown-type" };
    const two = worldOfFile(heatsOf(...FIRST_ROUND, ...SECOND_ROUND));
    expect(onlyBracket(two)).toMatchObject(none);
    const alone = worldOfFile(heatsOf(...FIRST_ROUND, ...SECOND_ROUND.slice(0, 1)));
    expect(onlyBracket(alone)).toMatchObject(none);
    const dead = worldOfFile(heatsOf("ro4#1 Aki -1 v Bea -1 v Cem -1 v Dov -1"));
    expect(onlyBracket(dead)).toMatchObject({ champion: null, noChampion: "final-undecided" });
    expect(formatRanks(dead)).toBe("");
  });

  it("take no match as final whose contestants were out, or that others do not reach", () => {
    const second = ["ro8#1 Aki 3 v Bea 2 v Eva 1 v Fay 0", "ro8#2 Ida 3 v Jon 2 v Max 1 v Noa 0"];
    const consolation = heatsOf(...FIRST_ROUND, ...second, "ro4#1 Cem 3 v Gil 2 v Kai 1 v Ole 0");
    expect(onlyBracket(worldOfFile(consolation)).champion).toBeNull();
    const half = heatsOf(...FIRST_ROUND, ...second, "ro4#1 Aki 3 v Bea 2 v Cem 1");
    expect(onlyBracket(worldOfFile(half)).champion).toBeNull();
    const mixed = heatsOf(...FIRST_ROUND, ...second, "ro4#1 Aki 3 v Ida 2 v Cem 1");
    expect(onlyBracket(worldOfFile(mixed)).champion).toBeNull();
  });

  it("have no champion if the last round is played in two stages", () => {
    const first = ["ro6#1 Aki 2 v Bea 1 v Cem 0 v Dov 0", "ro6#2 Eva 2 v Fay 1"];
    const last = ["ro3#1 Aki 2 v Bea 1 v Eva 0", "ro3s2#1 Cem 2 v Dov 1 v Fay 0"];
    const world = worldOfFile(heatsOf(...first, ...last));
    expect(onlyBracket(world)).toMatchObject({ kind: "heats", champion: null });
    expect(formatRanks(world)).toBe("");
  });

  it("leave it open who advances directly if a round of the same size is a second chance", () => {
    const first = ["ro7#1 Aki 3 v Bea 2 v Cem 1 v Dov 0", "ro7#2 Eva 3 v Fay 2 v Gil 1"];
    const second = "ro7s2#1 Cem 2 v Dov 1 v Gil 3";
    const final = "ro5#1 Aki 2 v Bea 1 v Eva 0 v Fay 0 v Gil 0";
    const world = worldOfFile(heatsOf(...first, second, final));
    expect(advancesOf(world)).toEqual([
      "R7-1 through Aki Bea out",
      "R7-2 through Eva Fay out",
      "R7S2-1 through Gil out Cem Dov",
    ]);
    expect(onlyBracket(world).champion).toMatchObject({ name: "Aki" });
    expect(formatRanks(world)).toBe("");
  });

  it("do not take sizes as numbers of contestants if a round has more", () => {
    const world = worldOfFile(
      heatsOf(
        "ro4#1 Aki 3 v Bea 2 v Cem 1 v Dov 0",
        "ro4#2 Eva 3 v Fay 2 v Gil 1 v Hal 0",
        "ro2#1 Aki v Bea v Eva v Fay ?",
      ),
      Date.UTC(2026, 2, 7, 20),
    );
    expect(idsByRound(onlyBracket(world))).toEqual({ ro4: ["1", "2"], ro2: ["3"] });
    expect(advancesOf(world)).toEqual(["R4-1 through Aki Bea out", "R4-2 through Eva Fay out"]);
    expect(formatRanks(world)).toBe("");
  });

  it("claim nothing about rounds without a size", () => {
    const world = worldOfFile(
      heatsOf(
        "ro#1 Aki 2 v Bea 1 v Cem 0",
        "ro#2 Dov 2 v Eva 1 v Fay 0",
        "ro3#1 Aki v Dov v Gil ?",
      ),
    );
    expect(idsByRound(onlyBracket(world))).toEqual({ ro3: ["3"], "column 2": ["1", "2"] });
    expect(advancesOf(world)).toEqual(["R3-1 through out", "C2-1 through out", "C2-2 through out"]);
    expect(onlyBracket(world).champion).toBeNull();
    expect(formatRanks(world)).toBe("");
  });

  it("may end with a match of two", () => {
    const world = worldOfFile(
      heatsOf("ro6#1 Aki 2 v Bea 1 v Cem 0", "ro6#2 Dov 2 v Eva 1 v Fay 0", "ro2#1 Aki 0 v Dov 1"),
    );
    expect(onlyBracket(world)).toMatchObject({
      champion: { name: "Dov" },
      runnerUp: { name: "Aki" },
    });
    expect(formatRanks(world)).toBe("1 Dov won, 2 Aki lost, 3-6 Bea Cem Eva Fay placed");
  });

  it("have a champion but no second place if the last match is a bye", () => {
    const [final] = heatsOf("ro4#1 Aki");
    const world = worldOfFile([
      ...heatsOf(...FIRST_ROUND, ...SECOND_ROUND),
      { ...final, id: "7", bye: "1" },
    ]);
    expect(onlyBracket(world)).toMatchObject({
      kind: "heats",
      champion: { name: "Aki" },
      runnerUp: null,
    });
    expect(formatRanks(world)).toMatch(/^1 Aki won, /);
  });

  it("are no heats if most matches are of two", () => {
    const bracket = onlyBracket(
      worldOfFile(
        heatsOf("ro4#1 Aki 1 v Bea 0", "ro4#2 Cem 2 v Dov 1 v Eva 0", "ro2#1 Aki v Cem ?"),
      ),
    );
    expect(bracket.kind).toBe("single");
    expect(codesOf(bracket)).toEqual(["more-than-two"]);
  });
});
