import { expect, test } from "vitest";
import { HELD } from "#core/guards/judge-losses.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { withDoubts } from "#core/model/doubt.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { derivePublicWorld } from "./derive-public-world.ts";
import { describeOldData, findDataTime, listDataTimes } from "./data-time.ts";

const NOW = Date.UTC(2026, 2, 7, 12);
const LATER = "2026-03-08 18:00:00";

/** A client that reads these sites and was polled this long ago, in milliseconds. */
function client(age: number, ...sites: readonly string[]): Snapshot {
  const upcoming = sites.map((site) => inCup("cup", wireMatch({ site, start: LATER })));
  return pollWireLists({ upcoming, ended: [] }, NOW - age);
}
const dataOf = (snapshots: readonly Snapshot[], shown?: readonly string[]) => {
  const { at, site } = findDataTime(worldOf(mergeSnapshots(snapshots)!, NOW), shown);
  return [NOW - at, site];
};

test("takes the age of the oldest source, and names it if another is more than a minute newer", () => {
  expect(dataOf([client(5 * SECOND, "a.example")])).toEqual([5 * SECOND, null]);
  const dead = client(20 * MINUTE, "a.example");
  expect(dataOf([dead])).toEqual([20 * MINUTE, null]);
  expect(dataOf([dead, client(SECOND, "b.example")])).toEqual([20 * MINUTE, "a.example"]);
  expect(dataOf([client(SECOND, "b.example"), dead])).toEqual([20 * MINUTE, "a.example"]);
  expect(dataOf([client(50 * SECOND, "a.example"), client(0, "b.example")])).toEqual([
    50 * SECOND,
    null,
  ]);
});

test("takes only the sources of the tournaments that are shown", () => {
  const clients = [client(20 * MINUTE, "a.example"), client(SECOND, "b.example")];
  expect(dataOf(clients, ["b.example/cup"])).toEqual([SECOND, null]);
  expect(dataOf(clients, ["a.example/cup"])).toEqual([20 * MINUTE, null]);
  expect(dataOf(clients, ["b.example/cup", "a.example/cup"])).toEqual([20 * MINUTE, "a.example"]);
  // An empty list may be empty because its source is old.
  expect(dataOf(clients, [])).toEqual([20 * MINUTE, "a.example"]);
  expect(dataOf(clients, ["gone.example/cup"])).toEqual([20 * MINUTE, null]);
});

test("dates each tournament of a site by the client that lists it", () => {
  const polled = (age: number, slug: string): Snapshot =>
    pollWireLists({ upcoming: [inCup(slug, wireMatch({ start: LATER }))], ended: [] }, NOW - age);
  const clients = [polled(20 * MINUTE, "one"), polled(SECOND, "two")];
  const site = "osu.example.net";
  expect(dataOf(clients, [`${site}/one`])).toEqual([20 * MINUTE, null]);
  expect(dataOf(clients, [`${site}/two`])).toEqual([SECOND, null]);
  expect(dataOf(clients)).toEqual([20 * MINUTE, site]);
  const world = worldOf(mergeSnapshots(clients)!, NOW);
  expect(listDataTimes(world)).toEqual([
    [`${site}/one`, NOW - 20 * MINUTE],
    [site, NOW - SECOND],
  ]);
});

test("takes the older of two lists if only one of them arrives", () => {
  const polled = client(SECOND, "a.example");
  const lists = polled.lists.map((list) =>
    list.name === "ended" ? { ...list, at: NOW - 9 * MINUTE } : list,
  );
  expect(dataOf([{ ...polled, lists }])).toEqual([9 * MINUTE, null]);
});

test("dates no tournament by a hold if another client lists it", () => {
  const start = { start: LATER };
  const keeping = snapshotWithHold("upcoming", LATER);
  const current = pollWireLists(
    { upcoming: [inCup("cup", wireMatch({ site: "a.example", ...start }))], ended: [] },
    NOW - SECOND,
  );
  expect(dataOf([keeping, current], ["a.example/cup"])).toEqual([SECOND, null]);
  const dead = pollWireLists(
    { upcoming: [inCup("cup", wireMatch({ site: "a.example", ...start }))], ended: [] },
    NOW - 20 * MINUTE,
  );
  expect(dataOf([keeping, dead], ["a.example/cup"])).toEqual([20 * MINUTE, null]);
});

