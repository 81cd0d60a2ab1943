import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Status } from "#core/model/derived.ts";
import type { ListName, SeenMatch, Sighting } from "#core/model/match.ts";
import { modelOf } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  DEFAULT_GRACE_MINUTES,
  deriveStatus,
  locksWhileUpcoming,
  type StatusFacts,
} from "./status.ts";

/** The start of `wireMatch`. */
const START = Date.UTC(2026, 2, 7, 18);

/** Best of 3: 240 minutes. */
const SETTLED = START + 240 * MINUTE;

const seen = (
  list: ListName | null,
  sides = "A v B",
  change = {},
  sighting: Partial<Sighting> = {},
): SeenMatch => ({
  match: modelOf(wireSingleMatch("1", "ro8#1", sides, { locked: "0", ...change })),
  sighting: {
    list,
    firstSeen: START,
    lastSeen: START,
    changedAt: START,
    wasEnded: false,
    withdrawnAt: null,
    ...sighting,
  },
});

const at = (now: number, facts: Partial<StatusFacts> = {}): StatusFacts => ({
  now,
  graceMinutes: DEFAULT_GRACE_MINUTES,
  lockTrusted: true,
  locksOthers: true,
  ...facts,
});

const is = (
  state: Status["state"],
  by: Status["by"],
  validUntil: number | null = null,
): Status => ({
  state,
  by,
  validUntil,
});

const LATE = START + 10 * MINUTE;
const locked = { locked: "1" };
const startless = { start: "soon" };

describe("the status of a match", () => {
  it.each<[string, SeenMatch, StatusFacts, Status]>([
    ["in the upcoming list", seen("upcoming"), at(START), is("upcoming", "listed-upcoming", LATE)],
    ["within the grace", seen("upcoming"), at(LATE), is("upcoming", "listed-upcoming", LATE)],
    ["late", seen("upcoming"), at(LATE + 1), is("upcoming", "not-started")],
    [
      "upcoming without a start that can be read",
      seen("upcoming", "A v B", startless),
      at(START),
      is("upcoming", "listed-upcoming"),
    ],
    ["in the ended list", seen("ended"), at(START), is("live", "begun", SETTLED)],
    [
      "in the ended list and locked",
      seen("ended", "A v B", locked),
      at(START),
      is("ended", "locked"),
    ],
    [
      "locked where upcoming ones are too",
      seen("ended", "A v B", locked),
      at(START, { lockTrusted: false }),
      is("live", "begun", SETTLED),
    ],
    ["exactly as long as it may take", seen("ended"), at(SETTLED), is("live", "begun", SETTLED)],
    ["longer than it may take", seen("ended"), at(SETTLED + 1), is("ended", "taken-as-ended")],
    [
      "longer than it may take, but changed just now",
      seen("ended", "A v B", {}, { changedAt: SETTLED }),
      at(SETTLED + 1),
      is("live", "begun", SETTLED + HOUR),
    ],
    [
      "in the ended list without a start that can be read",
      seen("ended", "A v B", startless),
      at(SETTLED + 1),
      is("live", "begun"),
    ],
    [
      "ended before by its scores, whatever others make of them",
      seen("ended", "A 2 v B", {}, { wasEnded: true }),
      at(START),
      is("ended", "stays-ended"),
    ],
    [
      "remembered as ended, although nothing says so any more",
      seen("ended", "A 1 v B", {}, { wasEnded: true }),
      at(START),
      is("live", "begun", SETTLED),
    ],
    ["in a file, ahead", seen(null), at(START - 1), is("upcoming", "listed-upcoming", START)],
    [
      "in a file, scored before its start",
      seen(null, "A 1 v B"),
      at(START - 1),
      is("live", "score-before-start", START),
    ],
    [
      "in a file, ahead and without scores",
      seen(null, "", { contestants: [{ name: "A", score: null, sort: "1" }] }),
      at(START - 1),
      is("upcoming", "listed-upcoming", START),
    ],
    ["in a file, begun", seen(null, "A 1 v B"), at(START), is("live", "begun", SETTLED)],
    [
      "in a file, long begun",
      seen(null, "A 1 v B"),
      at(SETTLED + 1),
      is("ended", "taken-as-ended"),
    ],
    ["in a file, locked", seen(null, "A v B", locked), at(START), is("ended", "locked")],
    [
      "in a file, untouched in a tournament that locks others",
      seen(null),
      at(SETTLED + 1),
      is("upcoming", "not-started"),
    ],
    [
      "in a file, untouched in a tournament that never locks",
      seen(null),
      at(SETTLED + 1, { locksOthers: false }),
      is("ended", "taken-as-ended"),
    ],
    [
      "in a file, without a start that can be read",
      seen(null, "A v B", startless),
      at(START),
      is("upcoming", "listed-upcoming"),
    ],
  ])("%s", (_, match, facts, expected) => {
    expect(deriveStatus(match, null, facts)).toEqual(expected);
  });

  it("is ended once it is decided, whatever list it is in", () => {
    const decided = deriveStatus(seen("upcoming"), "advanced", at(START));
    expect(decided).toEqual(is("ended", "advanced"));
  });
});

describe("a lock while a match is upcoming", () => {
  it.each<[string, SeenMatch, boolean]>([
    ["in the upcoming list", seen("upcoming", "A v B", locked), true],
    ["in the ended list", seen("ended", "A v B", locked), false],
    ["of a bye", seen("upcoming", "A", { ...locked, bye: "1" }), false],
    ["that is none", seen("upcoming"), false],
    ["in a file, ahead", seen(null, "A v B", locked), true],
    ["in a file, begun", seen(null, "A v B", { ...locked, start: "2026-03-07 17:59:59" }), false],
  ])("%s", (_, match, expected) => {
    expect(locksWhileUpcoming(match, START - 1)).toBe(expected);
  });
});
