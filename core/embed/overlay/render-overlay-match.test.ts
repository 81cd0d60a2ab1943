import { describe, expect, it } from "vitest";
import type { ChannelView } from "#core/contract/channel.ts";
import type { MatchView } from "#core/contract/match.ts";
import {
  attributesIn,
  nodesIn,
  overlayContext,
  joinVisibleTexts,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { renderOverlayMatch } from "./render-overlay-match.ts";

function draw(match: MatchView, attributes: SetAttributes = {}, board: Partial<ChannelView> = {}) {
  const labels = match.slots.map(({ contestant }) => contestant?.name ?? "");
  return renderOverlayMatch(
    { match, labels, swapped: false, scoredBy: "service", ...board },
    overlayContext(attributes),
  ).flatMap(({ nodes }) => nodes);
}

const live = sampleMatch({
  state: "live",
  bestOf: 5,
  slots: [slot("Aino", { score: 2, seed: 1 }), slot("Bo", { score: 0 })],
});

/** Returns the classes of each side's pips. */
const pipsOf = (match: MatchView, attributes: SetAttributes = {}) =>
  nodesIn(draw(match, attributes), ".pips").map((side) => attributesIn([side], ".pip", "class"));

const stageOf = (match: MatchView) => findVisibleTexts(draw(match), ".stage");

describe("renderOverlayMatch of a duel", () => {
  it("renders nothing on a channel without a match", () => {
    const nothing: ChannelView = { match: null, labels: [], swapped: false, scoredBy: "service" };
    expect(renderOverlayMatch(nothing, overlayContext())).toEqual([{ nodes: [], seconds: 0 }]);
  });

  it("shows tournament, round, code, best-of, contestants and score", () => {
    const nodes = draw(live);
    expect(findVisibleTexts(nodes, ".tags")).toEqual([
      "CC6 - D3|Lower Bracket Round 2|LBR2-1 · Best of 5",
    ]);
    expect(findVisibleTexts(nodes, ".bar")).toEqual(["FI|1|Aino|2|0|FI|Bo"]);
    expect(attributesIn(nodes, ".score", "class")).toEqual(["score playing"]);
    expect(attributesIn(nodes, ".duel", "data-key")).toEqual(["osu.example.net/1"]);
  });

  it("shows a pip per game needed to win, marked for games won", () => {
    const [won, open] = ["pip won playing", "pip"];
    expect(pipsOf(live)).toEqual([
      [won, won, open],
      [open, open, open],
    ]);
    expect(pipsOf({ ...live, state: "ended" })[0]).toEqual(["pip won", "pip won", open]);
    const without = [slot("Aino"), slot("Bo", { disqualified: true })];
    expect(new Set(pipsOf({ ...live, slots: without }).flat())).toEqual(new Set([open]));
    expect(pipsOf({ ...live, bestOf: 1 })).toEqual([]);
    expect(pipsOf(live, { "hide-scores": "" })).toEqual([]);
  });

  it("shows the group, and only the tournament without group, round, code and best-of", () => {
    const group = { id: "7", number: 2, name: null };
    expect(stageOf({ ...live, group })).toEqual(["Group 2"]);
    expect(stageOf({ ...live, group: { ...group, name: "Red" } })).toEqual(["Red"]);
    for (const bestOf of [null, 1]) {
      const bare = { ...live, round: null, code: null, bestOf };
      expect(findVisibleTexts(draw(bare), ".tags")).toEqual(["CC6 - D3"]);
    }
  });

  it("marks the winner, unless scores are hidden", () => {
    const slots = [
      slot("Aino", { score: 3, result: "winner" }),
      slot("Bo", { score: 0, result: "loser" }),
    ];
    const nodes = draw({ ...live, state: "ended", slots });
    expect(attributesIn(nodes, ".name", "data-standing")).toEqual(["winner", "loser"]);
    const hidden = draw({ ...live, state: "ended", slots }, { "hide-scores": "" });
    expect(attributesIn(hidden, ".name", "data-standing")).toEqual([undefined, undefined]);
    expect(findVisibleTexts(hidden, ".score")).toEqual(["v"]);
  });

  it("marks a manual score as live, unless scores are hidden", () => {
    const ahead = { scoredBy: "hand" } as const;
    const upcoming: MatchView = { ...live, state: "upcoming" };
    const classes = (attributes: SetAttributes, board: Partial<ChannelView>) =>
      attributesIn(draw(upcoming, attributes, board), ".score", "class");
    expect(classes({}, ahead)).toEqual(["score playing"]);
    expect(classes({}, {})).toEqual(["score"]);
    expect(classes({ "hide-scores": "" }, ahead)).toEqual(["score none"]);
  });
});

describe("names in renderOverlayMatch", () => {
  it("are the short names entered by staff, with the full name as title", () => {
    const nodes = draw(live, {}, { labels: ["AIN", "Bo"] });
    expect(findVisibleTexts(nodes, ".name")).toEqual(["AIN", "Bo"]);
    expect(attributesIn(nodes, ".name", "title")).toEqual(["Aino", "Bo"]);
  });

  const of = { place: "ro8#1", code: "QF-1", match: null };
  const source = { type: "winner", of, certainty: "found" } as const;

  it("are the sources of open slots", () => {
    const nodes = draw({ ...live, slots: [slot(null, { source }), slot("Bo")] });
    expect(findVisibleTexts(nodes, ".name")).toEqual(["Winner of QF-1", "Bo"]);
    expect(attributesIn(nodes, ".name", "class")).toEqual(["name open", "name"]);
    expect(attributesIn(nodes, ".name", "title")).toEqual(["Winner of QF-1", "Bo"]);
  });

  it("are hidden if a result revealed them and scores are hidden", () => {
    const slots = [slot("Aino", { source }), slot("Bo")];
    const nodes = draw({ ...live, slots }, { "hide-scores": "" });
    expect(joinVisibleTexts(...nodes)).not.toContain("Aino");
    expect(findVisibleTexts(nodes, ".name")).toEqual(["Winner of QF-1", "Bo"]);
  });

  it("are truncated in the middle if their beginnings are equal", () => {
    const slots = ["East", "West"].map((end) =>
      slot(`Royal Society of Competitive Circle Clickers ${end}`),
    );
    const [east, west] = findVisibleTexts(draw({ ...live, slots }), ".name");
    expect(east).toMatch(/^Royal.*….*East$/);
    expect(west).toMatch(/^Royal.*….*West$/);
  });
});

describe("renderOverlayMatch of a ranking", () => {
  const race = sampleMatch({
    state: "live",
    bestOf: 1,
    slots: [
      slot("Cato", { score: 9 }),
      slot("Bo"),
      slot("Aino", { score: 4 }),
      slot(null),
      slot("Dan", { score: 6 }),
    ],
  });

  it("lists the contestants by score while live", () => {
    const nodes = draw(race);
    expect(findVisibleTexts(nodes, "li")).toEqual([
      "1|FI|Cato|9",
      "2|FI|Dan|6",
      "3|FI|Aino|4",
      "4|FI|Bo|–",
      "Not known yet",
    ]);
    expect(attributesIn(nodes, "b", "class")[0]).toBe("points playing");
    expect(attributesIn(nodes, "li", "data-key")[0]).toBe("key-Cato");
  });

  it("keeps the received order without scores", () => {
    const slots = ["Aino", "Bo", "Cato"].map((name) => slot(name));
    expect(findVisibleTexts(draw({ ...race, slots }), ".name")).toEqual(["Aino", "Bo", "Cato"]);
  });

  const ended = sampleMatch({
    ...race,
    state: "ended",
    slots: [
      slot("Aino", { score: 9, disqualified: true }),
      slot("Bo", { score: 9 }),
      slot("Cato", { score: 9 }),
    ],
  });

  it("lists the contestants by rank after the end", () => {
    const nodes = draw(ended);
    expect(findVisibleTexts(nodes, "li")).toEqual(["1=|FI|Bo|9", "1=|FI|Cato|9", "–|FI|Aino|DQ"]);
    expect(attributesIn(nodes, "b", "class")[0]).toBe("points");
  });

  it("lists the contestants by name with hidden scores", () => {
    const names = findVisibleTexts(draw(ended, { "hide-scores": "" }), "li");
    expect(names).toEqual(["FI|Aino", "FI|Bo", "FI|Cato"]);
  });

  const field = (count: number) =>
    sampleMatch({
      ...race,
      slots: Array.from({ length: count }, (_, index) =>
        slot(`Crew ${index}`, { score: 50 - index }),
      ),
    });

  it("shows ten contestants per page and announces the next page", () => {
    const labels = field(20).slots.map(({ contestant }) => contestant?.name ?? "");
    const board = { match: field(20), labels, swapped: false, scoredBy: "service" } as const;
    const pages = renderOverlayMatch(board, overlayContext());
    expect(
      pages.map(({ nodes, seconds }) => [
        findVisibleTexts(nodes, "li").length,
        seconds,
        ...findVisibleTexts(nodes, ".after"),
      ]),
    ).toEqual([
      [10, 8, "11–20 in 8 s"],
      [10, 8, "1–10 in 8 s"],
    ]);
    expect(findVisibleTexts(pages[1]?.nodes ?? [], "li")[0]).toBe("11|FI|Crew 10|40");
  });

  it("has dense rows for more than six contestants, and no duel bar", () => {
    expect(attributesIn(draw(field(4)), "ol", "class")).toEqual(["ranks"]);
    expect(attributesIn(draw(field(7)), "ol", "class")).toEqual(["ranks dense"]);
    expect(nodesIn(draw(field(4)), ".bar")).toEqual([]);
  });
});
