import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import {
  afterPoll,
  matchOf,
  onlyBracket,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { doubleTie } from "#core/testing/wire-matches.ts";
import { wireTournament } from "#core/testing/wire-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

type Wire = Record<string, unknown>;

const bracketOf = (wire: readonly Wire[]): Bracket => onlyBracket(worldOfFile(wire));
const OPEN = { locked: "0", start: "2030-01-01 00:00:00" };

/** Aino wins the upper side, Bo comes back through the lower one; Dag is third. */
const UNTIL_FINALS = [
  doubleTie("1", "ro4#1", "Aino 2 v Cai 0"),
  doubleTie("2", "ro4#2", "Bo 2 v Dag 0"),
  doubleTie("3", "ro2#1", "Aino 2 v Bo 0"),
  doubleTie("4", "lower ro2s1#1", "Cai 0 v Dag 2"),
  doubleTie("5", "lower ro2s2#1", "Bo 2 v Dag 1"),
];
const without = (...ids: readonly string[]): readonly Wire[] =>
  UNTIL_FINALS.filter(({ id }) => !ids.includes(String(id)));
const grandFinal = (sides: string, change: Wire = {}): Wire =>
  doubleTie("6", "grand final#1", sides, change);
const reset = (sides: string, change: Wire = {}): Wire =>
  doubleTie("7", "grand final#2", sides, change);

describe("the places of a double elimination", () => {
  it.each<[string, readonly Wire[], string | null, string | null, boolean, boolean]>([
    ["upper side wins", [...UNTIL_FINALS, grandFinal("Aino 2 v Bo 0")], "Aino", "Bo", false, true],
    [
      "upper side wins, an empty reset stays unused",
      [...UNTIL_FINALS, grandFinal("Aino 2 v Bo 0"), reset("", OPEN)],
      "Aino",
      "Bo",
      false,
      true,
    ],
    [
      "lower side wins, no reset is listed and long ago",
      [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2")],
      "Bo",
      "Aino",
      false,
      true,
    ],
    [
      "lower side wins, the reset is to come",
      [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2"), reset("Aino v Bo", OPEN)],
      null,
      null,
      false,
      false,
    ],
    [
      "lower side wins both",
      [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2"), reset("Bo 2 v Aino 1")],
      "Bo",
      "Aino",
      true,
      true,
    ],
    [
      "upper side wins the reset",
      [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2"), reset("Bo 1 v Aino 2")],
      "Aino",
      "Bo",
      true,
      true,
    ],
    [
      "the reset is being played",
      [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2"), reset("Bo 1 v Aino 1", OPEN)],
      null,
      null,
      true,
      false,
    ],
    [
      "the reset ended level",
      [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2"), reset("Bo 1 v Aino 1")],
      null,
      null,
      true,
      true,
    ],
    [
      "the grand final ended level",
      [...UNTIL_FINALS, grandFinal("Aino 1 v Bo 1")],
      null,
      null,
      false,
      true,
    ],
    [
      "the grand final is to come",
      [...UNTIL_FINALS, grandFinal("Aino v Bo", OPEN)],
      null,
      null,
      false,
      false,
    ],
    [
      "who came from where is not known",
      [...without("3", "5"), grandFinal("Aino 2 v Bo 0")],
      null,
      null,
      false,
      false,
    ],
    [
      "both finalists met before, level, and the lower final is unseen",
      [...without("3", "5"), doubleTie("3", "ro2#1", "Aino 1 v Bo 1"), grandFinal("Aino 2 v Bo 0")],
      null,
      null,
      false,
      false,
    ],
    [
      "the lower side wins, its own final unseen",
      [...without("5"), grandFinal("Aino 0 v Bo 2")],
      null,
      null,
      false,
      false,
    ],
    ["only the reset is seen", [reset("Bo 1 v Aino 2")], "Aino", "Bo", true, true],
  ])("%s", (_, wire, champion, runnerUp, resetPlayed, complete) => {
    const bracket = bracketOf(wire);
    expect({
      champion: bracket.champion?.name ?? null,
      runnerUp: bracket.runnerUp?.name ?? null,
      resetPlayed: bracket.resetPlayed,
      complete: bracket.complete,
    }).toEqual({ champion, runnerUp, resetPlayed, complete });
  });

  it("know who came from the lower side by any of the finals that tells", () => {
    const champions = [["3"], ["1", "2", "4", "5"], ["3", "4"]].map((hidden) =>
      bracketOf([...without(...hidden), grandFinal("Aino 2 v Bo 0"), reset("", OPEN)]),
    );
    expect(champions.map(({ champion }) => champion?.name)).toEqual(["Aino", "Aino", "Aino"]);
  });

  it("take the third from the lower final", () => {
    expect(bracketOf(UNTIL_FINALS).third?.name).toBe("Dag");
  });
});

describe("a grand final", () => {
  it("was won by the lower side once its reset is played, whatever its own score says", () => {
    const world = worldOfFile([
      ...UNTIL_FINALS,
      grandFinal("Aino 1 v Bo 1"),
      reset("Bo 1 v Aino 2"),
    ]);
    expect(matchOf(world, "6").outcome).toEqual({ winner: 1, by: "advanced", draw: false });
  });

  it("takes nothing from an unplayed reset, nor while nobody knows the lower side", () => {
    const level = grandFinal("Aino 1 v Bo 1");
    expect(
      winnersOf(worldOfFile([...UNTIL_FINALS, level, reset("Aino v Bo", OPEN)]))[6],
    ).toBeUndefined();
    expect(winnersOf(worldOfFile([level, reset("Bo 1 v Aino 2")]))[6]).toBeUndefined();
  });

  it("is told from its reset where their rows are wrong or missing", () => {
    const cases = [
      [grandFinal("Aino 0 v Bo 2", { row: "2" }), reset("Bo 1 v Aino 2", { row: "1" })],
      [grandFinal("Aino 0 v Bo 2", { row: null }), reset("Bo 1 v Aino 2", { row: null })],
      [grandFinal("Aino 2 v Bo 0", { row: "2" }), reset("", { ...OPEN, row: "1" })],
      [grandFinal("Aino 0 v Bo 2", { row: null }), reset("Bo 2 v Aino 1", { row: null })],
    ];
    const rounds = cases.map((finals) => bracketOf([...UNTIL_FINALS, ...finals]).rounds.slice(-2));
    for (const [first, second] of rounds) {
      expect(first?.places[0]?.match).toBe("osu.example.net/6");
      expect(second?.places[0]?.match).toBe("osu.example.net/7");
    }
  });

  it("may have been given away at 0–0 before its reset", () => {
    const bracket = bracketOf([...UNTIL_FINALS, grandFinal("Aino v Bo"), reset("Bo 2 v Aino 1")]);
    expect(bracket.rounds.at(-1)?.places[0]?.match).toBe("osu.example.net/7");
  });
});

/** All matches up to a grand final of a tournament whose stated end had passed six hours before it. */
const overrun = (sides: string, locked: string): readonly Wire[] =>
  structuredClone([...UNTIL_FINALS, grandFinal(sides, { locked })]).map((match) =>
    Object.assign(match, { tournament: wireTournament({ end: "2026-03-07 12:00:00" }) }),
  );

describe("a champion from the lower side", () => {
  const start = Date.UTC(2026, 2, 7, 18);
  const wire = [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2")];

  it("is named an hour after the grand final changed last, if no reset was listed by then", () => {
    const snapshot = afterPoll({ upcoming: [], ended: wire }, start);
    const champions = [start, start + HOUR, start + HOUR + 1].map((now) => {
      const world = worldOf(snapshot, now);
      const [view] = world.tournaments.values();
      return [onlyBracket(world).champion?.name, view?.validUntil];
    });
    expect(champions).toEqual([
      [undefined, start + HOUR],
      [undefined, start + HOUR],
      ["Bo", null],
    ]);
  });

  it.each<[string, string, number, string | undefined]>([
    ["at the tournament's end, if that is sooner", "2026-03-07 18:20:00", 21, "Bo"],
    ["an hour after an end that passed before the first sighting", "2026-03-07 17:30:00", 31, "Bo"],
    ["not within an hour of that end", "2026-03-07 17:30:00", 29, undefined],
    ["an hour later where the tournament states no end", "", 61, "Bo"],
  ])("is named %s", (_, end, minutes, expected) => {
    const dated = wire.map((match) => ({
      ...match,
      tournament: wireTournament({ end }),
    }));
    const snapshot = afterPoll({ upcoming: [], ended: dated }, start);
    const world = worldOf(snapshot, start + minutes * MINUTE);
    expect(onlyBracket(world).champion?.name).toBe(expected);
  });

  it("is named at once by a cold start an hour or more after the tournament's end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 * 24 * 365 }), (minutes) => {
        const now = Date.UTC(2026, 2, 8, 22) + HOUR + minutes * MINUTE;
        const snapshot = afterPoll({ upcoming: [], ended: wire }, now);
        const bracket = onlyBracket(worldOf(snapshot, now));
        expect([bracket.champion?.name, bracket.complete]).toEqual(["Bo", true]);
      }),
    );
  });

  it("waits an hour after a grand final that ended while watched, even if the end had passed", () => {
    const live = afterPoll({ upcoming: [], ended: overrun("Aino 0 v Bo 1", "0") }, start);
    const over = start + 30 * MINUTE;
    const ended = afterPoll({ upcoming: [], ended: overrun("Aino 0 v Bo 2", "1") }, over, live);
    const champions = [over, over + HOUR, over + HOUR + 1].map(
      (now) => onlyBracket(worldOf(ended, now)).champion?.name,
    );
    expect(champions).toEqual([undefined, undefined, "Bo"]);
  });

  it("is named in a file only when the grand final must be over for an hour", () => {
    const champions = [300, 301].map(
      (minutes) => onlyBracket(worldOfFile(wire, start + minutes * MINUTE)).champion?.name,
    );
    expect(champions).toEqual([undefined, "Bo"]);
  });

  it("waits for the tournament's end where its start cannot be read", () => {
    const undated = [...UNTIL_FINALS, grandFinal("Aino 0 v Bo 2", { start: "soon" })];
    expect(bracketOf(undated).champion?.name).toBe("Bo");
  });
});
