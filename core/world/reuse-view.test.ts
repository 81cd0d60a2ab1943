import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runToEnd } from "#core/lib/steps.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { findEndedMatchUpdatesInSteps, markEnded } from "#core/snapshot/mark-ended.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "./world.ts";
import { pollThrice, pollWireLists, matchOf, worldOf } from "#core/testing/derive.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import { createWireListsAt } from "#core/testing/elimination-wire.ts";
import { byTournament, seen } from "#core/testing/model-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  GENERATED_EVENT_START,
  inCup,
  WIRE_START,
  type Wire,
  wireMatch,
  wireTournament,
} from "#core/testing/wire-match.ts";
import { deriveWorld } from "./derive-world.ts";

const LATER = { locked: "0", start: "2026-03-07 19:00:00" };

/** Creates a match of a group of two in tournament g. */
function inGroup(id: string, row: string, change: Wire): Wire {
  const { bracket: _, ...match } = wireMatch({ id, row, group_id: "7", bracket_id: null });
  return inCup("g", { ...match, round_of: "2", ...change });
}

/** Returns a snapshot in which the match with this id was seen a millisecond later. */
function seeLater(snapshot: Snapshot, id: string): Snapshot {
  const own = [...snapshot.matches.values()].filter(({ match }) => match.id === id);
  const later = own.map(({ match, sighting }) =>
    seen(match, { ...sighting, lastSeen: WIRE_START + 1 }),
  );
  return { ...snapshot, matches: snapshot.matches.with(later) };
}

const viewOf = ({ tournaments }: World, slug: string) => tournaments.get(`osu.example.net/${slug}`);

