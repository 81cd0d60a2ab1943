/**
 * Faults 17, 45, 46 and 47 of docs/faults.md: lists and members that are missing in well-formed
 * responses.
 */
import { describe, expect, it, vi } from "vitest";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { type Wire, wireMatch } from "#core/testing/wire-match.ts";
import { wireContestantsOf } from "#core/testing/wire-matches.ts";
import { MINUTE } from "#core/lib/time.ts";
import { type FaultTestProduct } from "#server/testing/fault-test-product.ts";
import {
  fetchChangeTypes,
  pollServedLists,
  startProductWithLists,
} from "#server/testing/fault-lists.ts";
import type { FaultLists } from "#server/testing/fault-server.ts";

// An hour of simulated polls takes more than 30 s on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

const numbered = (count: number, from: number, change: (index: number) => Wire): readonly Wire[] =>
  Array.from({ length: count }, (_, index) =>
    wireMatch({ id: `${from + index}`, row: `${index + 1}`, round_of: "256", ...change(index) }),
  );

const played = (index: number) => wireContestantsOf(`Aino ${index} 1 v Bo ${index} 0`);

/** 60 upcoming, 16 live and 13 ended matches. */
const WELL = {
  upcoming: numbered(60, 1000, () => ({})),
  ended: [
    ...numbered(16, 2000, (index) => ({
      start: "2026-03-07 11:30:00",
      contestants: played(index),
    })),
    ...numbered(13, 3000, (index) => ({
      start: "2026-03-07 09:00:00",
      locked: "1",
      best_of: "1",
      contestants: played(100 + index),
    })),
  ],
} satisfies FaultLists;

/** Returns the lists with `change` applied to every match. */
const changed = (change: (match: Wire) => Wire): FaultLists => ({
  upcoming: WELL.upcoming.map(change),
  ended: WELL.ended.map(change),
});

/** Returns the complete public state, without times of the newest poll. */
async function publicState(desk: FaultTestProduct): Promise<string> {
  const { meta, matches } = await desk.screen();
  const lists = meta.lists.map(({ name, count, capped, horizon }) => [
    name,
    count,
    capped,
    horizon,
  ]);
  const calendar = await (await fetch(desk.url + calendarPaths.all)).text();
  const events = calendar.replaceAll(/^DTSTAMP.*$/gm, "");
  const timeless = matches.replaceAll(/"lastSeen":"[^"]*"/g, "");
  return JSON.stringify([meta.counts, lists, timeless, events]);
}

async function heldItems(desk: FaultTestProduct) {
  return (await desk.attention()).filter(({ reason }) => reason.kind === "data-held");
}

const decide = (desk: FaultTestProduct, id: string, action: "accept" | "keep") =>
  desk.put(apiPaths.deskAttention, { action, id });

/** Polls rarely, because the simulated time is up to an hour. */
const start = () => startProductWithLists(WELL, { POLL_SECONDS: "60" });

const without =
  (...members: readonly string[]) =>
  (match: Wire): Wire =>
    Object.fromEntries(Object.entries(match).filter(([name]) => !members.includes(name)));

const withoutScores = (match: Wire): Wire => {
  const { contestants } = match;
  return Array.isArray(contestants)
    ? { ...match, contestants: contestants.map((contestant: Wire) => without("score")(contestant)) }
    : match;
};

const FAULTS: readonly (readonly [string, FaultLists, string])[] = [
  ["fault 17: an empty upcoming list", { ended: WELL.ended }, "matches"],
  ["fault 45: an empty ended list", { upcoming: WELL.upcoming }, "matches"],
  ["fault 45: two empty lists", {}, "matches"],
  ["fault 46: 3 of 89 matches", { upcoming: WELL.upcoming.slice(0, 3) }, "matches"],
  ["fault 47: no scores", changed(withoutScores), "scores"],
  ["fault 47: no contestants", changed(without("contestants")), "contestants"],
  ["fault 47: no locks", changed(without("locked")), "flags"],
  ["fault 47: no brackets", changed(without("bracket", "bracket_id")), "positions"],
];

