import { describe, expect, it } from "vitest";
import { createAttentionWorld } from "#core/testing/attention-world.ts";
import {
  derived,
  ENDED,
  entries,
  entry,
  inState,
  LIVE,
  match,
  NOON,
  seen,
  UNDECIDED,
  UPCOMING,
} from "#core/testing/model-match.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ChangeDetails } from "#core/model/change.ts";
import { diffWorlds } from "./diff.ts";
import type { Match, Sighting } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";

const world = (...matches: readonly DerivedMatch[]): World =>
  createAttentionWorld(matches, { now: NOON });

function sighted(change: Partial<Sighting>, absence: DerivedMatch["absence"] = null): DerivedMatch {
  return { ...derived(match("1")), ...seen(match("1"), change), absence };
}

function at(id: string, start: number | null, change: Partial<Match> = {}): DerivedMatch {
  return derived(match(id, { start, ...change }));
}

function pair(...names: readonly string[]): World {
  return world(...["1", "2"].map((id) => at(id, NOON, { entries: entries(...names) })));
}

const ref = (name: string) => contestantRef(entry(name));

/** Compares two worlds of the match `a.example/1`. */
function expectChanges(
  before: DerivedMatch,
  after: DerivedMatch,
  changes: readonly object[],
): void {
  const keys = { match: "a.example/1", tournament: "a.example/cup" };
  const expected = changes.map((change) => Object.assign({ ...keys }, change));
  expect(diffWorlds(world(before), world(after))).toEqual(expected);
}

const endedAt = (...scores: readonly number[]) =>
  ({ type: "ended", by: "locked", scores }) as const;

