/** Several matches at one bracket place: replays of level matches, and legs. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { onlyBracket, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, wireBracket } from "#core/testing/wire-match.ts";
import {
  createWireUpperBracket,
  wireDoubleMatch,
  wireSingleMatch,
} from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";

const FOUR = { bracket: wireBracket({ size: "4" }), best_of: "1" };
const LATER = { start: "2026-03-08 18:00:00" };
const LATEST = { start: "2026-03-09 18:00:00" };
const OPEN = { start: "2027-03-07 18:00:00", locked: "0" };

let lastId = 0;

/** Returns a match of a single elimination of four. */
function match(place: string, text: string, change: Wire = {}): Wire {
  lastId += 1;
  return wireSingleMatch(String(lastId), place, text, { ...FOUR, ...change });
}

/** Formats the matches of a world: code, contestants with scores, the winner with a star. */
function format({ matches }: World): readonly string[] {
  return [...matches.values()].map(({ code, match: { entries }, outcome, round }) => {
    const sides = entries.map(({ name, score }, index) => {
      return `${name} ${score ?? "-"}${outcome.winner === index ? "*" : ""}`;
    });
    return `${code ?? "no code"} ${round?.key ?? "no round"}: ${sides.join(" v ")}`;
  });
}

const SECOND_SEMIFINAL = match("ro4#2", "Cai 2 v Dag 0");

describe("a level match that is played again", () => {
  const LEVEL = match("ro4#1", "Aino 45 v Bo 45");

  it("is at one place with its replay, which decides it", () => {
    const world = worldOfFile([
      LEVEL,
      SECOND_SEMIFINAL,
      match("ro4#1", "Aino 30 v Bo 52", LATER),
      match("ro2#1", "Cai", OPEN),
    ]);
    expect(format(world)).toEqual(
      expect.arrayContaining(["SF-1 ro4: Aino 45 v Bo 45", "SF-1, replay ro4: Aino 30 v Bo 52*"]),
    );
    expect(onlyBracket(world).issues).toEqual([]);
    expect(formatRanks(world)).toBe("1-2 Bo Cai playing, 3-4 Aino Dag lost");
  });

  it("waits for a replay that is listed", () => {
    const replay = match("ro4#1", "Aino v Bo", OPEN);
    const world = worldOfFile([LEVEL, SECOND_SEMIFINAL, replay, match("ro2#1", "Cai", OPEN)]);
    expect(format(world)).toContain("SF-1, replay ro4: Aino 0 v Bo 0");
    const [semifinals] = onlyBracket(world).rounds;
    expect(semifinals?.places[0]?.match).toBe(`osu.example.net/${String(replay["id"])}`);
    expect(formatRanks(world)).toBe("1-2 Cai playing, 1-4 Aino Bo playing, 3-4 Dag lost");
  });

  it("may be played more than once again", () => {
    const again = match("ro4#1", "Bo 7 v Aino 7", LATER);
    const world = worldOfFile([LEVEL, again, match("ro4#1", "Aino 9 v Bo 8", LATEST)]);
    expect(format(world)).toEqual(
      expect.arrayContaining([
        "SF-1, replay ro4: Bo 7 v Aino 7",
        "SF-1, replay 2 ro4: Aino 9* v Bo 8",
      ]),
    );
  });

  it("is the final, not the third-place match, if the finalists play again", () => {
    const two = { bracket: wireBracket({ size: "2" }), best_of: "1" };
    const world = worldOfFile([
      match("ro2#1", "Aino 3 v Bo 3", two),
      match("ro2#1", "Aino 4 v Bo 3", { ...two, ...LATER }),
    ]);
    expect(onlyBracket(world).rounds.map(({ key }) => key)).toEqual(["ro2"]);
    expect(formatRanks(world)).toBe("1 Aino won, 2 Bo lost");
  });
});

