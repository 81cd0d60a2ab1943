import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import {
  pollWireLists,
  matchOf,
  onlyBracket,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import {
  changeAll,
  DOUBLE_UNTIL_FINALS,
  OPEN,
  wireDoubleMatch,
} from "#core/testing/wire-matches.ts";
import { type Wire, wireTournament } from "#core/testing/wire-match.ts";
import type { Bracket } from "#core/model/bracket.ts";

const bracketOf = (wire: readonly Wire[]): Bracket => onlyBracket(worldOfFile(wire));

const without = (...ids: readonly string[]): readonly Wire[] =>
  DOUBLE_UNTIL_FINALS.filter(({ id }) => !ids.includes(String(id)));
const grandFinal = (sides: string, change: Wire = {}): Wire =>
  wireDoubleMatch("6", "grand final#1", sides, change);
const reset = (sides: string, change: Wire = {}): Wire =>
  wireDoubleMatch("7", "grand final#2", sides, change);

const UPPER_WON = grandFinal("Aino 2 v Bo 0");
const LOWER_WON = grandFinal("Aino 0 v Bo 2");

describe("doublePodium", () => {
  it.each<[string, readonly Wire[], string]>([
    ["the upper finalist wins", [UPPER_WON], "Aino, Bo; complete"],
    ["the upper one wins, with an empty reset", [UPPER_WON, reset("", OPEN)], "Aino, Bo; complete"],
    ["the lower finalist won, no reset is listed", [LOWER_WON], "Bo, Aino; complete"],
    ["the lower one wins, with an upcoming reset", [LOWER_WON, reset("Aino v Bo", OPEN)], "?, ?"],
    ["the lower one wins both", [LOWER_WON, reset("Bo 2 v Aino 1")], "Bo, Aino; reset; complete"],
    [
      "the upper one wins the reset",
      [LOWER_WON, reset("Bo 1 v Aino 2")],
      "Aino, Bo; reset; complete",
    ],
    ["the reset is live", [LOWER_WON, reset("Bo 1 v Aino 1", OPEN)], "?, ?; reset"],
    ["the reset ended in a tie", [LOWER_WON, reset("Bo 1 v Aino 1")], "?, ?; reset; complete"],
    ["the grand final ended in a tie", [grandFinal("Aino 1 v Bo 1")], "?, ?; complete"],
    ["the grand final is upcoming", [grandFinal("Aino v Bo", OPEN)], "?, ?"],
  ])("names the podium when: %s", (_, finals, podium) => {
    expect(podiumOf([...DOUBLE_UNTIL_FINALS, ...finals])).toBe(podium);
  });

  it.each<[string, readonly Wire[], string]>([
    ["the lower finalist is unknown", [...without("3", "5"), UPPER_WON], "?, ?"],
    [
      "the upper final was tied, and the lower final is unseen",
      [...without("3", "5"), wireDoubleMatch("3", "ro2#1", "Aino 1 v Bo 1"), UPPER_WON],
      "?, ?",
    ],
    ["the lower finalist wins, the lower final is unseen", [...without("5"), LOWER_WON], "?, ?"],
    ["only the reset is seen", [reset("Bo 1 v Aino 2")], "Aino, Bo; reset; complete"],
  ])("names the podium of a bracket that was partly seen when: %s", (_, wire, podium) => {
    expect(podiumOf(wire)).toBe(podium);
  });

  it("identifies the lower finalist from any of the finals that were seen", () => {
    const champions = [["3"], ["1", "2", "4", "5"], ["3", "4"]].map((hidden) =>
      bracketOf([...without(...hidden), grandFinal("Aino 2 v Bo 0"), reset("", OPEN)]),
    );
    expect(champions.map(({ champion }) => champion?.name)).toEqual(["Aino", "Aino", "Aino"]);
  });

  it("names the loser of the lower final as third", () => {
    expect(bracketOf(DOUBLE_UNTIL_FINALS).third?.name).toBe("Dag");
  });
});

describe("reconstruct, for a grand final", () => {
  it("names the lower finalist as winner once the reset is played, regardless of the score", () => {
    const world = worldOfFile([
      ...DOUBLE_UNTIL_FINALS,
      grandFinal("Aino 1 v Bo 1"),
      reset("Bo 1 v Aino 2"),
    ]);
    expect(matchOf(world, "6").outcome).toEqual({ winner: 1, by: "advanced", draw: false });
  });

  it("infers no winner from an unplayed reset, or when the lower finalist is unknown", () => {
    const tied = grandFinal("Aino 1 v Bo 1");
    expect(
      winnersOf(worldOfFile([...DOUBLE_UNTIL_FINALS, tied, reset("Aino v Bo", OPEN)]))[6],
    ).toBeUndefined();
    expect(winnersOf(worldOfFile([tied, reset("Bo 1 v Aino 2")]))[6]).toBeUndefined();
  });

  it("distinguishes it from the reset when rows are wrong or missing", () => {
    const cases = [
      [grandFinal("Aino 0 v Bo 2", { row: "2" }), reset("Bo 1 v Aino 2", { row: "1" })],
      [grandFinal("Aino 0 v Bo 2", { row: null }), reset("Bo 1 v Aino 2", { row: null })],
      [grandFinal("Aino 2 v Bo 0", { row: "2" }), reset("", { ...OPEN, row: "1" })],
      [grandFinal("Aino 0 v Bo 2", { row: null }), reset("Bo 2 v Aino 1", { row: null })],
    ];
    const rounds = cases.map((finals) =>
      bracketOf([...DOUBLE_UNTIL_FINALS, ...finals]).rounds.slice(-2),
    );
    for (const [first, second] of rounds) {
      expect(first?.places[0]?.match).toBe("osu.example.net/6");
      expect(second?.places[0]?.match).toBe("osu.example.net/7");
    }
  });

  it("accepts a grand final that ended 0–0 before its reset", () => {
    const bracket = bracketOf([
      ...DOUBLE_UNTIL_FINALS,
      grandFinal("Aino v Bo"),
      reset("Bo 2 v Aino 1"),
    ]);
    expect(bracket.rounds.at(-1)?.places[0]?.match).toBe("osu.example.net/7");
  });
});

/** Formats a podium: `CHAMPION, RUNNER-UP`, then whether a reset was played and all is complete. */
function podiumOf(wire: readonly Wire[]): string {
  const { champion, runnerUp, resetPlayed, complete } = bracketOf(wire);
  const names = `${champion?.name ?? "?"}, ${runnerUp?.name ?? "?"}`;
  return [names, ...(resetPlayed ? ["reset"] : []), ...(complete ? ["complete"] : [])].join("; ");
}

/** Returns all matches up to a grand final six hours after the tournament's stated end. */
const overrun = (sides: string, locked: string): readonly Wire[] =>
  changeAll([...DOUBLE_UNTIL_FINALS, grandFinal(sides, { locked })], {
    tournament: wireTournament({ end: "2026-03-07 12:00:00" }),
  });

describe("doublePodium, for a champion from the lower bracket", () => {
  const start = Date.UTC(2026, 2, 7, 18);
  const wire = [...DOUBLE_UNTIL_FINALS, grandFinal("Aino 0 v Bo 2")];

  it("names the champion an hour after the grand final's last change without a reset", () => {
    const snapshot = pollWireLists({ upcoming: [], ended: wire }, start);
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
    ["Bo at the tournament's end if that is sooner", "2026-03-07 18:20:00", 21, "Bo"],
    ["Bo an hour after an end before the first sighting", "2026-03-07 17:30:00", 31, "Bo"],
    ["nobody within an hour of that end", "2026-03-07 17:30:00", 29, undefined],
    ["Bo after an hour if the tournament has no end", "", 61, "Bo"],
  ])("names %s", (_, end, minutes, expected) => {
    const dated = changeAll(wire, { tournament: wireTournament({ end }) });
    const snapshot = pollWireLists({ upcoming: [], ended: dated }, start);
    const world = worldOf(snapshot, start + minutes * MINUTE);
    expect(onlyBracket(world).champion?.name).toBe(expected);
  });

  it("names the champion at once when the first poll is over an hour after the end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 * 24 * 365 }), (minutes) => {
        const now = Date.UTC(2026, 2, 8, 22) + HOUR + minutes * MINUTE;
        const snapshot = pollWireLists({ upcoming: [], ended: wire }, now);
        const bracket = onlyBracket(worldOf(snapshot, now));
        expect([bracket.champion?.name, bracket.complete]).toEqual(["Bo", true]);
      }),
    );
  });

  it("waits an hour after a grand final seen live, even if the tournament's end has passed", () => {
    const live = pollWireLists({ upcoming: [], ended: overrun("Aino 0 v Bo 1", "0") }, start);
    const over = start + 30 * MINUTE;
    const ended = pollWireLists({ upcoming: [], ended: overrun("Aino 0 v Bo 2", "1") }, over, live);
    const champions = [over, over + HOUR, over + HOUR + 1].map(
      (now) => onlyBracket(worldOf(ended, now)).champion?.name,
    );
    expect(champions).toEqual([undefined, undefined, "Bo"]);
  });

  it("names the champion from a file an hour after the grand final's latest end", () => {
    const champions = [300, 301].map(
      (minutes) => onlyBracket(worldOfFile(wire, start + minutes * MINUTE)).champion?.name,
    );
    expect(champions).toEqual([undefined, "Bo"]);
  });

  it("waits for the tournament's end when the grand final has no valid start", () => {
    const undated = [...DOUBLE_UNTIL_FINALS, grandFinal("Aino 0 v Bo 2", { start: "soon" })];
    expect(bracketOf(undated).champion?.name).toBe("Bo");
  });
});
