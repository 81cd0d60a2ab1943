import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Status } from "#core/model/match-status.ts";
import type { ListName, SeenMatch, Sighting } from "#core/model/match.ts";
import { normalizeWireMatch } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import {
  DEFAULT_GRACE_MINUTES,
  deriveStatus,
  hasServiceLockWhileUpcoming,
  type StatusInput,
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
  match: normalizeWireMatch(wireSingleMatch("1", "ro8#1", sides, { locked: "0", ...change })),
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

const at = (now: number, change: Partial<StatusInput> = {}): StatusInput => ({
  now,
  graceMinutes: DEFAULT_GRACE_MINUTES,
  lockTrusted: true,
  locksOthers: true,
  ...change,
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
const withoutStart = { start: "soon" };

describe("deriveStatus", () => {
  it.each<[string, SeenMatch, StatusInput, Status]>([
    [
      "upcoming in the upcoming list",
      seen("upcoming"),
      at(START),
      is("upcoming", "listed-upcoming", LATE),
    ],
    [
      "upcoming within the grace period",
      seen("upcoming"),
      at(LATE),
      is("upcoming", "listed-upcoming", LATE),
    ],
    [
      "not started after the grace period",
      seen("upcoming"),
      at(LATE + 1),
      is("upcoming", "not-started"),
    ],
    [
      "upcoming without a valid start",
      seen("upcoming", "A v B", withoutStart),
      at(START),
      is("upcoming", "listed-upcoming"),
    ],
    ["live in the ended list", seen("ended"), at(START), is("live", "begun", SETTLED)],
    [
      "ended in the ended list with a lock",
      seen("ended", "A v B", locked),
      at(START),
      is("ended", "locked"),
    ],
    [
      "live with a lock while the site locks upcoming matches",
      seen("ended", "A v B", locked),
      at(START, { lockTrusted: false }),
      is("live", "begun", SETTLED),
    ],
    ["live exactly at its latest end", seen("ended"), at(SETTLED), is("live", "begun", SETTLED)],
    ["ended after its latest end", seen("ended"), at(SETTLED + 1), is("ended", "taken-as-ended")],
    [
      "live after its latest end when it changed within the last hour",
      seen("ended", "A v B", {}, { changedAt: SETTLED }),
      at(SETTLED + 1),
      is("live", "begun", SETTLED + HOUR),
    ],
    [
      "live in the ended list without a valid start",
      seen("ended", "A v B", withoutStart),
      at(SETTLED + 1),
      is("live", "begun"),
    ],
    [
      "still ended when it was ended before and its scores show it",
      seen("ended", "A 2 v B", {}, { wasEnded: true }),
      at(START),
      is("ended", "stays-ended"),
    ],
    [
      "live when it was ended before but no data shows it",
      seen("ended", "A 1 v B", {}, { wasEnded: true }),
      at(START),
      is("live", "begun", SETTLED),
    ],
    [
      "upcoming from a file before its start",
      seen(null),
      at(START - 1),
      is("upcoming", "listed-upcoming", START),
    ],
    [
      "live from a file with a score before its start",
      seen(null, "A 1 v B"),
      at(START - 1),
      is("live", "score-before-start", START),
    ],
    [
      "upcoming from a file without scores before its start",
      seen(null, "", { contestants: [{ name: "A", score: null, sort: "1" }] }),
      at(START - 1),
      is("upcoming", "listed-upcoming", START),
    ],
    [
      "live from a file after its start",
      seen(null, "A 1 v B"),
      at(START),
      is("live", "begun", SETTLED),
    ],
    [
      "ended from a file long after its start",
      seen(null, "A 1 v B"),
      at(SETTLED + 1),
      is("ended", "taken-as-ended"),
    ],
    [
      "ended from a file with a lock",
      seen(null, "A v B", locked),
      at(START),
      is("ended", "locked"),
    ],
    [
      "not started from a file without scores when the tournament locks others",
      seen(null),
      at(SETTLED + 1),
      is("upcoming", "not-started"),
    ],
    [
      "ended from a file without scores when the tournament locks none",
      seen(null),
      at(SETTLED + 1, { locksOthers: false }),
      is("ended", "taken-as-ended"),
    ],
    [
      "upcoming from a file without a valid start",
      seen(null, "A v B", withoutStart),
      at(START),
      is("upcoming", "listed-upcoming"),
    ],
  ])("returns %s", (_, match, input, expected) => {
    expect(deriveStatus(match, null, input)).toEqual(expected);
  });

  it("returns ended once the match is decided, whatever its list", () => {
    const decided = deriveStatus(seen("upcoming"), "advanced", at(START));
    expect(decided).toEqual(is("ended", "advanced"));
  });
});

describe("hasServiceLockWhileUpcoming", () => {
  it.each<[string, SeenMatch, boolean]>([
    ["a lock in the upcoming list", seen("upcoming", "A v B", locked), true],
    ["a lock in the ended list", seen("ended", "A v B", locked), false],
    ["the lock of a bye", seen("upcoming", "A", { ...locked, bye: "1" }), false],
    ["no lock", seen("upcoming"), false],
    ["a lock in a file before the start", seen(null, "A v B", locked), true],
    [
      "a lock in a file after the start",
      seen(null, "A v B", { ...locked, start: "2026-03-07 17:59:59" }),
      false,
    ],
  ])("checks %s", (_, match, expected) => {
    expect(hasServiceLockWhileUpcoming(match, START - 1)).toBe(expected);
  });
});
