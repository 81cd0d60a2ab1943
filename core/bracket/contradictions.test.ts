import { describe, expect, it } from "vitest";
import { matchOf, onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { wireBracket } from "#core/testing/wire-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

type Wire = Record<string, unknown>;

const of = (size: string, change = {}): Wire => ({ bracket: wireBracket({ size, ...change }) });
const codes = ({ issues }: Bracket): readonly string[] => issues.map(({ code }) => code);
const SEMIFINALS = [
  wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0", of("4")),
  wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 1", of("4")),
];

describe("contradictions", () => {
  it("come out when a loser advances", () => {
    const world = worldOfFile([
      ...SEMIFINALS,
      wireSingleMatch("3", "ro2#1", "Bo v Cai", { ...of("4"), locked: "0" }),
    ]);
    expect(onlyBracket(world).issues).toEqual([
      {
        match: "osu.example.net/1",
        code: "loser-advanced",
        message: "Aino won match osu.example.net/1 by its score, but Bo plays on.",
      },
    ]);
    expect(matchOf(world, "1").outcome).toEqual({ winner: 1, by: "advanced", draw: false });
  });

  it("come out when both advance", () => {
    const final = wireSingleMatch("3", "ro2#1", "Aino v Bo", { ...of("4"), locked: "0" });
    const world = worldOfFile([...SEMIFINALS, final]);
    expect(codes(onlyBracket(world))).toEqual(["both-advanced"]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: 0, by: "clinched" });
  });

  it("come out when one stands where the winner and where the loser goes", () => {
    const world = worldOfFile([
      ...SEMIFINALS,
      wireSingleMatch("3", "ro2#1", "Aino v Cai", { ...of("4"), locked: "0" }),
      wireSingleMatch("4", "ro2#2", "Aino v Dag", { ...of("4"), locked: "0" }),
    ]);
    expect(codes(onlyBracket(world))).toEqual(["winner-and-loser"]);
    expect(matchOf(world, "1").outcome).toMatchObject({ winner: 0, by: "clinched" });
  });

  it("come out when two matches claim one place; the one that says more has it", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "", of("4")),
      wireSingleMatch("2", "ro4#1", "Aino 2 v Bo 0", of("4")),
      wireSingleMatch("3", "ro4#1", "Aino 0 v Bo 2", of("4")),
      wireSingleMatch("4", "ro4#2", "Cai 2 v Dag 0", of("4")),
      wireSingleMatch("5", "ro2#1", "Aino v Cai", of("4")),
    ]);
    const bracket = onlyBracket(world);
    expect(bracket.rounds[0]?.places.map(({ match }) => match?.at(-1))).toEqual(["2", "4"]);
    expect(bracket.issues.map(({ code, match }) => [code, match])).toEqual([
      ["place-taken", "osu.example.net/1"],
      ["place-taken", "osu.example.net/3"],
      ["loser-advanced", "osu.example.net/3"],
    ]);
    expect(matchOf(world, "3")).toMatchObject({ code: null, round: null, winnerTo: null });
  });

  it("leave a match without a place where others stand in the one it claims", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro8#1", "Aino 2 v Bo 0"),
      wireSingleMatch("2", "ro8#1", "Cai v Dag"),
      wireSingleMatch("3", "ro4#1", "Aino v Eve"),
      wireSingleMatch("4", "ro4#1", "Cai v Fay"),
    ]);
    expect(onlyBracket(world).issues.map(({ code, match }) => [code, match])).toEqual([
      ["place-taken", "osu.example.net/2"],
      ["place-taken", "osu.example.net/4"],
    ]);
    expect(matchOf(world, "4").code).toBeNull();
    // Who plays on is told by names, and by them the second stands beside the first.
    expect(winnersOf(world)).toMatchObject({ 1: "Aino", 2: "Cai" });
  });

  it("are not resolved by names where both of a match play on", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro8#1", "Aino v Bo", { locked: "0" }),
      wireSingleMatch("2", "ro4#1", "Aino v Cai", { locked: "0" }),
      wireSingleMatch("3", "ro4#2", "Bo v Dag", { locked: "0" }),
    ]);
    expect(codes(onlyBracket(world))).toEqual(["both-advanced"]);
  });

  it("come out when somebody plays on elsewhere than their match feeds", () => {
    const bracket = onlyBracket(
      worldOfFile([
        wireSingleMatch("1", "ro8#1", "Aino 2 v Bo 0"),
        wireSingleMatch("2", "ro4#2", "Aino v Cai", { locked: "0" }),
      ]),
    );
    expect(bracket.issues.map(({ code, match }) => [code, match])).toEqual([
      ["plays-on-elsewhere", "osu.example.net/1"],
    ]);
  });

  it("come out when the rows of a round are shuffled; who feeds whom orders them", () => {
    const bracket = onlyBracket(
      worldOfFile([
        wireSingleMatch("1", "ro8#3", "Aino 2 v Bo 0"),
        wireSingleMatch("2", "ro8#2", "Cai 2 v Dag 0"),
        wireSingleMatch("3", "ro8#1", "Eve 2 v Fay 0"),
        wireSingleMatch("4", "ro8#4", "Gus v Hal", { locked: "0" }),
        wireSingleMatch("5", "ro4#1", "Aino v Cai", { locked: "0" }),
        wireSingleMatch("6", "ro4#2", "Eve", { locked: "0" }),
      ]),
    );
    expect(bracket.rounds[0]?.places.map(({ match }) => match?.at(-1))).toEqual([
      "1",
      "2",
      "3",
      "4",
    ]);
    expect(codes(bracket)).toEqual(["rows-contradict-feeds", "rows-contradict-feeds"]);
  });

  it("come out when nothing tells the final from the third place match", () => {
    const rowless = { ...of("4"), row: null, best_of: "1" };
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "Aino 1 v Bo 1", rowless),
      wireSingleMatch("2", "ro4#2", "Cai 1 v Dag 1", rowless),
      wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 0", rowless),
      wireSingleMatch("4", "ro2#2", "Bo 0 v Dag 2", rowless),
    ]);
    const bracket = onlyBracket(world);
    expect(codes(bracket)).toEqual(["final-unknown"]);
    expect(bracket).toMatchObject({ champion: null, third: null, complete: false });
    expect(winnersOf(world)).toEqual({ 3: "Aino", 4: "Dag" });
  });

  it("come out when a match names a round that its bracket cannot have", () => {
    const world = worldOfFile([
      ...SEMIFINALS,
      wireSingleMatch("3", "ro0#1", "Aino v Cai", of("4")),
      wireSingleMatch("4", "ro4096#1", "Aino v Cai", of("4")),
    ]);
    expect(onlyBracket(world).issues.map(({ code, match }) => [code, match])).toEqual([
      ["round-unknown", "osu.example.net/3"],
      ["round-unknown", "osu.example.net/4"],
    ]);
    expect(world.matches.size).toBe(4);
    const lost = onlyBracket(worldOfFile([wireSingleMatch("1", "", "Aino v Bo", of(""))]));
    expect(lost.issues[0]?.message).toBe(
      "Match osu.example.net/1 says round of nothing, stage 1: its bracket has no such round.",
    );
    expect(lost.rounds.map(({ key }) => key)).toEqual(["ro2"]);
  });

  it("come out when a bye holds two, or a match of a tree more", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "Aino 2 v Bo 0", { ...of("4"), bye: "1" }),
      wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0 v Eve 1", of("4")),
    ]);
    expect(codes(onlyBracket(world))).toEqual(["bye-with-two", "more-than-two"]);
    expect(winnersOf(world)).toEqual({ 1: "Aino", 2: "Cai" });
    expect(matchOf(world, "2").slots).toHaveLength(3);
  });

  it("do not follow from a name that stands in two matches of a round", () => {
    const world = worldOfFile([
      wireSingleMatch("1", "ro4#1", "TBD v Aino", { ...of("4"), locked: "0" }),
      wireSingleMatch("2", "ro4#2", "TBD v Bo", { ...of("4"), locked: "0" }),
      wireSingleMatch("3", "ro2#1", "TBD v TBD", { ...of("4"), locked: "0" }),
    ]);
    expect(winnersOf(world)).toEqual({});
  });
});
