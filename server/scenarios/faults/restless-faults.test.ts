import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf, wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  fetchChanges,
  fetchChangeTypes,
  fetchMatches,
  pollServedLists,
  fetchStateAndScore,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";
import type { FaultLists } from "#server/testing/fault-server.ts";

/**
 * Faults 48–52 of docs/faults.md: a match that appears to have ended for one poll, alternating
 * values, impossible scores, a withdrawn start.
 */

/** Returns 89 upcoming matches with this start, and this suffix in all names. */
const upcoming = (start: string, suffix: string): FaultLists => ({
  upcoming: Array.from({ length: 89 }, (_, index) =>
    wireMatch({
      id: `${1000 + index}`,
      row: `${index + 1}`,
      round_of: "256",
      start,
      contestants: wireContestantsOf(`Aino ${index}${suffix} 0 v Bo ${index}${suffix} 0`),
    }),
  ),
});

const LIVE = { locked: "0", start: "2026-03-07 11:30:00" };
const liveSemifinals = (first: string): FaultLists => ({
  ended: [
    wireSingleMatch("1", "ro4#1", first, LIVE),
    wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", { ...LIVE, locked: "0" }),
  ],
});

const stableFieldsOf = (matches: readonly MatchView[]) =>
  matches.map(({ id, start, slots }) => [id, start, slots.map((slot) => slot.contestant)]);

describe("alternating and impossible values", () => {
  it("fault 50: changes starts and names at most once if they alternate with every poll", async () => {
    const [well, other] = [
      upcoming("2026-03-07 18:00:00", ""),
      upcoming("2026-03-07 19:00:00", " X"),
    ];
    const desk = await startProductWithLists(well);
    const before = stableFieldsOf(await fetchMatches(desk));
    const { next } = await fetchChanges(desk);
    for (let count = 0; count < 20; count += 1)
      await pollServedLists(desk, count % 2 === 0 ? other : well);
    // One rescheduling and two new names per match.
    expect((await fetchChanges(desk)).next - next).toBe(3 * 89);
    await pollServedLists(desk, well, 3);
    expect(stableFieldsOf(await fetchMatches(desk))).toEqual(before);
  });

  it("fault 51: ignores a score of 999999999999999 and still ends other matches", async () => {
    const desk = await startProductWithLists(liveSemifinals("Aino 0 v Bo 1"));
    expect(await fetchStateAndScore(desk, "2")).toBe("ended 2–0");
    await pollServedLists(desk, liveSemifinals("Aino 999999999999999 v Bo 1"), 4);
    expect(await fetchStateAndScore(desk, "1")).toBe("live 0–1");
    expect(await fetchStateAndScore(desk, "2")).toBe("ended 2–0");
    const { desk: staff } = await desk.screen();
    expect(staff.issues.map(({ code }) => code)).toEqual(["score-implausible"]);
    await pollServedLists(desk, liveSemifinals("Aino 0 v Bo 2"));
    expect(await fetchStateAndScore(desk, "1")).toBe("ended 0–2");
    expect((await fetchChangeTypes(desk)).toSorted()).toEqual(["decided", "ended", "score"]);
  });

  it("fault 52: withholds a return from live to upcoming for three polls, then reports it", async () => {
    const match = wireMatch({ start: "2026-03-07 11:55:00" });
    const other = wireMatch({ id: "2", row: "2" });
    const desk = await startProductWithLists({ upcoming: [other], ended: [match] });
    await pollServedLists(desk, { upcoming: [match, other] }, 2);
    expect((await fetchStateAndScore(desk, "110001")).startsWith("live")).toBe(true);
    expect(await fetchChangeTypes(desk)).toEqual([]);
    await pollServedLists(desk, { upcoming: [match, other] });
    expect((await fetchStateAndScore(desk, "110001")).startsWith("upcoming")).toBe(true);
    expect(await fetchChangeTypes(desk)).toEqual(["start-withdrawn"]);
  });
});

const UPCOMING = { locked: "0", start: "2026-03-07 15:00:00" };

