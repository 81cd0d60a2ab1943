import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { derived, ENDED, LIVE, match, NOON, round, UPCOMING } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { findCurrentStage, findNextMatch } from "./current-stage.ts";

const inRound = (
  id: string,
  key: string,
  status: DerivedMatch["status"],
  start: number | null = NOON,
) =>
  derived(match(id, { bracketId: "9", start }), {
    round: round(key),
    status,
  });

const inGroup = (id: string): DerivedMatch =>
  derived(match(id, { groupId: "7" }), { status: LIVE });

describe("findNextMatch", () => {
  it("returns the upcoming match that starts first", () => {
    const later = inRound("1", "ro4", UPCOMING, NOON + HOUR);
    const first = inRound("2", "ro4", UPCOMING);
    const live = inRound("3", "ro4", LIVE, NOON - HOUR);
    expect(findNextMatch([inRound("4", "ro2", UPCOMING, null), later, live, first])).toBe(first);
  });

  it("ignores matches that will not be played", () => {
    expect(findNextMatch([{ ...inRound("1", "ro4", UPCOMING), unresolved: "moved-on" }])).toBe(
      null,
    );
  });
});

describe("findCurrentStage", () => {
  it("returns the round with the most live matches", () => {
    const matches = [
      inRound("1", "ro8", LIVE),
      inRound("2", "ro4", LIVE),
      inRound("3", "ro4", LIVE),
    ];
    expect(findCurrentStage(matches, [])).toEqual({ type: "round", name: round("ro4").name });
  });

  it("returns the round of the next match when none is live", () => {
    const matches = [inRound("1", "ro8", ENDED), inRound("2", "ro4", UPCOMING)];
    expect(findCurrentStage(matches, [])).toEqual({ type: "round", name: round("ro4").name });
  });

  it("returns the number of a Swiss round", () => {
    const live = inGroup("2");
    const rounds = [["1"], [live.match.key]];
    expect(findCurrentStage([live], [{ rounds }])).toEqual({ type: "swiss-round", number: 2 });
  });

  it("returns the groups when a group match is live", () => {
    expect(findCurrentStage([inGroup("1")], [{ rounds: null }])).toEqual({ type: "groups" });
  });

  it("returns null when no match is open", () => {
    expect(findCurrentStage([inRound("1", "ro2", ENDED)], [])).toBe(null);
  });
});
