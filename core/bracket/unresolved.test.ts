/** Matches that did not end and will not be played. */
import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { World } from "#core/world/world.ts";
import { pollThrice, pollWireLists, matchOf, worldOf } from "#core/testing/derive.ts";
import {
  changeAll,
  DOUBLE_UNTIL_FINALS,
  wireDoubleMatch,
  wireGroupMatch,
  wireSingleMatch,
  wireSingleMatches,
} from "#core/testing/wire-matches.ts";
import { type Wire, wireBracket, wireTournament } from "#core/testing/wire-match.ts";

/** Start of every match below, unless it states another one. */
const START = Date.UTC(2026, 2, 7, 18);
const END = Date.UTC(2026, 2, 8, 22);
const GRACE_OVER = START + 11 * MINUTE;

interface Lists {
  readonly upcoming?: readonly Wire[];
  readonly ended?: readonly Wire[];
}

const worldAt = ({ upcoming = [], ended = [] }: Lists, now: number): World =>
  worldOf(pollWireLists({ upcoming, ended }, now), now);
const reasonOf = (lists: Lists, now: number, id = "1"): string | null =>
  matchOf(worldAt(lists, now), id).unresolved;

/** Creates a match that is not locked. */
const open = (id: string, place: string, sides: string, change: Wire = {}): Wire =>
  wireSingleMatch(id, place, sides, { locked: "0", ...change });
/** Returns the reasons at a time, and a millisecond later. */
const reasonsAround = (lists: Lists, now: number): readonly (string | null)[] =>
  [now, now + 1].map((at) => reasonOf(lists, at));
const PLAYED = [
  wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0"),
  wireSingleMatch("3", "ro2#1", "Eno 2 v Cai 0", { start: "2026-03-07 20:00:00" }),
];

