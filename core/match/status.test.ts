import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { Status } from "#core/model/derived-match.ts";
import type { ListName, SeenMatch, Sighting } from "#core/model/match.ts";
import { normalizeWireMatch } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { DEFAULT_GRACE_MINUTES, deriveStatus, type StatusInput } from "./status.ts";

const START = Date.UTC(2026, 2, 7, 18);

/** Best of 3: 240 minutes. */
const SETTLED = START + 240 * MINUTE;
const ONE_GAME = START + 120 * MINUTE;

const SIGHTING: Sighting = {
  list: null,
  firstSeen: START,
  lastSeen: START,
  changedAt: START,
  wasEnded: false,
  withdrawnAt: null,
};

/** Creates a match in a list, or in a file (`null`). */
const seen = (
  list: ListName | null,
  sides = "A v B",
  change = {},
  sighting: Partial<Sighting> = {},
): SeenMatch => ({
  match: normalizeWireMatch(wireSingleMatch("1", "ro8#1", sides, { locked: "0", ...change })),
  sighting: { ...SIGHTING, list, ...sighting },
});

const at = (now: number, change: Partial<StatusInput> = {}): StatusInput => ({
  now,
  graceMinutes: DEFAULT_GRACE_MINUTES,
  lockTrusted: true,
  locksOthers: true,
  ...change,
});

const upcoming = (validUntil: number | null = null): Status => {
  return { state: "upcoming", by: "listed-upcoming", validUntil };
};
const live = (validUntil: number | null = null): Status => {
  return { state: "live", by: "begun", validUntil };
};
const ahead = (validUntil: number | null): Status => {
  return { state: "upcoming", by: "start-ahead", validUntil };
};
const NOT_STARTED: Status = { state: "upcoming", by: "not-started", validUntil: null };
const SCORED: Status = { state: "live", by: "score-before-start", validUntil: START };
const ended = (by: Status["by"]): Status => ({ state: "ended", by, validUntil: null });

const LATE = START + 10 * MINUTE;
const locked = { locked: "1" };
const changedLate = { changedAt: SETTLED };
const wasEnded = { wasEnded: true };
const undated = (list: ListName | null) => seen(list, "A v B", { start: "soon" });
const lockedIn = (list: ListName | null) => seen(list, "A v B", locked);
const UNTRUSTED = { lockTrusted: false };
const unscored = { contestants: [{ name: "A", score: null, sort: "1" }] };

describe("deriveStatus", () => {
  it.each<[string, SeenMatch, StatusInput, Status]>([
    ["in the upcoming list", seen("upcoming"), at(START), upcoming(LATE)],
    ["within the grace period", seen("upcoming"), at(LATE), upcoming(LATE)],
    ["after the grace period", seen("upcoming"), at(LATE + 1), NOT_STARTED],
    ["in the upcoming list without a valid start", undated("upcoming"), at(START), upcoming()],
    ["in a file before its start", seen(null), at(START - 1), upcoming(START)],
    ["in a file without scores", seen(null, "", unscored), at(START - 1), upcoming(START)],
    ["in a file without a valid start", undated(null), at(START), upcoming()],
    ["in a file, never scored, while others are locked", seen(null), at(SETTLED + 1), NOT_STARTED],
    ["in the ended list", seen("ended"), at(START), live(SETTLED)],
    ["locked by a site that locks all", lockedIn("ended"), at(START, UNTRUSTED), live(SETTLED)],
    [
      "locked by a site that locks all, long past",
      lockedIn("ended"),
      at(SETTLED + 1, UNTRUSTED),
      ended("locked"),
    ],
    ["locked without a score before its start", lockedIn("ended"), at(START - 1), ahead(START)],
    [
      "locked before its start that was ended before",
      seen("ended", "A v B", locked, wasEnded),
      at(START - 1),
      ahead(START),
    ],
    [
      "locked with a score before its start",
      seen("ended", "A 1 v B", locked),
      at(START - 1),
      ended("locked"),
    ],
    [
      "played in spite of an early lock",
      seen("ended", "A 1 v B", locked, { ...wasEnded, lockedEarly: true }),
      at(START),
      live(SETTLED),
    ],
    [
      "locked early without a score",
      seen("ended", "A v B", locked, { lockedEarly: true }),
      at(START),
      ended("locked"),
    ],
    ["exactly at its latest end", seen("ended"), at(SETTLED), live(SETTLED)],
    [
      "changed within an hour of its latest end",
      seen("ended", "A v B", {}, changedLate),
      at(SETTLED + 1),
      live(SETTLED + HOUR),
    ],
    [
      "in a file that changed late",
      seen(null, "A 1 v B", {}, changedLate),
      at(SETTLED + 1),
      ended("taken-as-ended"),
    ],
    ["without a best-of", seen("ended", "A v B", { best_of: "" }), at(START), live(ONE_GAME)],
    ["in the ended list without a valid start", undated("ended"), at(SETTLED + 1), live()],
    [
      "that was ended before, but no data shows it",
      seen("ended", "A 1 v B", {}, wasEnded),
      at(START),
      live(SETTLED),
    ],
    ["in a file with a score before its start", seen(null, "A 1 v B"), at(START - 1), SCORED],
    ["in a file after its start", seen(null, "A 1 v B"), at(START), live(SETTLED)],
    ["in the ended list before its start", seen("ended"), at(START - 1), ahead(START)],
    ["with a score before its start", seen("ended", "A 1 v B"), at(START - 1), live(SETTLED)],
    [
      "in the ended list whose start is not fixed",
      { ...undated("ended"), match: { ...undated("ended").match, hasOpenStart: true } },
      at(START),
      ahead(null),
    ],
    ["in the ended list with a lock", lockedIn("ended"), at(START), ended("locked")],
    ["after its latest end", seen("ended"), at(SETTLED + 1), ended("taken-as-ended")],
    [
      "that was ended before and whose scores show it",
      seen("ended", "A 2 v B", {}, wasEnded),
      at(START),
      ended("stays-ended"),
    ],
    ["in a file, long over", seen(null, "A 1 v B"), at(SETTLED + 1), ended("taken-as-ended")],
    ["in a file with a lock", lockedIn(null), at(START), ended("locked")],
    [
      "in a file without scores when the tournament locks none",
      seen(null),
      at(SETTLED + 1, { locksOthers: false }),
      ended("taken-as-ended"),
    ],
  ])("returns the status of a match %s", (_, match, input, expected) => {
    expect(deriveStatus(match, null, input)).toEqual(expected);
  });

  it("returns ended once the match is decided, whatever its list", () => {
    expect(deriveStatus(seen("upcoming"), "advanced", at(START))).toEqual(ended("advanced"));
  });
});
