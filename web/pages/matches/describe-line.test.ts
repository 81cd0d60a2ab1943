import { NO_FLAGS } from "#web/api/app-data-provider.tsx";
import { describe, expect, it } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { describeDayHeading } from "./describe-day-heading.ts";
import { describeLineStart } from "./describe-line-start.ts";
import { describeLineState } from "./describe-line-state.ts";
import { listMatchStatuses } from "./match-status.ts";

const at = (time: string): string => `2026-01-25T${time}:00Z`;
const venue = createVenueFormat("UTC", "en-GB", () => SAMPLE_NOON);
const CONTEXT = {
  now: SAMPLE_NOON,
  venue,
  messages: en.common,
  page: en.matchesPage,
  headingDay: "2026-01-25",
} as const;
const LIVE = { state: "live", stateBy: "begun" } as const;
const ENDED = { state: "ended", stateBy: "locked" } as const;

const from = (code: string): MatchSlotView =>
  slot(null, {
    source: { type: "winner", of: { place: code, code, match: null }, certainty: "found" },
  });

describe("describeLineStart", () => {
  it.each<[string | undefined, Partial<MatchView>]>([
    ["32 min", { ...LIVE, start: at("11:28") }],
    ["2 h 22", { ...LIVE, start: at("09:38") }],
    ["in 28 min", { start: at("12:28") }],
    ["in 7 h 15", { start: at("19:15") }],
    ["Mon 26 Jan", { start: "2026-01-26T02:00:00Z" }],
    ["– 11:51", { ...ENDED, start: at("11:00"), endedAt: at("11:51") }],
    [undefined, { ...ENDED, start: at("11:00") }],
    [undefined, { start: "2026-01-27T14:00:00Z", unresolved: "moved-on" }],
  ])("returns %j", (text, change) => {
    const start = Date.parse(change.start ?? "");
    const headingDay = text === undefined ? venue.dayKey(start) : CONTEXT.headingDay;
    expect(describeLineStart(sampleMatch(change), { ...CONTEXT, headingDay })?.text).toBe(text);
  });
});

it("returns the date of a row after the next midnight, however near", () => {
  const late = sampleMatch({ start: "2026-01-26T00:15:00Z" });
  const textAt = (now: string) =>
    describeLineStart(late, { ...CONTEXT, now: Date.parse(now) })?.text;
  expect(textAt("2026-01-25T22:00:00Z")).toBe("Mon 26 Jan");
  expect(textAt("2026-01-26T00:05:00Z")).toBe("in 10 min");
});

const stateOf = (change: Partial<MatchView>, needsStation = false, conflict: string[] = []) => {
  const flags = { ...NO_FLAGS, conflict };
  const state = describeLineState(sampleMatch(change), { ...CONTEXT, flags, needsStation });
  return state === null ? "" : `${state.kind}: ${state.text}`;
};

describe("describeLineState", () => {
  it.each<[string, Partial<MatchView>]>([
    ["", {}],
    ["warn: Not started", { stateBy: "not-started" }],
    ["note: last score 11:51", { ...LIVE, lastScoreAt: at("11:51") }],
    ["note: waits for QF-1, QF-2", { slots: [from("QF-1"), from("QF-2")] }],
    ["note: moved 11:30", { moved: { from: at("11:45"), at: at("11:30") } }],
    ["result: Not played", { unresolved: "moved-on" }],
    ["result: Winner unknown", { ...ENDED }],
  ])("returns %j", (text, change) => {
    expect(stateOf(change)).toBe(text);
  });

  it("names the winner's score if it is more than half of the games", () => {
    const outcome = { winner: 0, by: "clinched", draw: false } as const;
    const slots = [slot("Aino", { score: 6 }), slot("Bo", { score: 4 })];
    expect(stateOf({ ...ENDED, outcome, slots })).toBe("note: Won, 6 of 11");
  });

  it("names a missing station only if it is worth a remark", () => {
    expect(stateOf({}, true)).toBe("note: no station yet");
    expect(stateOf({ station: "4" }, true)).toBe("");
  });

  it("shows the flag of a conflict before everything else", () => {
    const { key } = sampleMatch();
    expect(stateOf({ stateBy: "not-started" }, false, [key])).toBe("conflict: Conflict");
  });
});

describe("listMatchStatuses", () => {
  const context = { flags: NO_FLAGS, now: SAMPLE_NOON, hidesResults: false };

  it.each<[string, Partial<MatchView>]>([
    ["ready", {}],
    ["waiting", { slots: [slot("Aino"), from("QF-2")] }],
    ["moved", { moved: { from: at("11:45"), at: at("11:30") } }],
    ["not-started", { stateBy: "not-started" }],
    ["live", LIVE],
    ["undecided", ENDED],
    ["bye", { ...ENDED, stateBy: "bye" }],
    ["unresolved", { unresolved: "withdrawn" }],
  ])("returns %s", (status, change) => {
    expect(listMatchStatuses(sampleMatch(change), context)).toEqual([status]);
  });

  it("does not show whether the winner is known to a viewer who hides scores", () => {
    expect(listMatchStatuses(sampleMatch(ENDED), { ...context, hidesResults: true })).toEqual([
      "ended",
    ]);
  });

  it("lists a live match in conflict under both", () => {
    const match = sampleMatch(LIVE);
    const flags = { ...NO_FLAGS, conflict: [match.key] };
    expect(listMatchStatuses(match, { ...context, flags })).toEqual(["conflict", "live"]);
  });
});

describe("describeDayHeading", () => {
  it.each([
    ["2026-01-25", "upcoming", "Today", "Sun 25 Jan, until Mon 26 Jan 05:00"],
    ["2026-01-25", "ended", "Today", "Sun 25 Jan, newest first"],
    ["2026-01-26", "upcoming", "Tomorrow", "Mon 26 Jan"],
    ["2026-01-24", "ended", "Yesterday", "Sat 24 Jan"],
    ["2026-01-28", "upcoming", "Wednesday 28 January 2026", ""],
    [null, "upcoming", "No start time yet", ""],
  ] as const)("describes %s among %s matches", (day, tab, title, aside) => {
    const context = { ...CONTEXT, today: "2026-01-25", tab };
    expect(describeDayHeading(day, context)).toEqual({ title, aside });
  });
});
