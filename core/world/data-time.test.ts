import { expect, test } from "vitest";
import { HELD } from "#core/guards/judge-losses.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { isHeld, withDoubts } from "#core/model/doubt.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { derivePublicWorld } from "./derive-public-world.ts";
import { describeOldData, findDataTime } from "./data-time.ts";

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
  expect(dataOf(clients, [])).toEqual([SECOND, null]);
});

test("takes the newest of two clients that read the same site", () => {
  const clients = [client(20 * MINUTE, "a.example"), client(SECOND, "a.example", "b.example")];
  expect(dataOf(clients)).toEqual([SECOND, null]);
  expect(dataOf(clients, ["a.example/cup"])).toEqual([SECOND, null]);
});

/** A snapshot of two sites, in which a hold keeps the match of the first one. */
function snapshotWithHold(start: string): Snapshot {
  const upcoming = ["a.example", "b.example"].map((site) =>
    inCup("cup", wireMatch({ site, start })),
  );
  const polled = pollWireLists({ upcoming, ended: [] }, NOW);
  const kept = [...polled.matches.values()].filter(({ match }) => match.site === "a.example");
  const matches = polled.matches.with(kept.map((seen) => withDoubts(seen, [HELD])));
  return { ...polled, matches, holds: [sampleHold({ dataAt: NOW - 9 * MINUTE })] };
}

test("takes the last good data of a tournament with held matches, and of everything if one is open", () => {
  const snapshots = [snapshotWithHold(LATER)];
  expect(dataOf(snapshots, ["a.example/cup"])).toEqual([9 * MINUTE, null]);
  expect(dataOf(snapshots, ["b.example/cup"])).toEqual([0, null]);
  expect(dataOf(snapshots)).toEqual([9 * MINUTE, "a.example"]);
  expect([...snapshotWithHold(LATER).matches.values()].filter(isHeld)).toHaveLength(1);
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
  expect(world.snapshot.sources).toEqual([{ at: NOW - SECOND, sites: ["b.example"] }]);
});