describe("legs", () => {
  const LEGS = [
    match("ro4#1", "Aino 2 v Bo 1"),
    match("ro4#1", "Bo 3 v Aino 0", LATER),
    match("ro4#2", "Cai 1 v Dag 0"),
    match("ro4#2", "Dag 1 v Cai 1", LATER),
  ];

  it("are decided by the sum of their scores", () => {
    const world = worldOfFile([...LEGS, match("ro2#1", "", OPEN)]);
    expect(format(world)).toEqual(
      expect.arrayContaining([
        "SF-1, leg 1 ro4: Aino 2* v Bo 1",
        "SF-1, leg 2 ro4: Bo 3* v Aino 0",
        "SF-2, leg 2 ro4: Dag 1 v Cai 1*",
      ]),
    );
    expect(formatRanks(world)).toBe("1-2 Bo Cai playing, 3-4 Aino Dag lost");
    const parts = [...world.matches.values()].flatMap(({ part }) => part?.aggregate ?? []);
    expect(parts).toEqual([2, 4, 4, 2, 2, 1, 1, 2]);
  });

  it("contradict nobody who advanced after losing the first one", () => {
    const world = worldOfFile([...LEGS, match("ro2#1", "Bo v Cai", OPEN)]);
    expect(onlyBracket(world).issues).toEqual([]);
  });

  it("decide nothing before the last one, or if their sums are equal", () => {
    const open = match("ro4#1", "Bo v Aino", OPEN);
    const equal = match("ro4#2", "Dag 1 v Cai 0", LATER);
    const world = worldOfFile([...LEGS.filter((_, index) => index % 2 === 0), open, equal]);
    expect(formatRanks(world)).toBe("");
    const places = onlyBracket(world).rounds.flatMap((round) => round.places);
    expect(places.map(({ match: key }) => world.matches.get(key ?? "")?.outcome.winner)).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  it("are lost by who is disqualified in one of them", () => {
    const lost = match("ro4#1", "Bo -1 v Aino 0", LATER);
    const world = worldOfFile([must(LEGS[0], "there are legs"), lost]);
    expect(format(world)).toContain("SF-1, leg 2 ro4: Bo -1 v Aino 0*");
  });
});

describe("matches of the same contestants in one round", () => {
  it("are no double booking of their contestants", () => {
    const games = ["Aino 2 v Bo 1", "Aino 0 v Bo 1", "Aino 4 v Bo 1"].map((text, index) =>
      match(`ro2#${index + 1}`, text, { start: `2026-03-0${index + 7} 18:00:00` }),
    );
    const { contestants } = worldOfFile(games);
    expect([...contestants.values()].flatMap(({ ambiguity }) => ambiguity)).toEqual([]);
  });

  it("are a replay if other places of the round have one match", () => {
    const world = worldOfFile([
      match("ro4#1", "Aino 2 v Bo 1"),
      match("ro4#1", "Aino 0 v Bo 1", LATER),
      SECOND_SEMIFINAL,
      match("ro2#1", "Cai", OPEN),
    ]);
    expect(format(world)).toContain("SF-1, replay ro4: Aino 0 v Bo 1*");
  });

  it("are an issue if the next game of the other place may only not be listed yet", () => {
    const world = worldOfFile([
      match("ro4#1", "Aino 2 v Bo 1"),
      match("ro4#1", "Aino 0 v Bo 1", LATER),
      SECOND_SEMIFINAL,
    ]);
    expect(format(world)).toContain("SF-1, match 2 ro4: Aino 0 v Bo 1");
    expect(onlyBracket(world).issues.map(({ code }) => code)).toEqual(["legs-or-replays"]);
  });

  it("are an issue if none has ended", () => {
    const open = [
      match("ro4#1", "Aino v Bo", OPEN),
      match("ro4#1", "Aino v Bo", { ...OPEN, start: "2027-03-08 18:00:00" }),
    ];
    const world = worldOfFile(open);
    expect(format(world)).toEqual([
      "SF-1, match 1 ro4: Aino 0 v Bo 0",
      "SF-1, match 2 ro4: Aino 0 v Bo 0",
    ]);
    expect(onlyBracket(world).issues.map(({ code }) => code)).toEqual(["legs-or-replays"]);
  });

  it("are grand final and bracket reset", () => {
    const upper = { bracket: createWireUpperBracket({ size: "2" }), best_of: "1" };
    const finals = (text: string) => [
      wireDoubleMatch("901", "ro2#1", "Aino 2 v Bo 0", upper),
      wireDoubleMatch("902", "grand final#1", text, upper),
      wireDoubleMatch("903", "grand final#2", "Aino 2 v Bo 0", { ...upper, ...LATER }),
    ];
    const codesOf = (text: string) =>
      [...worldOfFile(finals(text)).matches.values()].map(({ code }) => code);
    expect(codesOf("Aino 0 v Bo 2")).toEqual(["UBF", "GF", "GF2"]);
    expect(codesOf("Aino 1 v Bo 1")).toEqual(["UBF", "GF", "GF2"]);
  });
});