describe("data that vanishes", () => {
  it.each(FAULTS)("%s is held and does not affect public data", async (_, lists, lost) => {
    const desk = await start();
    const before = await publicState(desk);
    const changes = await fetchChangeTypes(desk);
    await pollServedLists(desk, lists, 5);
    expect(await publicState(desk)).toBe(before);
    const raw: unknown = await (await fetch(`${desk.url}/matches?limit=100`)).json();
    expect(raw).toMatchObject({ data: "upcoming" in lists ? lists.upcoming : [] });
    expect(before).toContain("BEGIN:VEVENT");
    expect(before).not.toContain("CANCELLED");
    const rows = await heldItems(desk);
    expect(rows.map(({ reason }) => reason.kind === "data-held" && reason.lost)).toContain(lost);
    expect(rows.every(({ severity }) => severity === "warn")).toBe(true);
    expect(await desk.metric("matchdesk_snapshot_held_matches")).toBeGreaterThan(0);
    const { meta, desk: staff } = await desk.screen();
    expect(staff.held.map((item) => item.lost)).toContain(lost);
    expect(meta.dataAt).toBeLessThan(meta.now);
    await pollServedLists(desk, WELL);
    expect(await publicState(desk)).toBe(before);
    expect(await heldItems(desk)).toEqual([]);
    expect(await fetchChangeTypes(desk)).toEqual(changes);
    expect(await desk.metric("matchdesk_snapshot_held_matches")).toBe(0);
  });

  it("fault 46: the attention item names the list, the counts and the age of the data", async () => {
    const desk = await start();
    const { meta } = await desk.screen();
    await pollServedLists(desk, { upcoming: WELL.upcoming.slice(0, 3), ended: WELL.ended });
    expect((await heldItems(desk)).map(({ reason }) => reason)).toEqual([
      {
        kind: "data-held",
        lost: "matches",
        count: 57,
        of: 60,
        list: "upcoming",
        site: null,
        hidden: false,
        tournaments: ["Spring Cup"],
        live: 0,
        dataAt: meta.dataAt,
        decision: null,
      },
    ]);
  });

  it("fault 45: staff can accept missing data, for this occurrence only", async () => {
    const desk = await start();
    await pollServedLists(desk, { upcoming: WELL.upcoming });
    const [row] = await heldItems(desk);
    expect((await decide(desk, row?.id ?? "", "accept")).status).toBe(200);
    expect(await heldItems(desk)).toEqual([]);
    await pollServedLists(desk, { upcoming: WELL.upcoming });
    expect((await fetchChangeTypes(desk)).filter((type) => type === "withdrawn")).toHaveLength(16);
    await pollServedLists(desk, WELL, 3);
    await pollServedLists(desk, { upcoming: WELL.upcoming });
    expect(await heldItems(desk)).toHaveLength(1);
  });

  it("fault 45: staff can keep the data for more than an hour, and undo that", async () => {
    const desk = await start();
    await pollServedLists(desk, { upcoming: WELL.upcoming });
    const [row] = await heldItems(desk);
    await decide(desk, row?.id ?? "", "keep");
    await desk.time.pass(70 * MINUTE);
    expect(await fetchChangeTypes(desk)).toEqual([]);
    expect(await heldItems(desk)).toMatchObject([
      { severity: "note", reason: { decision: "keep" } },
    ]);
    const decision = { kind: "held-data", scope: "matches ended" };
    await desk.put("/api/v1/desk/facts/undo", decision);
    await pollServedLists(desk, { upcoming: WELL.upcoming });
    expect((await fetchChangeTypes(desk)).length).toBeGreaterThan(0);
  });

  it("fault 45: accepting an item that is not held returns 404", async () => {
    const desk = await start();
    expect((await decide(desk, "data-held matches ended 1", "accept")).status).toBe(404);
  });
});
