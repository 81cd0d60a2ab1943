import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { embedContext, type SetAttributes } from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { matchesFrame } from "./matches-view.ts";

describe("the header of a contestant's matches", () => {
  const cup = "osu.example.net/cc6-d3";
  const slots = [slot("Aino"), slot(null)];
  const other = { ...sampleMatch().tournament, slug: "other" };
  const earlier = sampleMatch({ id: "2", state: "ended", tournament: other, slots });
  const playing = { tournament: cup, from: 1, to: 9, isPlaying: true, isDecided: false };
  const decided = { tournament: cup, from: 5, to: 8, isPlaying: false, isDecided: true };
  const elsewhere = { ...decided, tournament: "osu.example.net/other" };
  const unknown = { ...decided, isDecided: false };
  type Rank = typeof playing;

  function statusOf(
    ranks: Rank[],
    attributes: SetAttributes = {},
    change: Partial<MatchView> = {},
    locale = "en-GB",
  ) {
    const contestant = { key: "key-Aino", name: "Aino", country: "", game: "osu!", ranks };
    const matches = [earlier, sampleMatch({ slots, ...change })];
    const counts = { upcoming: 0, live: 0, ended: 0 };
    const list = { matches, counts, total: 2, contestants: [contestant] };
    const context = embedContext({ contestant: "aino", ...attributes }, locale);
    return matchesFrame(list, context).status;
  }

  it.each<[string, Rank, Partial<MatchView>, string]>([
    ["still in", playing, {}, "still in, at least 9th"],
    ["still in between two matches", playing, { state: "ended" }, "still in, at least 9th"],
    ["in a bracket reset", { ...unknown, from: 1, to: 2 }, {}, "still in, at least 2nd"],
    ["out", decided, { state: "ended" }, "Rank 5–8"],
    ["the champion", { ...decided, from: 1, to: 1 }, { state: "ended" }, "Rank 1"],
    ["out with a result that is not known", unknown, { state: "ended" }, ""],
  ])("states the rank of a contestant who is %s", (_, rank, change, expected) => {
    expect(statusOf([rank], { tournament: cup }, change)).toBe(expected);
  });

  it("states the rank in the tournament of the live, next or latest match", () => {
    const ranks = [elsewhere, playing];
    expect(statusOf(ranks)).toBe("still in, at least 9th");
    expect(statusOf(ranks, { state: "ended" })).toBe("Rank 5–8");
    expect(statusOf(ranks, { tournament: elsewhere.tournament })).toBe("Rank 5–8");
  });

  it("states no rank if no ranking of the tournament contains the contestant", () => {
    expect(statusOf([elsewhere])).toBe("");
    expect(statusOf([unknown], { tournament: cup, state: "live" })).toBe("");
  });

  it("states the rank in the language of the widget", () => {
    expect(statusOf([playing], {}, {}, "fi")).toBe("mukana, vähintään 9.");
    expect(statusOf([decided], {}, {}, "fi")).toBe("Sija 5–8");
  });
});
