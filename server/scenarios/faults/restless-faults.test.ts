/**
 * Faults 50, 51 and 52 of docs/faults.md: alternating values, impossible scores, a withdrawn start.
 */
import { describe, expect, it } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import type { MatchView } from "#core/contract/match.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  fetchChangeTypes,
  type FaultLists,
  fetchMatches,
  pollServedLists,
  fetchStateAndScore,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";

/** Returns 89 upcoming matches with this start, and this suffix in all names. */
const upcoming = (start: string, suffix: string): FaultLists => ({
  upcoming: Array.from({ length: 89 }, (_, index) =>
    wireMatch({
      id: `${1000 + index}`,
      row: `${index + 1}`,
      round_of: "256",
      start,
      contestants: [
        wireContestant({ name: `Aino ${index}${suffix}` }),
        wireContestant({ name: `Bo ${index}${suffix}`, sort: "2" }),
      ],
    }),
  ),
});

const LIVE = { locked: "0", start: "2026-03-07 11:30:00" };
const semifinals = (first: string): FaultLists => ({
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
    const first = await newestChange(desk.url);
    for (let count = 0; count < 20; count += 1)
      await pollServedLists(desk, count % 2 === 0 ? other : well);
    // One rescheduling and two new names per match.
    expect((await newestChange(desk.url)) - first).toBe(3 * 89);
    await pollServedLists(desk, well, 3);
    expect(stableFieldsOf(await fetchMatches(desk))).toEqual(before);
  });

  it("fault 51: ignores a score of 999999999999999 and still ends other matches", async () => {
    const desk = await startProductWithLists(semifinals("Aino 0 v Bo 1"));
    expect(await fetchStateAndScore(desk, "2")).toBe("ended 2–0");
    await pollServedLists(desk, semifinals("Aino 999999999999999 v Bo 1"), 4);
    expect(await fetchStateAndScore(desk, "1")).toBe("live 0–1");
    expect(await fetchStateAndScore(desk, "2")).toBe("ended 2–0");
    const { desk: staff } = await desk.screen();
    expect(staff.issues.map(({ code }) => code)).toEqual(["score-implausible"]);
    await pollServedLists(desk, semifinals("Aino 0 v Bo 2"));
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

/** Returns the number of the newest change. */
async function newestChange(url: string): Promise<number> {
  const body: unknown = await (await fetch(`${url}/api/v1/desk/changes`)).json();
  return ChangePageSchema.parse(body).next;
}
