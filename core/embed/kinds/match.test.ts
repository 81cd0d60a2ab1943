import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import {
  attributesIn,
  embedContext,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleMatch, sampleMatchDetail, slot } from "#core/testing/sample-match.ts";
import { matchEmbedView } from "./match.ts";

const draw = (match: MatchView, attributes: SetAttributes = {}, locale?: string) => [
  matchEmbedView.view(sampleMatchDetail(match), embedContext(attributes, locale)),
];

const footerOf = (...args: Parameters<typeof draw>): string | undefined =>
  findVisibleTexts(draw(...args), ".facts")[0];

const won = sampleMatch({
  state: "ended",
  outcome: { winner: 0, by: "clinched", draw: false },
  slots: [slot("Aino", { score: 6, result: "winner" }), slot("Bo", { score: 4, result: "loser" })],
});

describe("a match embed", () => {
  it("shows state, start, code, round and best-of of an upcoming match", () => {
    expect(footerOf(sampleMatch())).toBe("Upcoming|12:00|LBR2-1 · LB Round 2 · Best of 11");
    expect(attributesIn(draw(sampleMatch()), "a", "aria-label")).toEqual([
      ":sly_cat: v gort, Upcoming, LBR2-1, LB Round 2, 12:00",
    ]);
  });

  it("shows the day when it is not today", () => {
    expect(footerOf(sampleMatch({ start: "2026-01-24T18:00:00Z" }))).toBe(
      "Upcoming|Sat 24 Jan 18:00|LBR2-1 · LB Round 2 · Best of 11",
    );
  });

  it("shows who won", () => {
    expect(findVisibleTexts(draw(won), "a")).toEqual([
      "Aino|FI|6|4|FI|Bo|Aino won|12:00|LBR2-1 · LB Round 2 · Best of 11",
    ]);
    expect(footerOf(won, {}, "fi")).toBe("Aino voitti|12.00|LBR2-1 · Alak. 2. kierros · Bo11");
  });

  it("shows only the state when the winner is unknown", () => {
    const tied = [slot("Aino", { score: 1 }), slot("Bo", { score: 1 })];
    expect(footerOf({ ...won, slots: tied })).toMatch(/^Ended\|/);
  });

  it("shows only the state with hidden scores", () => {
    expect(findVisibleTexts(draw(won, { "hide-scores": "" }), "a")).toEqual([
      "Aino|FI|v|FI|Bo|Ended|12:00|LBR2-1 · LB Round 2 · Best of 11",
    ]);
  });

  it("shows that a match is live, but not who leads", () => {
    const match = sampleMatch({ ...won, state: "live" });
    expect(footerOf(match)).toMatch(/^Live\|/);
    expect(attributesIn(draw(match), ".when", "class")).toEqual(["when live"]);
  });

  it("shows that there is no start yet", () => {
    const bare = sampleMatch({ start: null, code: null, round: null, bestOf: null });
    expect(footerOf(bare)).toBe("Upcoming|No start time yet");
    expect(attributesIn(draw(bare), "a", "aria-label")).toEqual([
      ":sly_cat: v gort, Upcoming, No start time yet",
    ]);
  });
});

describe("a match embed of a ranking", () => {
  const slots = ["Aino", "Bo", "Cato"].map((name, index) => slot(name, { score: index }));
  const race = sampleMatch({ state: "live", slots });

  it("lists the contestants by rank", () => {
    expect(findVisibleTexts(draw(race), "li")).toEqual(["1|FI|Cato|2", "2|FI|Bo|1", "3|FI|Aino|0"]);
    expect(findVisibleTexts(draw(race), ".score")).toEqual([]);
  });

  it("lists the contestants by name with hidden scores", () => {
    const names = findVisibleTexts(draw(race, { "hide-scores": "" }), "li");
    expect(names).toEqual(["FI|Aino", "FI|Bo", "FI|Cato"]);
  });
});
