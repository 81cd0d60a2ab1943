/** All courses of up to seven matches of the same two at one place. */
import { describe, expect, it } from "vitest";
import {
  decidePlace,
  NO_SIGNS,
  type PartResult,
  type PlaceDecision,
  type PlaceSigns,
} from "./decide-place.ts";

type Letter = "A" | "B" | "=";

/** Scores of a narrow and of a clear win, and of a level match. */
const NARROW = 1;
const CLEAR = 20;

/** Returns all texts of this length over these letters. */
function allTexts(length: number, letters: string): readonly string[] {
  let texts = [""];
  for (let at = 0; at < length; at += 1) {
    texts = texts.flatMap((text) => letters.split("").map((letter) => text + letter));
  }
  return texts;
}

/** Returns a part: "A" and "B" won narrowly, "a" and "b" clearly, "=" is level, "." to come. */
function partOf(letter: string): PartResult {
  const lead = letter === letter.toLowerCase() ? CLEAR : NARROW;
  const winner = letter.toUpperCase();
  return {
    end: winner === "A" ? 0 : winner === "B" ? 1 : letter === "." ? "upcoming" : "level",
    scores: winner === "A" ? [30 + lead, 30] : winner === "B" ? [30, 30 + lead] : [30, 30],
    isForfeited: false,
  };
}

function decide(text: string, signs: Partial<PlaceSigns> = {}): PlaceDecision {
  return decidePlace(text.split("").map(partOf), { ...NO_SIGNS, ...signs });
}

/** Formats kind and winner: "series A", "not known -". */
function format(text: string, signs: Partial<PlaceSigns> = {}): string {
  const { kind, winner } = decide(text, signs);
  return `${kind ?? "not known"} ${winner === null ? "-" : "AB"[winner]}`;
}

function count(text: string, letter: Letter): number {
  return text
    .toUpperCase()
    .split("")
    .filter((one) => one === letter).length;
}

/** Returns the side ahead by games and the one ahead by the sum: "A", "B", or "" if neither is. */
function leadersOf(text: string) {
  const games = count(text, "A") - count(text, "B");
  const sum = text
    .split("")
    .map(partOf)
    .reduce((lead, { scores: [a, b] }) => lead + a - b, 0);
  return { byGames: nameLeader(games), bySum: nameLeader(sum) };
}

function nameLeader(lead: number): string {
  return lead === 0 ? "" : lead > 0 ? "A" : "B";
}

const MATCHES = [2, 3, 4, 5].flatMap((length) => allTexts(length, "AaBb="));
const GAMES = [2, 3, 4, 5, 6, 7].flatMap((length) => allTexts(length, "AB="));

describe("decidePlace, without signs", () => {
  it.each([
    ["AA", "not known A"],
    ["AB", "not known -"],
    ["aB", "not known -"],
    ["=A", "replay A"],
    ["==A", "replay A"],
    ["A=", "leg A"],
    ["==", "replay -"],
    ["ABA", "series A"],
    ["AbA", "not known -"],
    ["AAB", "not known -"],
    ["AAA", "series A"],
    ["ABABA", "series A"],
    ["ABbAA", "not known -"],
  ])("reads %s as %s", (text, expected) => {
    expect(format(text)).toBe(expected);
  });

  it("names a winner only if games and sum have the same one, as they do in a replay", () => {
    const decided = MATCHES.filter((text) => decide(text).winner !== null);
    for (const text of decided) {
      const { kind, winner } = decide(text);
      const name = winner === 0 ? "A" : "B";
      expect(leadersOf(text)).toEqual({ byGames: name, bySum: name });
      expect(kind === "replay").toBe(count(text.slice(0, -1), "=") === text.length - 1);
    }
    expect(decided.length).toBeGreaterThan(MATCHES.length / 4);
  });

  it("decides the same if the sides are swapped", () => {
    const swap: Record<string, string> = { A: "B", B: "A", a: "b", b: "a" };
    for (const text of MATCHES) {
      const swapped = text
        .split("")
        .map((letter) => swap[letter] ?? letter)
        .join("");
      const { winner, ...rest } = decide(text);
      const other = winner === null ? null : 1 - winner;
      expect(decide(swapped)).toEqual({ ...rest, winner: other });
    }
  });

  it("loses only a game by a forfeit, and not the series", () => {
    const forfeit = { ...partOf("B"), scores: [-1, 0], isForfeited: true } as const;
    const parts = [partOf("a"), forfeit, partOf("A")];
    expect(decidePlace(parts, NO_SIGNS)).toMatchObject({ kind: "series", winner: 0 });
    expect(decidePlace(parts.slice(0, 2), NO_SIGNS)).toMatchObject({ winner: null });
  });

  it("names no winner if a score does not prove who won", () => {
    for (const text of GAMES) {
      const parts = text.split("").map(partOf);
      const unknown = parts.with(text.length - 1, { ...partOf("A"), end: "unknown" });
      expect(decidePlace(unknown, NO_SIGNS).winner).toBeNull();
    }
  });
});

