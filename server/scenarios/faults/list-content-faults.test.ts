/** Faults 17–19, 27, 35 and 36 of docs/faults.md: well-formed lists with unexpected content. */
import { describe, expect, it } from "vitest";
import { MatchListSchema, type MatchView } from "#core/contract/match.ts";
import { ChangePageSchema } from "#core/contract/change.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import {
  type FaultTestProduct,
  expectSuccessfulPoll,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { encodeMatchListResponse } from "#server/testing/fault-server.ts";

/** Lists of a service whose token requests succeed. */
interface FaultLists {
  readonly upcoming?: readonly unknown[];
  readonly ended?: readonly unknown[];
}

function startDesk(lists: FaultLists): Promise<FaultTestProduct> {
  return startFaultTestProduct({ fault: faultOf(lists) });
}

const faultOf =
  ({ upcoming = [], ended = [] }: FaultLists) =>
  ({ path }: { readonly path: string }) =>
    path.startsWith("/matches/")
      ? encodeMatchListResponse(path.includes("ended") ? ended : upcoming)
      : null;

async function pollLists(desk: FaultTestProduct, lists: FaultLists): Promise<void> {
  desk.play(faultOf(lists));
  await desk.nextLook();
}

async function shownMatches(desk: FaultTestProduct): Promise<readonly MatchView[]> {
  return MatchListSchema.parse(JSON.parse((await desk.screen()).matches)).matches;
}

/** Returns the types of all published changes, newest first. */
async function changeTypes(desk: FaultTestProduct): Promise<readonly string[]> {
  const page: unknown = await (await fetch(`${desk.url}/api/v1/desk/changes`)).json();
  return ChangePageSchema.parse(page).changes.map(({ type }) => type);
}

/** Returns this many upcoming matches of one tournament. */
const many = (count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) =>
    wireMatch({ id: `${1000 + index}`, row: `${index + 1}`, round_of: "256" }),
  );
const scoredMatch = (first: string, second: string, more: Readonly<Record<string, unknown>> = {}) =>
  wireMatch({
    start: "2026-03-07 11:30:00",
    contestants: [
      wireContestant({ name: "Aino", score: first }),
      wireContestant({ name: "Bo", sort: "2", score: second }),
    ],
    ...more,
  });
const warnings = (desk: FaultTestProduct) => desk.log.filter(({ level }) => level >= 40);

describe("the lists", () => {
  it("fault 17: an empty list after 80 matches deletes nothing and notifies staff", async () => {
    const desk = await startDesk({ upcoming: many(80) });
    expect(await shownMatches(desk)).toHaveLength(80);
    for (let count = 0; count < 4; count += 1) await pollLists(desk, {});
    const { meta, desk: staff } = await desk.screen();
    expect(meta.lists.map(({ count }) => count)).toEqual([80, 0]);
    expect(staff.held).toMatchObject([{ lost: "matches", list: "upcoming", count: 80, of: 80 }]);
    expect(await desk.metric("snapshot_matches")).toBe(80);
    expect(await desk.metric("snapshot_held_matches")).toBe(80);
    const matches = await shownMatches(desk);
    expect(matches).toHaveLength(80);
    expect(matches.filter(({ absence }) => absence !== null)).toEqual([]);
    expect(await changeTypes(desk)).toEqual([]);
    expect(warnings(desk)).toEqual([]);
  });

  it.each([
    ["fault 18: exactly a hundred", 100, true],
    ["fault 19: more than a hundred", 103, true],
    ["one below the limit", 99, false],
  ])(
    "%s: the list is used, and marked as capped if there may be more",
    async (_, count, capped) => {
      const desk = await startDesk({ upcoming: many(count) });
      const { meta } = await expectSuccessfulPoll(desk);
      expect(meta.lists.find(({ name }) => name === "upcoming")).toMatchObject({ count, capped });
      expect(await shownMatches(desk)).toHaveLength(count);
      expect(await desk.metric('list_limit_reached{list="upcoming"}')).toBe(capped ? 1 : 0);
      expect(await desk.metric('list_limit_reached{list="ended"}')).toBe(0);
      expect(warnings(desk)).toEqual([]);
    },
  );

  it("fault 27: one malformed item among 99 is quarantined and counted", async () => {
    const desk = await startDesk({ upcoming: many(99) });
    await pollLists(desk, { upcoming: [...many(99), { id: "7", canary: true }] });
    const { meta, desk: staff } = await expectSuccessfulPoll(desk);
    expect(meta.counts.quarantined).toBe(1);
    expect(staff.services[0]?.quarantined).toBe(1);
    expect(staff.issues).toHaveLength(1);
    expect(await shownMatches(desk)).toHaveLength(99);
    expect(await desk.metric("snapshot_quarantined_matches")).toBe(1);
    expect(warnings(desk)).toMatchObject([{ quarantined: 1 }]);
    await pollLists(desk, { upcoming: [...many(99), { id: "7", canary: true }] });
    expect(warnings(desk)).toHaveLength(1);
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
    const desk = await startDesk({ ended });
    const { meta } = await expectSuccessfulPoll(desk);
    const [match, ...others] = await shownMatches(desk);
    expect(others).toEqual([]);
    expect(match?.id).toBe("110001");
    expect(match?.slots.map((slot) => slot.score).join("–")).toBe(score);
    expect(meta.counts.quarantined).toBe(quarantined);
    expect(await desk.metric("snapshot_quarantined_matches")).toBe(quarantined);
    expect(warnings(desk)).toHaveLength(quarantined);
  });

  it.each<[string, FaultLists, FaultLists, string, string]>([
    [
      "an older score",
      { ended: [scoredMatch("1", "1")] },
      { ended: [scoredMatch("1", "0")] },
      "live 1–1",
      "live 1–0",
    ],
    [
      "ended, then live",
      { ended: [scoredMatch("2", "0", { locked: "1" })] },
      { ended: [scoredMatch("1", "0")] },
      "ended 2–0",
      "live 1–0",
    ],
    [
      "live, then upcoming",
      { ended: [scoredMatch("1", "0")] },
      { upcoming: [scoredMatch("0", "0")] },
      "live 1–0",
      "upcoming –",
    ],
  ])(
    "fault 36: %s is withheld until two more polls repeat it",
    async (_, newer, older, stateBefore, stateAfter) => {
      const desk = await startDesk(newer);
      const describeMatch = async () => {
        const [match] = await shownMatches(desk);
        return `${match?.state} ${match?.slots.map((slot) => slot.score ?? "").join("–")}`;
      };
      const flicker: string[] = [];
      // A cache in front of the service returns old and new responses in turn.
      for (const lists of [older, newer, older, newer, older, older]) {
        await pollLists(desk, lists);
        flicker.push(await describeMatch());
      }
      expect(new Set(flicker)).toEqual(new Set([stateBefore]));
      expect(await changeTypes(desk)).toEqual([]);
      await pollLists(desk, older);
      expect(await describeMatch()).toBe(stateAfter);
      expect(await changeTypes(desk)).not.toEqual([]);
      await expectSuccessfulPoll(desk);
      expect(warnings(desk)).toEqual([]);
      expect(await desk.metric("snapshot_matches")).toBe(1);
    },
  );
});