describe("diffWorlds: one match", () => {
  it.each<[Partial<Match>, Partial<Match>, ...changes: readonly ChangeDetails[]]>([
    [{}, {}],
    [{ start: null }, { start: null }],
    [{ start: NOON }, { start: NOON + 1 }, { type: "rescheduled", from: NOON, to: NOON + 1 }],
    [{ start: null }, { start: NOON }, { type: "rescheduled", from: null, to: NOON }],
    [{ start: NOON }, { start: null }, { type: "unscheduled", from: NOON }],
    [{ bestOf: 3 }, { bestOf: null }, { type: "best-of", from: 3, to: null }],
    [{ conflict: null }, { conflict: true }, { type: "conflict-raised" }],
    [{ conflict: true }, { conflict: null }, { type: "conflict-cleared" }],
    [{ conflict: null }, { conflict: false }],
    [{ locked: false }, { locked: true }, { type: "locked" }],
    [{ locked: true }, { locked: null }, { type: "unlocked" }],
  ])("compares %j with %j", (before, after, ...changes) => {
    expectChanges(derived(match("1", before)), derived(match("1", after)), changes);
  });

  const known = [ref("Aino"), ref("Bo")];
  it.each<[string, string[], string[], ChangeDetails]>([
    ["new contestants", [], ["Aino", "Bo"], { type: "contestants-known", contestants: known }],
    [
      "a replaced contestant",
      ["Aino", "Bo"],
      ["Cleo", "Bo"],
      { type: "replaced", from: ref("Aino"), to: ref("Cleo") },
    ],
    [
      "a removed contestant",
      ["Aino", "Bo"],
      ["Aino"],
      { type: "replaced", from: ref("Bo"), to: null },
    ],
    [
      "another spelling",
      ["Aino", "Bo"],
      ["AINO", "Bo"],
      { type: "renamed", from: ref("Aino"), to: ref("AINO") },
    ],
  ])("returns %s", (_name, before, after, change) => {
    expectChanges(inState(UPCOMING, ...before), inState(UPCOMING, ...after), [change]);
  });

  const unclear = { ...inState(ENDED, "Aino 1", "Bo 1"), outcome: UNDECIDED };
  const waiting = inState(UPCOMING, "Aino", "Bo");
  const leading = inState(LIVE, "Aino 1", "Bo 0");
  const tied = inState(LIVE, "Aino 1", "Bo 1");
  const started = { type: "started" } as const;
  it.each<[string, DerivedMatch, DerivedMatch, readonly ChangeDetails[]]>([
    [
      "another name in a live match",
      leading,
      inState(LIVE, "Aino S. 1", "Bo 0"),
      [{ type: "renamed", from: ref("Aino"), to: ref("Aino S.") }],
    ],
    ["a start of play", waiting, inState(LIVE, "Aino 0", "Bo 0"), [started]],
    [
      "a start of play with a score",
      waiting,
      leading,
      [started, { type: "score", from: [null, null], to: [1, 0] }],
    ],
    [
      "a new score in swapped slots",
      leading,
      inState(LIVE, "Bo 0", "Aino 2"),
      [{ type: "score", from: [0, 1], to: [0, 2] }],
    ],
    [
      "a withdrawn score",
      leading,
      inState(LIVE, "Aino 0", "Bo"),
      [{ type: "score-withdrawn", from: [1, 0] }],
    ],
    [
      "a decision and an end",
      leading,
      inState(ENDED, "Aino 2", "Bo 0"),
      [
        { type: "score", from: [1, 0], to: [2, 0] },
        { type: "decided", winner: ref("Aino"), by: "led", scores: [2, 0] },
        endedAt(2, 0),
      ],
    ],
    [
      "a draw",
      tied,
      inState(ENDED, "Aino 1", "Bo 1"),
      [{ type: "decided", winner: null, by: null, scores: [1, 1] }, endedAt(1, 1)],
    ],
    ["an end without an outcome", tied, unclear, [endedAt(1, 1)]],
    [
      "a decision after the end",
      unclear,
      { ...unclear, outcome: { winner: 1, by: "advanced", draw: false } },
      [{ type: "decided", winner: ref("Bo"), by: "advanced", scores: [1, 1] }],
    ],
  ])("returns %s", (_name, before, after, changes) => {
    expectChanges(before, after, changes);
  });

  const listed = sighted({});
  const withdrawn = sighted({ withdrawnAt: NOON }, "withdrawn");
  const dropped = sighted({}, "last-seen");
  it.each<[string, DerivedMatch, DerivedMatch, readonly ChangeDetails[]]>([
    ["a withdrawal", listed, withdrawn, [{ type: "withdrawn" }]],
    ["a return", withdrawn, listed, [{ type: "returned" }]],
    ["a match that dropped off", listed, dropped, [{ type: "last-seen", at: NOON }]],
    ["nothing for a match that dropped off before", dropped, dropped, []],
  ])("returns %s", (_name, before, after, changes) => {
    expectChanges(before, after, changes);
  });
});

describe("diffWorlds: many matches", () => {
  it("orders changes by start, then key, whatever the order of the worlds", () => {
    const before = world(at("3", NOON), at("2", NOON), at("1", NOON + 1));
    const locked = [at("1", NOON + 1), at("2", NOON), at("3", NOON)].map((one) =>
      derived({ ...one.match, locked: true }),
    );
    const after = world(...locked, at("9", null), at("4", NOON + 2));
    expect(diffWorlds(before, after).map((one) => `${one.type} ${one.match}`)).toEqual([
      "locked a.example/2",
      "locked a.example/3",
      "locked a.example/1",
      "added a.example/4",
      "added a.example/9",
    ]);
  });

  it("returns nothing for removed matches and for equal worlds", () => {
    const before = world(at("1", NOON), at("2", NOON));
    expect(diffWorlds(before, world(at("1", NOON)))).toEqual([]);
    expect(diffWorlds(before, before)).toEqual([]);
  });

  it("detects a new name from all matches of the tournament", () => {
    const types = diffWorlds(pair("Aino", "Bo"), pair("Aino S.", "Bo")).map(({ type }) => type);
    expect(types).toEqual(["renamed", "renamed"]);
  });

  it("treats a tournament that is missing from the first world as empty", () => {
    const before = { ...world(at("1", NOON)), tournaments: new Map() };
    const after = world(at("1", NOON, { entries: entries("Cleo", "Bo") }));
    expect(diffWorlds(before, after).map(({ type }) => type)).toEqual(["replaced"]);
  });
});
