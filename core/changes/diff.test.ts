import { describe, expect, it } from "vitest";
import {
  derived,
  ENDED,
  entries,
  entry,
  LIVE,
  match,
  NOON,
  seen,
  UNDECIDED,
} from "#core/testing/model-match.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import { diffWorlds } from "./diff.ts";
import type { Match, Sighting } from "#core/model/match.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { World } from "#core/world/world.ts";

/** Creates a world of one tournament. */
function world(...matches: readonly DerivedMatch[]): World {
  const { tournament } = match("");
  const view = {
    tournament,
    seen: matches,
    matches,
    brackets: [],
    groups: [],
    issues: [],
    expected: null,
    coverage: { partial: false, unseen: null },
    missesPast: false,
    decidedBy: null,
    rankings: [],
    validUntil: null,
    basis: {
      graceMinutes: 10,
      lockTrusted: true,
      upcomingCapped: false,
      unseenBefore: null,
      facts: NO_ANNOTATIONS,
      heldFrom: null,
    },
  };
  return {
    now: NOON,
    snapshot: emptySnapshot(NOON),
    matches: new Map(matches.map((one) => [one.match.key, one])),
    tournaments: new Map(matches.length === 0 ? [] : [[tournament.key, view]]),
    brackets: new Map(),
    groups: new Map(),
    contestants: new Map(),
    issues: [],
    facts: NO_ANNOTATIONS,
    histories: new Map(),
  };
}

/** Creates a match with a status and scores: `of(LIVE, "Aino 1", "Bo 0")`. */
function of(status: DerivedMatch["status"], ...names: readonly string[]): DerivedMatch {
  const model = match("1", { entries: entries(...names) });
  return derived(model, status.state === "ended" ? { status } : { status, outcome: UNDECIDED });
}

function sighted(change: Partial<Sighting>, absence: DerivedMatch["absence"] = null): DerivedMatch {
  return { ...derived(match("1")), ...seen(match("1"), change), absence };
}

function at(id: string, start: number | null, change: Partial<Match> = {}): DerivedMatch {
  return derived(match(id, { start, ...change }));
}

function pair(...names: readonly string[]): World {
  return world(...["1", "2"].map((id) => at(id, NOON, { entries: entries(...names) })));
}

const changed = (change: Partial<Match>): DerivedMatch => derived(match("1", change));
const ref = (name: string) => contestantRef(entry(name));
const UPCOMING = derived(match("1")).status;