describe("deriveWorld with a previous world", () => {
  const upcoming = [inCup("a", wireSingleMatch("1", "ro2#1", "Aino v Bo", LATER))];
  const ended = [
    inCup("b", wireSingleMatch("2", "ro2#1", "Cai 1 v Dag 0", { locked: "0", best_of: "5" })),
  ];
  const first = pollWireLists({ upcoming, ended }, WIRE_START);
  const world = worldOf(first, WIRE_START);

  it("reuses tournaments without changes", () => {
    const scored = [
      inCup("b", wireSingleMatch("2", "ro2#1", "Cai 2 v Dag 0", { locked: "0", best_of: "5" })),
    ];
    const second = pollWireLists({ upcoming, ended: scored }, WIRE_START + MINUTE, first);
    const after = worldOf(second, WIRE_START + MINUTE, world);
    expect(viewOf(after, "a")?.brackets).toBe(viewOf(world, "a")?.brackets);
    expect(viewOf(after, "b")?.brackets).not.toBe(viewOf(world, "b")?.brackets);
    expect(matchOf(after, "1").sighting.lastSeen).toBe(WIRE_START + MINUTE);
  });

  it("keeps the view itself of a tournament in which nothing changed", () => {
    const later = worldOf(seeLater(first, "2"), WIRE_START, world);
    expect(viewOf(later, "a")).toBe(viewOf(world, "a"));
    expect(viewOf(later, "b")).not.toBe(viewOf(world, "b"));
    expect(
      viewOf(
        worldOf({ ...first, matches: byTournament(first.matches.values()) }, WIRE_START, world),
        "a",
      ),
    ).toBe(viewOf(world, "a"));
  });

  it("derives absences again when later lists, or none, arrived without the matches", () => {
    const lists = first.lists.map((list) => Object.assign({}, list, { at: WIRE_START + 1 }));
    const absent = worldOf({ ...first, lists }, WIRE_START, world);
    expect(matchOf(absent, "1").absence).toBe("last-seen");
    expect(matchOf(worldOf(first, WIRE_START, absent), "1").absence).toBeNull();
  });

  it.each<[string, (next: Snapshot) => World]>([
    ["time passed the view's validity", (next) => worldOf(next, WIRE_START + 2 * HOUR, world)],
    ["the clock went back", (next) => worldOf(next, WIRE_START - MINUTE, world)],
    [
      "the grace period changed",
      (next) => deriveWorld(next, WIRE_START, { graceMinutes: 5 }, world),
    ],
  ])("derives a tournament again when %s", (_, derive) => {
    expect(viewOf(derive(first), "a")?.brackets).not.toBe(viewOf(world, "a")?.brackets);
  });

  it("derives a tournament again when a list is now at its limit, or locks are not trusted", () => {
    const capped = {
      ...first,
      lists: first.lists.map((list) => Object.assign({}, list, { capped: true })),
    };
    expect(viewOf(worldOf(capped, WIRE_START, world), "a")?.basis.upcomingCapped).toBe(true);
    const locked = [Object.assign({}, upcoming[0], { locked: "1" })];
    const next = pollWireLists({ upcoming: locked, ended }, WIRE_START + MINUTE, first);
    expect(viewOf(worldOf(next, WIRE_START + MINUTE, world), "b")?.basis.lockTrusted).toBe(false);
  });

  it("derives a tournament again when a match was marked as ended or added", () => {
    const known = markEnded(first, ["osu.example.net/2"]);
    expect(viewOf(worldOf(known, WIRE_START, world), "b")?.brackets).not.toBe(
      viewOf(world, "b")?.brackets,
    );
    const more = [...ended, inCup("b", wireSingleMatch("3", "ro4#1", "Cai v Eve"))];
    const added = worldOf(
      pollWireLists({ upcoming, ended: more }, WIRE_START + MINUTE, first),
      WIRE_START + MINUTE,
      world,
    );
    expect(viewOf(added, "b")?.matches).toHaveLength(2);
  });

  it("derives a group again when a match of it was withdrawn", () => {
    const tomorrow = { locked: "0", start: "2026-03-08 18:00:00" };
    const over = inGroup("1", "1", { locked: "1", best_of: "1" });
    const stays = inCup("h", wireSingleMatch("8", "ro2#1", "Eve v Fay", tomorrow));
    const goes = inGroup("2", "2", tomorrow);
    let snapshot = pollWireLists({ upcoming: [stays, goes], ended: [over] }, WIRE_START);
    let before = worldOf(snapshot, WIRE_START);
    for (let minute = 1; minute <= 3; minute += 1) {
      const now = WIRE_START + minute * MINUTE;
      snapshot = pollWireLists({ upcoming: [stays], ended: [over] }, now, snapshot);
      before = worldOf(snapshot, now, before);
      expect(before).toEqual(worldOf(snapshot, now));
    }
    expect(viewOf(before, "g")?.groups.map(({ complete }) => complete)).toEqual([true]);
  });

  it("uses the new title when only one match with it remains listed", () => {
    const other = inCup("a", wireSingleMatch("9", "ro4#1", "Eve v Fay"));
    const renamed = { ...other, tournament: wireTournament({ slug: "a", title: "A, moved" }) };
    const both = pollWireLists({ upcoming, ended: [renamed] }, WIRE_START);
    const onlyOne = pollThrice({ upcoming: [], ended: [renamed] }, WIRE_START + MINUTE, both);
    const titles = [
      worldOf(both, WIRE_START),
      worldOf(onlyOne, WIRE_START + 3 * MINUTE, worldOf(both, WIRE_START)),
    ].map((one) => viewOf(one, "a")?.tournament.title);
    expect(titles).toEqual(["a", "A, moved"]);
  });

  it("keeps matches with the same sighting and updates the others", () => {
    const two = [...ended, inCup("b", wireSingleMatch("3", "ro4#1", "Cai v Eve"))];
    const both = pollWireLists({ upcoming, ended: two }, WIRE_START);
    const before = worldOf(both, WIRE_START);
    const after = worldOf(seeLater(both, "2"), WIRE_START, before);
    expect(matchOf(after, "3")).toBe(matchOf(before, "3"));
    expect(matchOf(after, "2")).not.toBe(matchOf(before, "2"));
    expect(viewOf(after, "b")?.brackets).toBe(viewOf(before, "b")?.brackets);
  });

  it("uses the title of the match that was seen last", () => {
    const moved = { tournament: wireTournament({ slug: "a", title: "A, moved" }) };
    const other = wireSingleMatch("9", "ro4#1", "Eve v Fay", { ...LATER, ...moved });
    const both = pollWireLists({ upcoming: [...upcoming, other], ended: [] }, WIRE_START);
    const before = worldOf(both, WIRE_START);
    const titleAfter = (id: string) =>
      viewOf(worldOf(seeLater(both, id), WIRE_START, before), "a")?.tournament.title;
    expect(["1", "9"].map(titleAfter)).toEqual(["a", "A, moved"]);
  });

  it("returns the same as without it, at any time of an event", () => {
    fc.assert(
      fc.property(createEliminationArbitrary([0, 0.3]), fc.boolean(), (event, locks) => {
        let snapshot: Snapshot | undefined;
        let previous: World | undefined;
        for (let tenth = 0; tenth <= 11; tenth += 1) {
          const minute = Math.floor((event.end * tenth) / 10);
          const now = GENERATED_EVENT_START + minute * MINUTE;
          snapshot = pollWireLists(
            createWireListsAt(event, minute, { locks, byes: true }),
            now,
            snapshot,
          );
          const fresh = worldOf(snapshot, now);
          const next = worldOf(snapshot, now, previous);
          expect(next).toEqual(fresh);
          snapshot = markEnded(
            snapshot,
            runToEnd(findEndedMatchUpdatesInSteps(next.matches.values())).ended,
          );
          previous = next;
        }
      }),
      { numRuns: 4 },
    );
  }, 30_000);
});
