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

const won = sampleMatch({
  state: "ended",
  outcome: { winner: 0, by: "clinched", draw: false },
  slots: [slot("Aino", { score: 6, result: "winner" }), slot("Bo", { score: 4, result: "loser" })],
});

const tied = [slot("Aino", { score: 1 }), slot("Bo", { score: 1 })];
const bare = sampleMatch({ start: null, code: null, round: null, bestOf: null });
const yesterday = sampleMatch({ start: "2026-01-24T18:00:00Z" });

describe("a match embed", () => {
  it.each<[string, MatchView, string, locale?: string]>([
    ["that is upcoming", sampleMatch(), "Upcoming|12:00|LBR2-1 · LB Round 2 · Best of 11"],
    ["of another day", yesterday, "Upcoming|Sat 24 Jan 18:00|LBR2-1 · LB Round 2 · Best of 11"],
    ["without a start", bare, "Upcoming|No start time yet"],
    ["that has ended", won, "Aino won|12:00|LBR2-1 · LB Round 2 · Best of 11"],
    ["in Finnish", won, "Aino voitti|12.00|LBR2-1 · Alak. 2. kierros · Bo11", "fi"],
    ["without a winner", { ...won, slots: tied }, "Ended|12:00|LBR2-1 · LB Round 2 · Best of 11"],
    ["that has a leader", { ...won, state: "live" }, "Live|12:00|LBR2-1 · LB Round 2 · Best of 11"],
  ])("shows state, start, code, round and best-of of a match %s", (_, match, footer, locale) => {
    expect(findVisibleTexts(draw(match, {}, locale), ".facts")).toEqual([footer]);
  });

  it.each<[SetAttributes, string]>([
    [{}, "Aino|FI|6|4|FI|Bo|Aino won|12:00|LBR2-1 · LB Round 2 · Best of 11"],
    [{ "hide-scores": "" }, "Aino|FI|v|FI|Bo|Ended|12:00|LBR2-1 · LB Round 2 · Best of 11"],
  ])("shows the contestants with %j", (attributes, texts) => {
    expect(findVisibleTexts(draw(won, attributes), "a")).toEqual([texts]);
  });

  it.each([
    [sampleMatch(), ":sly_cat: v gort, Upcoming, LBR2-1, LB Round 2, 12:00"],
    [bare, ":sly_cat: v gort, Upcoming, No start time yet"],
  ])("has a label, match %#: %s", (match, label) => {
    expect(attributesIn(draw(match), "a", "aria-label")).toEqual([label]);
  });

  it("marks a live match", () => {
    const live = draw({ ...won, state: "live" });
    expect(attributesIn(live, ".when", "class")).toEqual(["when live"]);
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
