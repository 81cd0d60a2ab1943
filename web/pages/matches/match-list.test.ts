import { describe, expect, it } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { describeLine } from "./match-list.tsx";

const at = (time: string): string => `2026-01-25T${time}:00Z`;
const CONTEXT = {
  now: SAMPLE_NOON,
  venue: sampleVenue,
  messages: en.common,
  page: en.matchesPage,
  withStations: new Set<string>(),
} as const;
const LIVE = { state: "live", stateBy: "begun" } as const;
const ENDED = { state: "ended", stateBy: "locked" } as const;

const from = (code: string): MatchSlotView =>
  slot(null, {
    source: { type: "winner", of: { place: code, code, match: null }, certainty: "found" },
  });

const noteOf = (change: Partial<MatchView>, stations: readonly string[] = []) =>
  describeLine(sampleMatch(change), { ...CONTEXT, withStations: new Set(stations) }).note;

describe("describeLine", () => {
  it.each<[string, Partial<MatchView>]>([
    ["", {}],
    ["last score 11:51", { ...LIVE, lastScoreAt: at("11:51") }],
    ["waits for QF-1, QF-2", { slots: [from("QF-1"), from("QF-2")] }],
    ["moved 11:30", { moved: { from: at("11:45"), at: at("11:30") } }],
  ])("returns the note %j", (text, change) => {
    expect(noteOf(change)).toBe(text);
  });

  it("names the winner's score if it is more than half of the games", () => {
    const outcome = { winner: 0, by: "clinched", draw: false } as const;
    const slots = [slot("Aino", { score: 6 }), slot("Bo", { score: 4 })];
    expect(noteOf({ ...ENDED, outcome, slots })).toBe("Won, 6 of 11");
  });

  it("names a missing station only if other matches of the tournament have one", () => {
    const { site, slug } = sampleMatch().tournament;
    expect(noteOf({}, [`${site}/${slug}`])).toBe("no station yet");
    expect(noteOf({ station: "4" }, [`${site}/${slug}`])).toBe("");
    expect(noteOf({})).toBe("");
  });
});