describe("decidePlace, of a series", () => {
  it("is won by who won more games, of which the last one is a win", () => {
    for (const text of MATCHES) {
      const { winner } = decide(text, { isSeries: true });
      const { byGames } = leadersOf(text);
      const ends = text.toUpperCase().replaceAll("=", "").at(-1) === byGames;
      const isEnough = byGames !== "" && count(text, byGames === "A" ? "A" : "B") > 1;
      expect(winner === null ? "" : "AB"[winner]).toBe(ends && isEnough ? byGames : "");
    }
  });

  it("needs as many wins as other places of its bracket", () => {
    expect(["AA", "AAB", "AABA", "ABAA"].map((text) => decide(text, { needed: 3 }).winner)).toEqual(
      [null, null, 0, 0],
    );
  });

  it("is over once a side has won most of the listed games, and not before", () => {
    for (const played of [1, 2, 3, 4, 5, 6].flatMap((length) => allTexts(length, "AB="))) {
      for (let open = 1; played.length + open <= 7; open += 1) {
        const all = played.length + open;
        const { winner } = decide(played + ".".repeat(open));
        const most = Math.max(count(played, "A"), count(played, "B"));
        const isOver = all > 2 && most > all / 2;
        const ends = played.replaceAll("=", "").at(-1);
        const leader = count(played, "A") > count(played, "B") ? "A" : "B";
        expect(winner === null ? "" : "AB"[winner]).toBe(isOver && ends === leader ? leader : "");
      }
    }
  });

  it("waits for a game that is live, or was listed after the others had ended", () => {
    const parts = [partOf("A"), partOf("A"), { ...partOf("."), end: "open" } as const];
    expect(decidePlace(parts, NO_SIGNS).winner).toBeNull();
  });
});

describe("decidePlace, with signs", () => {
  it.each<[string, Partial<PlaceSigns>, string]>([
    ["Ab", { areLegs: true }, "leg B"],
    ["AB", { areLegs: true }, "leg -"],
    ["AbA", { areLegs: true }, "leg B"],
    ["AbA", { isSeries: true }, "series A"],
    ["=A", { isSeries: true }, "series -"],
    ["A=", { isSeries: true }, "series -"],
    ["Ab", { areReplays: true }, "replay B"],
    ["A=", { areReplays: true }, "replay -"],
    ["AA", { isHomeAndAway: true }, "leg A"],
    ["Ab", { isHomeAndAway: true }, "not known -"],
  ])("reads %s with %o as %s", (text, signs, expected) => {
    expect(format(text, signs)).toBe(expected);
  });

  it("follows a later match, and names the reading that fits it", () => {
    for (const text of MATCHES) {
      for (const advanced of [0, 1] as const) {
        const { kind, winner } = decide(text, { advanced });
        expect(winner).toBe(advanced);
        const { byGames, bySum } = leadersOf(text);
        const name = advanced === 0 ? "A" : "B";
        const read = kind === "leg" ? bySum : kind === "series" ? byGames : name;
        expect(read).toBe(name);
      }
    }
  });
});
