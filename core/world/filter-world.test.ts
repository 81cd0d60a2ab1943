import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createDeskFacts } from "#core/desk/annotations.ts";
import type { Hold } from "#core/model/hold.ts";
import { afterPoll, worldOf } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { type Visibility, filterWorld } from "./filter-world.ts";

/** The start of `wireMatch`. */
const START = Date.UTC(2026, 2, 7, 18);
const NOW = Date.parse("2026-03-07T12:00:00Z");

const VISIBILITY: Visibility = {
  isSeen: (key) => !key.endsWith("/closed"),
  isKnownKey: () => true,
  graceMinutes: 10,
};

function worldOfTwo() {
  const open = wireMatch({ id: "1" });
  const tournament = {
    game: "Tekken 8",
    game_slug: "tekken-8",
    title: "Closed Cup",
    slug: "closed",
    start: "2026-03-07 08:00:00",
    end: "2026-03-07 20:00:00",
  };
  const closed = wireMatch({
    id: "2",
    tournament,
    bracket_id: "99",
    start: "2026-03-07 19:00:00",
    contestants: [wireContestant({ name: "Only Here" }), wireContestant({ name: "And Here" })],
  });
  return worldOf(afterPoll({ upcoming: [open, closed], ended: [] }, NOW), NOW);
}

it("tells of a list no more than the matches in it that are to be seen", () => {
  const world = worldOfTwo();
  expect(world.snapshot.lists[0]).toMatchObject({ count: 2, horizon: START + HOUR });
  const narrow = filterWorld(world, VISIBILITY);
  expect(narrow.snapshot.lists).toEqual([
    { name: "upcoming", at: NOW, count: 1, capped: false, horizon: START },
    { name: "ended", at: NOW, count: 0, capped: false, horizon: null },
  ]);
});

const hold = (isHidden: boolean): Hold =>
  sampleHold({ id: isHidden ? "hidden matches" : "matches", isHidden });

it("keeps what is held of public matches only", () => {
  const world = worldOfTwo();
  const held = new Set(world.matches.keys());
  const withHolds = (...holds: readonly Hold[]) => ({
    ...world,
    snapshot: { ...world.snapshot, guard: { holds, held, losses: new Map() } },
  });
  const without = filterWorld(withHolds(), VISIBILITY);
  const hidden = filterWorld(withHolds(hold(true)), VISIBILITY, without);
  expect(hidden).toBe(without);
  const { guard } = filterWorld(withHolds(hold(true), hold(false)), VISIBILITY, hidden).snapshot;
  expect(guard?.holds.map(({ id }) => id)).toEqual(["matches"]);
  expect([...(guard?.held ?? [])]).toEqual([...without.matches.keys()]);
});

it("leaves no trace of a tournament that is not to be seen, and the others as they were", () => {
  const world = worldOfTwo();
  expect(world.tournaments.size).toBe(2);
  const narrow = filterWorld(world, VISIBILITY);
  const [key] = narrow.tournaments.keys();
  expect(narrow.tournaments.size).toBe(1);
  expect(narrow.tournaments.get(key ?? "")).toBe(world.tournaments.get(key ?? ""));
  expect([...narrow.matches.keys()]).toHaveLength(1);
  expect([...narrow.snapshot.matches.keys()]).toEqual([...narrow.matches.keys()]);
  const text = JSON.stringify([
    [...narrow.contestants.values()],
    [...narrow.brackets.values()],
    [...narrow.groups.values()],
    [...narrow.snapshot.matches.values()],
    narrow.issues,
  ]);
  expect(text).not.toMatch(/closed|Only Here|And Here/i);
});

it("reports a list as cut only when public matches fill it", () => {
  const world = worldOfTwo();
  const cut = (count: number) => ({
    ...world,
    snapshot: {
      ...world.snapshot,
      lists: world.snapshot.lists.map((list) => Object.assign({}, list, { count, capped: true })),
    },
  });
  const cappedOf = (count: number) =>
    filterWorld(cut(count), VISIBILITY).snapshot.lists.map(({ capped }) => capped);
  expect(cappedOf(1)).toEqual([true, false]);
  expect(cappedOf(2)).toEqual([false, false]);
});

const zone = (scope: string, value: string) =>
  ({ kind: "venue-zone", scope, value, who: "Anna", at: NOW }) as const;

it("keeps the annotations of before when only hidden ones changed", () => {
  const world = worldOfTwo();
  const shown = zone("osu.example.net/cc6-d3", "Europe/Helsinki");
  const withHidden = (value: string) => ({
    ...world,
    facts: createDeskFacts([shown, zone("osu.example.net/closed", value)]),
  });
  const visibility = { ...VISIBILITY, isSeen: (key: string) => !key.endsWith("/closed") };
  const before = filterWorld(withHidden("Europe/Oslo"), visibility);
  const after = filterWorld(withHidden("Europe/Paris"), visibility, before);
  expect(after.facts).toBe(before.facts);
  expect(after).toBe(before);
});
