/** Faults 18, 19, 27, 35 and 36 of docs/faults.md: well-formed lists with unexpected content. */
import { describe, expect, it } from "vitest";
import { wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { expectSuccessfulPoll } from "#server/testing/fault-test-product.ts";
import {
  fetchChangeTypes,
  fetchMatches,
  fetchStateAndScore,
  pollServedLists,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";

/** Returns this many upcoming matches of one tournament. */
const many = (count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) =>
    wireMatch({ id: `${1000 + index}`, row: `${index + 1}`, round_of: "256" }),
  );
const scoredMatch = (first: string, second: string, more: Readonly<Record<string, unknown>> = {}) =>
  wireMatch({
    start: "2026-03-07 11:30:00",
    contestants: wireContestantsOf(`Aino ${first} v Bo ${second}`),
    ...more,
  });

describe("the lists", () => {
  it.each([
    ["fault 18: exactly a hundred", 100, true],
    ["fault 19: more than a hundred", 103, true],
    ["one below the limit", 99, false],
  ])(
    "%s: the list is used, and marked as capped if there may be more",
    async (_, count, capped) => {
      const desk = await startProductWithLists({ upcoming: many(count) });
      const { meta } = await expectSuccessfulPoll(desk);
      expect(meta.lists.find(({ name }) => name === "upcoming")).toMatchObject({ count, capped });
      expect(await fetchMatches(desk)).toHaveLength(count);
      expect(await desk.metric('matchdesk_list_limit_reached{list="upcoming"}')).toBe(
        capped ? 1 : 0,
      );
      expect(await desk.metric('matchdesk_list_limit_reached{list="ended"}')).toBe(0);
      expect(desk.warnings()).toEqual([]);
    },
  );

  it("fault 19: of more than a thousand, the first are used, with an issue for staff", async () => {
    const desk = await startProductWithLists({ upcoming: many(1_001) });
    const { desk: staff } = await expectSuccessfulPoll(desk);
    expect(await fetchMatches(desk)).toHaveLength(1_000);
    expect(staff.issues.map(({ code }) => code)).toContain("list-too-long");
  });

  it("fault 27: one malformed item among 99 is quarantined and counted", async () => {
    const desk = await startProductWithLists({ upcoming: many(99) });
    await pollServedLists(desk, { upcoming: [...many(99), { id: "7", canary: true }] });
    const { meta, desk: staff } = await expectSuccessfulPoll(desk);
    expect(meta.counts.quarantined).toBe(1);
    expect(staff.services[0]?.quarantined).toBe(1);
    expect(staff.issues).toHaveLength(1);
    expect(await fetchMatches(desk)).toHaveLength(99);
    expect(await desk.metric("matchdesk_snapshot_quarantined_matches")).toBe(1);
    expect(desk.warnings()).toMatchObject([{ quarantined: 1 }]);
    await pollServedLists(desk, { upcoming: [...many(99), { id: "7", canary: true }] });
    expect(desk.warnings()).toHaveLength(1);
  });

  const versions = [scoredMatch("1", "0"), scoredMatch("1", "1"), scoredMatch("0", "0")];
  it.each<[string, readonly unknown[], string, number]>([
    ["one id three times", versions, "1–1", 0],
    ["the same in reverse order", versions.toReversed(), "1–1", 0],
    [
      "an id as text and as number",
      [scoredMatch("1", "0"), scoredMatch("1", "1", { id: 110001 })],
      "1–1",
      0,
    ],
    ["a row without an id", [scoredMatch("1", "1"), scoredMatch("2", "1", { id: null })], "1–1", 1],
  ])("fault 35: %s results in one match", async (_, ended, score, quarantined) => {
    const desk = await startProductWithLists({ ended });
    const { meta } = await expectSuccessfulPoll(desk);
    const [match, ...others] = await fetchMatches(desk);
    expect(others).toEqual([]);
    expect(match?.id).toBe("110001");
    expect(match?.slots.map((slot) => slot.score).join("–")).toBe(score);
    expect(meta.counts.quarantined).toBe(quarantined);
    expect(await desk.metric("matchdesk_snapshot_quarantined_matches")).toBe(quarantined);
    expect(desk.warnings()).toHaveLength(quarantined);
  });

  it("fault 36: an older score is withheld until two more polls repeat it", async () => {
    const newer = { ended: [scoredMatch("1", "1")] };
    const older = { ended: [scoredMatch("1", "0")] };
    const desk = await startProductWithLists(newer);
    const flicker: string[] = [];
    // A cache in front of the service returns old and new responses in turn.
    for (const lists of [older, newer, older, newer, older, older]) {
      await pollServedLists(desk, lists);
      flicker.push(await fetchStateAndScore(desk, "110001"));
    }
    expect(new Set(flicker)).toEqual(new Set(["live 1–1"]));
    expect(await fetchChangeTypes(desk)).toEqual([]);
    await pollServedLists(desk, older);
    expect(await fetchStateAndScore(desk, "110001")).toBe("live 1–0");
    expect(await fetchChangeTypes(desk)).not.toEqual([]);
    await expectSuccessfulPoll(desk);
    expect(desk.warnings()).toEqual([]);
  });
});