/** Returns two semifinals, one of them live, and a final with these contestants. */
function semifinals(final: string, first = "Aino 1 v Bo 0", change = {}): FaultLists {
  return {
    upcoming: [wireSingleMatch("3", "ro2#1", final, UPCOMING)],
    ended: [
      wireSingleMatch("1", "ro4#1", first, { ...LIVE, ...change }),
      wireSingleMatch("2", "ro4#2", "Cai 2 v Dag 0", { start: "2026-03-07 10:00:00" }),
    ],
  };
}

const END_CHANGES = new Set(["decided", "ended", "corrected"]);
const endChangesOf = async (desk: Parameters<typeof fetchChangeTypes>[0]) =>
  (await fetchChangeTypes(desk)).filter((type) => END_CHANGES.has(type));

describe("wrong ends of matches", () => {
  it.each([
    ["in an open slot", "Cai", "Cai v Bo"],
    ["replacing another", "Cai v Bo", "Aino v Bo"],
  ])(
    "fault 48: one poll with a contestant in the wrong match of the next round ends no match, %s",
    async (_, well, wrong) => {
      const desk = await startProductWithLists(semifinals("Cai"));
      await pollServedLists(desk, semifinals(well), 3);
      const semifinalsNow = async () => [
        await fetchStateAndScore(desk, "1"),
        await fetchStateAndScore(desk, "2"),
      ];
      const before = await semifinalsNow();
      const ended = await endChangesOf(desk);
      await pollServedLists(desk, semifinals(wrong));
      expect(await semifinalsNow()).toEqual(before);
      await pollServedLists(desk, semifinals(well), 4);
      expect(await semifinalsNow()).toEqual(before);
      expect(await endChangesOf(desk)).toEqual(ended);
    },
  );

  it("fault 48: three polls end a match, and the end is undone with its cause", async () => {
    const desk = await startProductWithLists(semifinals("Cai"));
    await pollServedLists(desk, semifinals("Cai v Bo"), 2);
    expect(await fetchStateAndScore(desk, "1")).toBe("live 1–0");
    await pollServedLists(desk, semifinals("Cai v Bo"));
    expect(await fetchStateAndScore(desk, "1")).toBe("ended 1–0");
    await pollServedLists(desk, semifinals("Cai"), 3);
    expect(await fetchStateAndScore(desk, "1")).toBe("live 1–0");
  });

  it("fault 48: a match ended by its score stays ended", async () => {
    const result = "Aino 2 v Bo 0";
    const desk = await startProductWithLists(semifinals("Cai", result));
    await pollServedLists(desk, semifinals("Cai v Aino", result), 4);
    await pollServedLists(desk, semifinals("Cai", result), 4);
    expect(await fetchStateAndScore(desk, "1")).toBe("ended 2–0");
    expect(await endChangesOf(desk)).toEqual([]);
  });

  it.each(["Aino", ""])(
    "fault 49: a bye in one poll is ignored, contestants %j",
    async (contestants) => {
      const desk = await startProductWithLists(semifinals("Cai", contestants));
      const before = await fetchStateAndScore(desk, "1");
      await pollServedLists(desk, semifinals("Cai", contestants, { bye: "1" }));
      expect(await fetchStateAndScore(desk, "1")).toBe(before);
      await pollServedLists(desk, semifinals("Cai", contestants), 4);
      expect(await fetchStateAndScore(desk, "1")).toBe(before);
      expect(await fetchChangeTypes(desk)).toEqual([]);
    },
  );

  it("fault 49: a bye in three polls ends a match, and is undone after three polls without it", async () => {
    const desk = await startProductWithLists(semifinals("Cai", "Aino"));
    await pollServedLists(desk, semifinals("Cai", "Aino", { bye: "1" }), 3);
    expect((await fetchStateAndScore(desk, "1")).startsWith("ended")).toBe(true);
    await pollServedLists(desk, semifinals("Cai", "Aino"), 3);
    expect((await fetchStateAndScore(desk, "1")).startsWith("live")).toBe(true);
  });

  it("fault 48: the first poll is accepted as it is", async () => {
    const desk = await startProductWithLists(semifinals("Cai v Bo"));
    expect(await fetchStateAndScore(desk, "1")).toBe("ended 1–0");
  });
});