describe("markUnresolved, for a match that is not started", () => {
  it("marks nothing while no later match began", () => {
    const semifinals = [open("1", "ro4#1", "Aino v Bo")];
    const ended = [wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0")];
    expect(reasonOf({ upcoming: semifinals, ended }, START + 2 * HOUR)).toBeNull();
  });

  it("marks a match when the match it feeds ended without its contestants", () => {
    const lists = { upcoming: [open("1", "ro4#1", "Aino v Bo")], ended: PLAYED };
    expect(reasonOf(lists, GRACE_OVER)).toBe("moved-on");
    expect(matchOf(worldAt(lists, GRACE_OVER), "1")).toMatchObject({
      status: { state: "upcoming", by: "not-started" },
      outcome: { winner: null },
    });
  });

  it("marks nothing within the grace period after the start", () => {
    const lists = { upcoming: [open("1", "ro4#1", "Aino v Bo")], ended: PLAYED };
    expect(reasonOf(lists, START + 9 * MINUTE)).toBeNull();
  });

  it("marks a match when a match two rounds later began", () => {
    const final = wireSingleMatch("3", "ro2#1", "Cai 1 v Eno 0", { locked: "0" });
    const quarter = open("1", "ro8#1", "Aino v Bo");
    expect(reasonOf({ upcoming: [quarter], ended: [final] }, GRACE_OVER)).toBe("moved-on");
  });

  it("marks nothing when the next match is listed as begun but is empty", () => {
    const final = wireSingleMatch("3", "ro2#1", "", { locked: "0" });
    const semifinal = open("1", "ro4#1", "Aino v Bo");
    expect(reasonOf({ upcoming: [semifinal], ended: [final] }, GRACE_OVER)).toBeNull();
  });

  it("marks a match when its contestants play in a later column of an unknown bracket type", () => {
    const type = { bracket: wireBracket({ type: "ladder" }) };
    const lists = (later: string): Lists => ({
      upcoming: [open("1", "ro4#1", "Aino v Bo", type)],
      ended: [wireSingleMatch("3", "ro2#1", later, { locked: "0", ...type })],
    });
    expect(reasonOf(lists("Aino 1 v Cai 0"), GRACE_OVER)).toBe("moved-on");
    expect(reasonOf(lists("Dag 1 v Cai 0"), GRACE_OVER)).toBeNull();
  });

  it("marks nothing in a group without contestants", () => {
    const upcoming = [wireGroupMatch("1", "1", "", { locked: "0" })];
    expect(reasonOf({ upcoming, ended: PLAYED }, GRACE_OVER)).toBeNull();
  });

  it("marks a group match when contestants of its group play in a later bracket match", () => {
    const group = [
      wireGroupMatch("2", "2", "Aino 1 v Cai 0"),
      wireGroupMatch("3", "3", "Cai 0 v Dag 1"),
    ];
    const own = wireGroupMatch("1", "1", "Bo v Dag", { locked: "0" });
    const lists = (start: string, sides: string): Lists => ({
      upcoming: [own],
      ended: [...group, wireSingleMatch("4", "ro4#1", sides, { locked: "0", start })],
    });
    const [before, after] = ["2026-03-07 12:00:00", "2026-03-07 20:00:00"];
    expect(reasonOf(lists(after, "Aino 1 v Eno 0"), GRACE_OVER)).toBe("moved-on");
    expect(reasonOf(lists(before, "Aino 1 v Eno 0"), GRACE_OVER)).toBeNull();
    expect(reasonOf(lists(after, "Fay 1 v Eno 0"), GRACE_OVER)).toBeNull();
  });
});

describe("markUnresolved, for a bracket reset", () => {
  const reset = wireDoubleMatch("9", "grand final#2", "", {
    locked: "0",
    start: "2026-03-07 23:00:00",
  });

  it.each<[string, string, string | null]>([
    ["marks it once the upper finalist has won", "Aino 2 v Bo 0", "reset-not-needed"],
    ["does not mark it once the lower finalist has won", "Aino 0 v Bo 2", null],
  ])("%s", (_, sides, reason) => {
    const lists = {
      upcoming: [reset],
      ended: [...DOUBLE_UNTIL_FINALS, wireDoubleMatch("7", "grand final#1", sides)],
    };
    expect(reasonOf(lists, GRACE_OVER, "9")).toBe(reason);
  });

  it("does not mark it while the grand final is live", () => {
    const live = wireDoubleMatch("7", "grand final#1", "Aino 1 v Bo 0", { locked: "0" });
    const ended = [...DOUBLE_UNTIL_FINALS, live];
    expect(reasonOf({ upcoming: [reset], ended }, GRACE_OVER, "9")).toBeNull();
  });

  it.each<[string, string, Wire, string]>([
    [
      "is not late while the grand final is live",
      "Aino 1 v Bo 0",
      { locked: "0" },
      "listed-upcoming",
    ],
    ["is late once the lower finalist has won the grand final", "Aino 0 v Bo 2", {}, "not-started"],
  ])("%s", (_, sides, change, by) => {
    const ended = [...DOUBLE_UNTIL_FINALS, wireDoubleMatch("7", "grand final#1", sides, change)];
    const late = { ...reset, start: "2026-03-07 17:57:00" };
    expect(matchOf(worldAt({ upcoming: [late], ended }, GRACE_OVER), "9").status).toMatchObject({
      state: "upcoming",
      by,
    });
  });
});

describe("markUnresolved, for a completed tournament", () => {
  const bronze = open("1", "ro2#2", "Bo v Dag");
  const semifinals = wireSingleMatches("2: ro4#1 Aino 2 v Bo 0, 4: ro4#2 Cai 2 v Dag 0");
  const decided = [...semifinals, wireSingleMatch("3", "ro2#1", "Aino 2 v Cai 0")];
  /** The latest end of a best-of-3: four hours after its start. */
  const longPast = START + 4 * HOUR;

  it("marks a match once its start is long past and its bracket has a champion", () => {
    const lists = { upcoming: [bronze], ended: decided };
    expect(reasonsAround(lists, longPast)).toEqual([null, "moved-on"]);
  });

  it("marks a match once every bracket is decided and its start is long past", () => {
    const loose = open("1", "ro2#2", "Bo v Dag", { bracket_id: null, bracket: null });
    const lists = { upcoming: [loose], ended: decided };
    expect(reasonsAround(lists, longPast)).toEqual([null, "tournament-completed"]);
  });

  it("marks a match an hour after the tournament's end even if no bracket is decided", () => {
    const lists = { upcoming: [bronze], ended: semifinals };
    expect(reasonsAround(lists, END + HOUR)).toEqual([null, "tournament-completed"]);
  });

  it("marks a match even if an ended match of the tournament has no start", () => {
    const ended = [...semifinals, wireSingleMatch("9", "ro8#1", "Gil 2 v Hal 0", { start: "" })];
    const lists = { upcoming: [bronze], ended };
    expect(reasonOf(lists, END + HOUR + 1)).toBe("tournament-completed");
  });

  it("marks a match a day after the last start when the tournament has no end", () => {
    const tournament = wireTournament({ end: "" });
    const ended = changeAll(semifinals, { tournament });
    const lists = { upcoming: [{ ...bronze, tournament }], ended };
    expect(reasonsAround(lists, START + 24 * HOUR)).toEqual([null, "tournament-completed"]);
  });

  it("marks nothing while a match is live or upcoming", () => {
    const live = open("3", "ro2#1", "Aino v Cai", { start: "2026-03-08 22:30:00" });
    const later = open("3", "ro2#1", "Aino v Cai", { start: "2026-03-09 12:00:00" });
    const now = END + 90 * MINUTE;
    expect(reasonOf({ upcoming: [bronze], ended: [...semifinals, live] }, now)).toBeNull();
    expect(reasonOf({ upcoming: [bronze, later], ended: semifinals }, now)).toBeNull();
  });

  it("marks nothing within an hour after a match changed", () => {
    const early = END + HOUR;
    const before = pollWireLists({ upcoming: [bronze], ended: semifinals.slice(1) }, END);
    const ended = [...semifinals.slice(0, 1), wireSingleMatch("4", "ro4#2", "Cai 2 v Dag 1")];
    const after = pollWireLists({ upcoming: [bronze], ended }, early, before);
    const reasons = [early + HOUR, early + HOUR + 1].map(
      (now) => matchOf(worldOf(after, now), "1").unresolved,
    );
    expect(reasons).toEqual([null, "tournament-completed"]);
  });

  it("rederives the world when time alone makes a match unresolved", () => {
    const snapshot = pollWireLists({ upcoming: [bronze], ended: semifinals }, START);
    let world = worldOf(snapshot, START);
    const seen: (string | null)[] = [];
    for (const now of [GRACE_OVER, longPast + 1, END, END + HOUR + 1]) {
      world = worldOf(snapshot, now, world);
      expect(matchOf(world, "1").unresolved).toBe(matchOf(worldOf(snapshot, now), "1").unresolved);
      seen.push(matchOf(world, "1").unresolved);
    }
    expect(seen).toEqual([null, null, null, "tournament-completed"]);
  });
});

describe("markUnresolved, for a withdrawn match", () => {
  it("marks the match as withdrawn", () => {
    const wire = open("1", "ro4#1", "Aino v Bo", { start: "2026-03-07 23:00:00" });
    const others = ["5", "6", "7"].map((id) => open(id, `ro8#${id}`, `P${id} v Q${id}`));
    const before = pollWireLists({ upcoming: [wire, ...others], ended: [] }, START);
    const snapshot = pollThrice({ upcoming: others, ended: [] }, START + MINUTE, before);
    const { unresolved, absence } = matchOf(worldOf(snapshot, START + 4 * MINUTE), "1");
    expect([unresolved, absence]).toEqual(["withdrawn", "withdrawn"]);
  });
});

describe("a contestant's next match", () => {
  const lists = { upcoming: [open("1", "ro4#1", "Aino v Bo")], ended: PLAYED };

  it("excludes unresolved matches", () => {
    const world = worldAt(lists, GRACE_OVER);
    const aino = [...world.contestants.values()].find(({ name }) => name === "Aino");
    expect(aino).toMatchObject({ next: null });
  });
});