test("takes the newest of two clients that read the same site", () => {
  const clients = [client(20 * MINUTE, "a.example"), client(SECOND, "a.example", "b.example")];
  expect(dataOf(clients)).toEqual([SECOND, null]);
  expect(dataOf(clients, ["a.example/cup"])).toEqual([SECOND, null]);
});

test("takes a site as read by the client whose lists have it, not by one with archived matches", () => {
  const archived = [...client(30 * MINUTE, "a.example").matches.values()];
  const other = client(SECOND, "b.example");
  const mixed = { ...other, matches: other.matches.with(archived) };
  expect(dataOf([client(20 * MINUTE, "a.example"), mixed])).toEqual([20 * MINUTE, "a.example"]);
  expect(dataOf([mixed, client(20 * MINUTE, "a.example")])).toEqual([20 * MINUTE, "a.example"]);
  const unpolled = { ...emptySnapshot(NOW), matches: other.matches.with(archived) };
  expect(dataOf([client(20 * MINUTE, "a.example"), unpolled])).toEqual([20 * MINUTE, null]);
});

/** A snapshot of two sites, in which a hold keeps the match of the first one. */
function snapshotWithHold(list: "upcoming" | "ended", start: string): Snapshot {
  const items = ["a.example", "b.example"].map((site) =>
    inCup("cup", wireMatch({ site, start, locked: list === "ended" ? "1" : "0" })),
  );
  const polled = pollWireLists({ upcoming: [], ended: [], [list]: items }, NOW);
  const kept = [...polled.matches.values()].filter(({ match }) => match.site === "a.example");
  const matches = polled.matches.with(kept.map((seen) => withDoubts(seen, [HELD])));
  const hold = sampleHold({ dataAt: NOW - 9 * MINUTE, tournaments: ["a.example/cup"] });
  return { ...polled, matches, holds: [hold] };
}

test("takes the last good data of a tournament with held matches, and of everything if one is open", () => {
  const snapshots = [snapshotWithHold("upcoming", LATER)];
  expect(dataOf(snapshots, ["a.example/cup"])).toEqual([9 * MINUTE, null]);
  expect(dataOf(snapshots, ["b.example/cup"])).toEqual([0, null]);
  expect(dataOf(snapshots)).toEqual([9 * MINUTE, "a.example"]);
  const ended = [snapshotWithHold("ended", "2026-03-06 18:00:00")];
  expect(dataOf(ended, ["a.example/cup"])).toEqual([9 * MINUTE, null]);
  expect(dataOf(ended)).toEqual([0, null]);
});

test("changes the text about old data when another part of it becomes old", () => {
  const world = worldOf(
    mergeSnapshots([client(20 * MINUTE, "a.example"), client(30 * SECOND, "b.example")])!,
    NOW,
  );
  const texts = [0, 31 * SECOND].map((later) => describeOldData(world, NOW + later, MINUTE));
  expect(new Set(texts).size).toBe(2);
  expect(describeOldData(world, NOW, 30 * MINUTE)).toBe("");
});

test("shows viewers nothing of a source with hidden sites only", () => {
  const clients = [client(20 * MINUTE, "secret.example"), client(SECOND, "b.example")];
  const world = derivePublicWorld(worldOf(mergeSnapshots(clients)!, NOW), {
    isSeen: (key) => key.startsWith("b.example"),
    isKnownKey: () => false,
    graceMinutes: 10,
  });
  expect(findDataTime(world)).toEqual({ at: NOW - SECOND, site: null });
  expect(world.snapshot.sources).toMatchObject([
    { at: NOW - SECOND, tournaments: ["b.example/cup"] },
  ]);
  expect(world.snapshot).toMatchObject({ takenAt: NOW - SECOND });
  expect(world.snapshot.lists.map(({ at }) => at)).toEqual([NOW - SECOND, NOW - SECOND]);
});