describe("diffWorlds: one match", () => {
  it.each<[string, DerivedMatch, DerivedMatch, readonly object[]]>([
    ["nothing for equal matches", changed({}), changed({}), []],
    [
      "nothing for equal matches without a start",
      changed({ start: null }),
      changed({ start: null }),
      [],
    ],
    [
      "a moved start",
      changed({ start: NOON }),
      changed({ start: NOON + 1 }),
      [{ type: "rescheduled", from: NOON, to: NOON + 1 }],
    ],
    [
      "a first start",
      changed({ start: null }),
      changed({ start: NOON }),
      [{ type: "rescheduled", from: null, to: NOON }],
    ],
    [
      "a removed start",
      changed({ start: NOON }),
      changed({ start: null }),
      [{ type: "unscheduled", from: NOON }],
    ],
    [
      "new contestants",
      changed({ entries: [] }),
      changed({ entries: entries("Aino", "Bo") }),
      [{ type: "contestants-known", contestants: [ref("Aino"), ref("Bo")] }],
    ],
    [
      "a replaced contestant",
      changed({ entries: entries("Aino", "Bo") }),
      changed({ entries: entries("Cleo", "Bo") }),
      [{ type: "replaced", from: ref("Aino"), to: ref("Cleo") }],
    ],
    [
      "a removed contestant",
      changed({ entries: entries("Aino", "Bo") }),
      changed({ entries: entries("Aino") }),
      [{ type: "replaced", from: ref("Bo"), to: null }],
    ],
    [
      "another name in a live match",
      of(LIVE, "Aino 1", "Bo 0"),
      of(LIVE, "Aino S. 1", "Bo 0"),
      [{ type: "renamed", from: ref("Aino"), to: ref("Aino S.") }],
    ],
    [
      "another spelling",
      changed({ entries: entries("Aino", "Bo") }),
      changed({ entries: entries("AINO", "Bo") }),
      [{ type: "renamed", from: ref("Aino"), to: ref("AINO") }],
    ],
    [
      "a start of play",
      of(UPCOMING, "Aino", "Bo"),
      of(LIVE, "Aino 0", "Bo 0"),
      [{ type: "started" }],
    ],
    [
      "a start of play with a score",
      of(UPCOMING, "Aino", "Bo"),
      of(LIVE, "Aino 1", "Bo 0"),
      [{ type: "started" }, { type: "score", from: [null, null], to: [1, 0] }],
    ],
    [
      "a new score in swapped slots",
      of(LIVE, "Aino 1", "Bo 0"),
      of(LIVE, "Bo 0", "Aino 2"),
      [{ type: "score", from: [0, 1], to: [0, 2] }],
    ],
    [
      "a withdrawn score",
      of(LIVE, "Aino 1", "Bo 0"),
      of(LIVE, "Aino 0", "Bo"),
      [{ type: "score-withdrawn", from: [1, 0] }],
    ],
    [
      "a decision and an end",
      of(LIVE, "Aino 1", "Bo 0"),
      of(ENDED, "Aino 2", "Bo 0"),
      [
        { type: "score", from: [1, 0], to: [2, 0] },
        { type: "decided", winner: ref("Aino"), by: "led" },
        { type: "ended", by: "locked" },
      ],
    ],
    [
      "a draw",
      of(LIVE, "Aino 1", "Bo 1"),
      of(ENDED, "Aino 1", "Bo 1"),
      [
        { type: "decided", winner: null, by: null },
        { type: "ended", by: "locked" },
      ],
    ],
    [
      "an end without an outcome",
      of(LIVE, "Aino 1", "Bo 1"),
      { ...of(ENDED, "Aino 1", "Bo 1"), outcome: UNDECIDED },
      [{ type: "ended", by: "locked" }],
    ],
    [
      "a decision after the end",
      { ...of(ENDED, "Aino 1", "Bo 1"), outcome: UNDECIDED },
      { ...of(ENDED, "Aino 1", "Bo 1"), outcome: { winner: 1, by: "advanced", draw: false } },
      [{ type: "decided", winner: ref("Bo"), by: "advanced" }],
    ],
    [
      "another best-of",
      changed({ bestOf: 3 }),
      changed({ bestOf: null }),
      [{ type: "best-of", from: 3, to: null }],
    ],
    [
      "a new conflict",
      changed({ conflict: null }),
      changed({ conflict: true }),
      [{ type: "conflict-raised" }],
    ],
    [
      "a cleared conflict",
      changed({ conflict: true }),
      changed({ conflict: null }),
      [{ type: "conflict-cleared" }],
    ],
    [
      "nothing for a first conflict flag that is false",
      changed({ conflict: null }),
      changed({ conflict: false }),
      [],
    ],
    ["a lock", changed({ locked: false }), changed({ locked: true }), [{ type: "locked" }]],
    ["an unlock", changed({ locked: true }), changed({ locked: null }), [{ type: "unlocked" }]],
    [
      "a withdrawal",
      sighted({}),
      sighted({ withdrawnAt: NOON }, "withdrawn"),
      [{ type: "withdrawn" }],
    ],
    ["a return", sighted({ withdrawnAt: NOON }, "withdrawn"), sighted({}), [{ type: "returned" }]],
    [
      "a match that dropped off",
      sighted({}),
      sighted({}, "last-seen"),
      [{ type: "last-seen", at: NOON }],
    ],
    [
      "nothing for a match that dropped off before",
      sighted({}, "last-seen"),
      sighted({}, "last-seen"),
      [],
    ],
  ])("returns %s", (_name, before, after, expected) => {
    const keys = { match: "a.example/1", tournament: "a.example/cup" };
    const changes = expected.map((one) => Object.assign({ ...keys }, one));
    expect(diffWorlds(world(before), world(after))).toEqual(changes);
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
