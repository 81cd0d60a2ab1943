import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import * as en from "#core/i18n/en/pages.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { createBracketTexts, formatCardHead, formatColumnHead } from "./bracket-texts.ts";

const venue = createVenueFormat("UTC", "en-GB", () => SAMPLE_NOON);
const texts = createBracketTexts(en.common, venue, SAMPLE_NOON);
const { bracket, matches } = sampleBracket({ size: 8, kind: "double", ended: 12, reset: true });

function headOf(
  key: string,
  place: Partial<PlaceView> = {},
  change: Partial<MatchView> | null = {},
  width = 300,
) {
  const round = bracket.rounds.find((one) => one.key === key);
  const [own] = round?.places ?? [];
  const match = matches.find((one) => one.key === own?.match);
  if (own === undefined || match === undefined) throw new Error(`There is no round ${key}`);
  return formatCardHead(texts, {
    place: { ...own, ...place },
    round,
    match: change === null ? undefined : { ...match, ...change },
    form: "M1",
    width,
  });
}

const UNTIMED = { state: "ended", start: null } as const;

/** Returns the start of a place without a match. */
function at(place: Partial<PlaceView>): string {
  return headOf("ro8", place, null, 200).start;
}

describe("formatCardHead", () => {
  it("says what happens to the loser", () => {
    const keys = ["ro8", "lower ro2s1", "lower ro2s2", "grand final reset", "grand final"];
    expect(keys.map((key) => headOf(key, {}, { state: "upcoming" }).next)).toEqual([
      expect.stringMatching(/^loser to LB/),
      "loser is 4th",
      "loser is 3rd",
      "if needed",
      "",
    ]);
    expect(headOf("grand final reset", {}, { state: "ended" }).next).toBe("");
    const [first] = bracket.rounds.flatMap((round) => round.places);
    const place = first && { ...first, loserTo: null };
    const unknown = { round: undefined, match: undefined, form: "M1", width: 300 } as const;
    expect(place && formatCardHead(texts, { place, ...unknown }).next).toBe("");
  });

  it("shows the number of games only in a wide card and of more than one game", () => {
    expect(headOf("ro8").start).toMatch(/ · Bo5$/);
    expect(headOf("ro8", {}, {}, 200).start).not.toContain("Bo");
    expect(headOf("ro8", {}, { bestOf: 1 }).start).not.toContain("Bo");
    expect(headOf("ro8", {}, { start: null }, 200).start).toBe("");
  });

  it("says why a place has no match", () => {
    expect(at({ absence: null })).toBe("");
    expect(at({ absence: "not-listed" })).toBe("No match listed");
    expect(at({ absence: "before-watching" })).toMatch(/^before /);
    const continuesIn = { site: "a.example", id: "1", title: "Top 8" };
    expect(at({ absence: "continues", continuesIn })).toBe("Continues in Top 8");
  });
});

describe("formatColumnHead", () => {
  it("omits days and games that are unknown", () => {
    const [round] = bracket.rounds;
    const rounds = round === undefined ? [] : [{ ...round, bestOf: null }];
    const ended = matches.map((match): MatchView => Object.assign({}, match, UNTIMED));
    const byKey = new Map(ended.map((match) => [match.key, match]));
    expect(formatColumnHead(texts, rounds, byKey)).toMatchObject({ live: "", rest: "" });
  });

  it("names two rounds of a section once", () => {
    const rounds = bracket.rounds.filter(({ section }) => section === "lower").slice(-2);
    expect(formatColumnHead(texts, rounds, new Map()).title).toBe("LB Semifinal › Final");
  });
});
