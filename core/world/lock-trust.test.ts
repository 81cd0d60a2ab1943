import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { matchOf, pollWireLists, worldOf } from "#core/testing/derive.ts";
import { inCup, WIRE_START, type Wire } from "#core/testing/wire-match.ts";
import { changeAll, wireGroupMatch } from "#core/testing/wire-matches.ts";

const SOON = "2026-03-07 18:30:00";
const TOMORROW = "2026-03-08 18:00:00";
const LOCKED = { locked: "1" };
const OPEN = { locked: "0" };

/** An ended match and a match in play, both locked, of the cup of the upcoming matches. */
const BEGUN = [
  wireGroupMatch("1", "1", "Aino 1 v Bo 0", { start: "2026-03-07 12:00:00" }),
  wireGroupMatch("2", "2", "Cai 1 v Dag 0", { start: "2026-03-07 17:30:00" }),
];

const upcomingMatch = (index: number, change: Wire, sides = `X${index} v Y${index}`) =>
  wireGroupMatch(`${10 + index}`, `${10 + index}`, sides, { start: TOMORROW, ...change });

/** Returns whether the lock of the match in play ends it; that of the older one always counts. */
function endsLocked(upcoming: readonly Wire[], ended: readonly Wire[] = BEGUN): boolean {
  const world = worldOf(pollWireLists({ upcoming, ended }, WIRE_START - 2 * HOUR), WIRE_START);
  expect(matchOf(world, "1").status).toMatchObject({ state: "ended", by: "locked" });
  expect(matchOf(world, "1").outcome.winner).toBe(0);
  return matchOf(world, "2").status.state === "ended";
}

function inOther(match: Wire): Wire {
  return inCup("other", match);
}

/** Returns all lists of this many flags. */
function masks(length: number): readonly (readonly boolean[])[] {
  return Array.from({ length: 2 ** length }, (_, mask) =>
    Array.from({ length }, (_flag, index) => ((mask >> index) & 1) === 1),
  );
}

describe("a lock in the ended list", () => {
  it("counts while at most half of the upcoming matches are locked, or the older one only", () => {
    for (const flags of [1, 2, 3, 4, 5, 6].flatMap(masks)) {
      const upcoming = flags.map((locked, index) => upcomingMatch(index, locked ? LOCKED : OPEN));
      const count = flags.filter(Boolean).length;
      expect([flags, endsLocked(upcoming)]).toEqual([flags, count * 2 <= flags.length]);
    }
  });

  it("counts whatever the number of locked matches of one or two who withdrew", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const locked = Array.from({ length: count }, (_, index) => {
        const name = index % 2 === 0 ? "Eve" : "Fay";
        return upcomingMatch(index, LOCKED, `${name} v Z${index}`);
      });
      const others = [upcomingMatch(8, OPEN), upcomingMatch(9, OPEN)];
      expect(endsLocked([...locked, ...others])).toBe(true);
    }
  });

  it("does not count while all that start next are locked, unless that is only one", () => {
    for (const [near, later] of [1, 2, 3].flatMap((a) => [1, 2, 6].map((b) => [a, b] as const))) {
      const upcoming = Array.from({ length: near + later }, (_, index) =>
        upcomingMatch(index, index < near ? { ...LOCKED, start: SOON } : OPEN),
      );
      expect([near, later, endsLocked(upcoming)]).toEqual([near, later, near === 1]);
    }
  });

  it("is judged by the tournament, and by its site if that has too few upcoming matches", () => {
    const allLocked = [0, 1, 2].map((index) => upcomingMatch(index, LOCKED));
    const allOpen = [3, 4, 5, 6].map((index) => inOther(upcomingMatch(index, OPEN)));
    expect(endsLocked([...allLocked, ...allOpen])).toBe(false);
    expect(endsLocked([...allLocked, ...allOpen], BEGUN.map(inOther))).toBe(true);
    expect(endsLocked([...allLocked.slice(0, 1), ...allOpen])).toBe(true);
    expect(endsLocked(allLocked.map(inOther))).toBe(false);
    expect(endsLocked(changeAll(allLocked.map(inOther), { site: "b.example" }))).toBe(true);
  });

  it("counts when a locked upcoming match is long past", () => {
    const past = [upcomingMatch(0, { ...LOCKED, start: "2026-03-07 15:00:00" })];
    expect(endsLocked(past)).toBe(true);
  });
});

describe("a lock from before the match is played", () => {
  const early = upcomingMatch(0, { ...LOCKED, start: "2026-03-07 18:00:00" }, "Eve v Fay");
  const others = [1, 2, 3].map((index) => upcomingMatch(index, OPEN));
  const first = pollWireLists({ upcoming: [early, ...others], ended: [] }, WIRE_START - MINUTE);
  const playAt = (sides: string, minutes: number, change: Wire = {}) => {
    const begun = upcomingMatch(0, { ...LOCKED, start: early["start"], ...change }, sides);
    const at = WIRE_START + MINUTE;
    const snapshot = pollWireLists({ upcoming: others, ended: [begun] }, at, first);
    return matchOf(worldOf(snapshot, at + minutes * MINUTE), "10");
  };

  it("ends nothing that is played in spite of it", () => {
    expect(playAt("Eve 1 v Fay 0", 1).status).toMatchObject({ state: "live", by: "begun" });
    expect(playAt("Eve 1 v Fay 0", 1).outcome.winner).toBeNull();
  });

  it("counts once the match is long past", () => {
    expect(playAt("Eve 1 v Fay 0", 130).outcome.winner).toBe(0);
  });

  it("makes a match without a score one without a result", () => {
    const { status, outcome } = playAt("Eve 0 v Fay 0", 1);
    expect(status).toMatchObject({ state: "ended", by: "locked" });
    expect(outcome).toMatchObject({ winner: null, draw: false });
  });

  it("is forgotten once it is removed", () => {
    const { sighting } = playAt("Eve 1 v Fay 0", 1, OPEN);
    expect(sighting).not.toHaveProperty("lockedEarly");
  });
});
