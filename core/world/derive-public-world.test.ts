import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createAnnotations } from "#core/desk/annotations.ts";
import type { Hold } from "#core/model/hold.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { inCup, WIRE_START, wireMatch } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { type Visibility, derivePublicWorld } from "./derive-public-world.ts";

const NOW = Date.parse("2026-03-07T12:00:00Z");

const VISIBILITY: Visibility = {
  isSeen: (key) => !key.endsWith("/closed"),
  isKnownKey: () => true,
  graceMinutes: 10,
};

function worldOfTwo() {
  const open = wireMatch({ id: "1" });
  const change = { bracket_id: "99", start: "2026-03-07 19:00:00" };
  const closed = inCup("closed", wireSingleMatch("2", "ro8#1", "Only Here v And Here", change));
  const upcoming = [open, { ...closed, locked: "0" }];
  return worldOf(pollWireLists({ upcoming, ended: [] }, NOW), NOW);
}

it("counts only public matches in list sizes and horizons", () => {
  const world = worldOfTwo();
  expect(world.snapshot.lists[0]).toMatchObject({ count: 2, horizon: WIRE_START + HOUR });
  const filtered = derivePublicWorld(world, VISIBILITY);
  expect(filtered.snapshot.lists).toEqual([
    { name: "upcoming", at: NOW, count: 1, capped: false, horizon: WIRE_START },
    { name: "ended", at: NOW, count: 0, capped: false, horizon: null },
  ]);
});

const hold = (isHidden: boolean): Hold =>
  sampleHold({ id: isHidden ? "hidden matches" : "matches", isHidden });

it("keeps only holds of public matches", () => {
  const world = worldOfTwo();
  const withHolds = (...holds: readonly Hold[]) => ({
    ...world,
    snapshot: { ...world.snapshot, holds },
  });
  const without = derivePublicWorld(withHolds(), VISIBILITY);
  const hidden = derivePublicWorld(withHolds(hold(true)), VISIBILITY, without);
  expect(hidden).toBe(without);
  const both = withHolds(hold(true), hold(false));
  const { snapshot } = derivePublicWorld(both, VISIBILITY, hidden);
  expect(snapshot.holds.map(({ id }) => id)).toEqual(["matches"]);
});

it("removes all data of a hidden tournament and keeps the others unchanged", () => {
  const world = worldOfTwo();
  expect(world.tournaments.size).toBe(2);
  const filtered = derivePublicWorld(world, VISIBILITY);
  const [key] = filtered.tournaments.keys();
  expect(filtered.tournaments.size).toBe(1);
  expect(filtered.tournaments.get(key ?? "")).toBe(world.tournaments.get(key ?? ""));
  expect([...filtered.matches.keys()]).toHaveLength(1);
  expect([...filtered.snapshot.matches.keys()]).toEqual([...filtered.matches.keys()]);
  const text = JSON.stringify([
    [...filtered.contestants.values()],
    [...filtered.brackets.values()],
    [...filtered.groups.values()],
    [...filtered.snapshot.matches.values()],
    filtered.issues,
  ]);
  expect(text).not.toMatch(/closed|Only Here|And Here/i);
});

it("reports a list as capped only when public matches fill it", () => {
  const world = worldOfTwo();
  const withCappedLists = (count: number) => ({
    ...world,
    snapshot: {
      ...world.snapshot,
      lists: world.snapshot.lists.map((list) => Object.assign({}, list, { count, capped: true })),
    },
  });
  const cappedOf = (count: number) =>
    derivePublicWorld(withCappedLists(count), VISIBILITY).snapshot.lists.map(
      ({ capped }) => capped,
    );
  expect(cappedOf(1)).toEqual([true, false]);
  expect(cappedOf(2)).toEqual([false, false]);
});

const zone = (scope: string, value: string) =>
  ({ kind: "venue-zone", scope, value, who: "Anna", at: NOW }) as const;

it("returns the previous annotations and world when only hidden annotations changed", () => {
  const world = worldOfTwo();
  const publicZone = zone("osu.example.net/cc6-d3", "Europe/Helsinki");
  const withHidden = (value: string) => ({
    ...world,
    annotations: createAnnotations([publicZone, zone("osu.example.net/closed", value)]),
  });
  const before = derivePublicWorld(withHidden("Europe/Oslo"), VISIBILITY);
  const after = derivePublicWorld(withHidden("Europe/Paris"), VISIBILITY, before);
  expect(after.annotations).toBe(before.annotations);
  expect(after).toBe(before);
});
