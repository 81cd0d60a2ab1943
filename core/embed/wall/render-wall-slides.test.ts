import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  nodesIn,
  overlayContext,
  joinVisibleTexts,
  findVisibleTexts,
  screenMessages,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { el } from "#core/embed/parts/node.ts";
import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { type WallTournament, selectWallSlides } from "./wall-slides.ts";
import type { WallContext } from "./wall-parts.ts";
import { renderWallSlides } from "./render-wall-slides.ts";

const TOURNAMENT = { site: "osu.example.net", slug: "cc6-d3", title: "CC6 - D3" };
const PAGE = { host: "desk.example.org", code: el("svg", { class: "qr" }) };

function wallContext(
  change: Partial<WallContext> = {},
  attributes: SetAttributes = {},
): WallContext {
  const { options, messages, times } = embedContext(attributes);
  const { flag } = overlayContext();
  const defaults = { message: null, missing: null, page: null };
  return { options, messages, times, flag, screen: screenMessages, ...defaults, ...change };
}

const ofMatches = (...matches: MatchView[]): WallTournament => {
  return { tournament: TOURNAMENT, matches, groups: [], brackets: [], rankings: [] };
};

const ofBracket = (options: SampleOptions): WallTournament => {
  const { bracket, matches } = sampleBracket(options);
  return { tournament: bracket.tournament, matches, groups: [], brackets: [bracket], rankings: [] };
};

const ofGroup = (...groups: GroupView[]): WallTournament => {
  return { tournament: TOURNAMENT, matches: [], groups, brackets: [], rankings: [] };
};

function draw(
  tournament: WallTournament,
  change: Partial<WallContext> = {},
  attributes: SetAttributes = {},
): readonly ScreenSlide[] {
  return renderWallSlides(
    selectWallSlides([tournament], SAMPLE_NOON),
    wallContext(change, attributes),
  );
}

const nodesOf = (slides: readonly ScreenSlide[]) => slides.flatMap(({ nodes }) => nodes);
const headersOf = (slides: readonly ScreenSlide[]) => findVisibleTexts(nodesOf(slides), "header");
const rowsOf = (slides: readonly ScreenSlide[]) => findVisibleTexts(nodesOf(slides), ".row");

const live = sampleMatch({
  state: "live",
  slots: [slot("Aino", { score: 1 }), slot("Bo", { score: 0 })],
});
const next = sampleMatch({ id: "2", start: "2026-01-25T13:00:00Z" });
const ended = sampleMatch({
  id: "3",
  state: "ended",
  slots: [slot("Cato", { score: 6, result: "winner" }), slot(null)],
});

describe("slides of a wall", () => {
  it("show live matches, upcoming ones and results under their tournament", () => {
    expect(headersOf(draw(ofMatches(live, next, ended)))).toEqual([
      "Live|CC6 - D3",
      "Results|CC6 - D3",
    ]);
    expect(headersOf(draw(ofMatches(next)))).toEqual(["Upcoming|CC6 - D3"]);
  });

  it("have a stable key and a duration of ten seconds", () => {
    const [first] = draw(ofMatches(live));
    expect(first).toMatchObject({ key: "osu.example.net/cc6-d3 live 0", seconds: 10 });
  });

  it("show the code of a live match and the time of an upcoming one", () => {
    expect(rowsOf(draw(ofMatches(live, next)))).toEqual([
      "LBR2-1|Aino|FI|1|0|FI|Bo",
      "13:00|:sly_cat:|FI|v|FI|gort",
    ]);
    expect(attributesIn(nodesOf(draw(ofMatches(live))), ".score", "class")).toEqual([
      "score playing",
    ]);
  });

  it("show the day of a start that is not today", () => {
    const later = { ...next, start: "2026-01-26T13:00:00Z" };
    expect(rowsOf(draw(ofMatches(later)))).toEqual(["Mon|13:00|:sly_cat:|FI|v|FI|gort"]);
  });

  it("show the date of a start nine days ahead, with the year if it is another one", () => {
    const starts = ["2026-02-03T02:00:00Z", "2027-02-03T02:00:00Z"];
    const rows = starts.flatMap((start) => rowsOf(draw(ofMatches({ ...next, start }))));
    expect(rows[0]).toMatch(/^Tue 3 Feb\|02:00/);
    expect(rows[1]).toMatch(/^3 Feb 2027\|02:00/);
  });

  it("mark winners and open slots", () => {
    const nodes = nodesOf(draw(ofMatches({ ...ended, code: null })));
    expect(findVisibleTexts(nodes, ".row")).toEqual(["Cato|FI|6|Not known yet"]);
    expect(attributesIn(nodes, ".name", "data-standing")).toEqual(["winner", undefined]);
    expect(attributesIn(nodes, ".name", "class")).toEqual(["name", "name open"]);
  });
});

describe("a round on a wall", () => {
  it("has its full name if that fits", () => {
    const single = ofBracket({ size: 4, kind: "single", ended: 1, live: 1 });
    expect(headersOf(draw(single))).toContain("Semifinals|Sample Cup");
    const double = ofBracket({ size: 8, kind: "double", ended: 4, live: 1 });
    expect(headersOf(draw(double))).toContain("UB Semis|Sample Cup");
  });

  it("shows codes beside the matches, and starts between their sides", () => {
    const { bracket, matches } = sampleBracket({ size: 4, kind: "single", ended: 1 });
    const [done, waiting, ...rest] = matches;
    const undated = { ...(waiting ?? next), start: null };
    const tournament = {
      ...ofMatches(done ?? next, undated, ...rest),
      brackets: [bracket],
      rankings: [],
    };
    const slide = draw(tournament).find(({ key }) => key.includes(" rounds "));
    expect(slide?.key).toBe("osu.example.net/cc6-d3 rounds 0 1101 ro4");
    expect(findVisibleTexts(slide?.nodes ?? [], ".row")).toEqual([
      "SF-1|Contestant 1|SE|3|1|JP|Contestant 4",
      "SF-2|Contestant 2|US|KR|Contestant 3",
      "F|Contestant 1|SE|12:30|Winner of SF-2",
    ]);
  });

  it("has a row for a match that was not seen", () => {
    const { bracket } = sampleBracket({ size: 4, kind: "single", ended: 0 });
    const slides = draw({ ...ofMatches(), brackets: [bracket], rankings: [] });
    expect(rowsOf(slides)[0]).toBe("SF-1|Seed 1|v|Seed 4");
    expect(attributesIn(nodesOf(slides), ".row", "data-key")[0]).toBe("ro4#1");
  });
});

describe("standings on a wall", () => {
  const group = sampleGroup([
    standing("Cato", { points: 6, difference: 4, wentTo: { bracket: "1", code: "SF-1" } }),
    standing("Aino", { position: 2, tied: true, points: 1, difference: -2 }),
  ]);

  it("show ranks, shared ranks and advanced contestants", () => {
    const slides = draw(ofGroup(group));
    expect(headersOf(slides)).toEqual(["Group 1|CC6 - D3"]);
    expect(findVisibleTexts(nodesOf(slides), "tr")).toEqual([
      "Contestant|P|W|D|L|±|Pts",
      "1|FI|Cato|→ SF-1|0|0|0|0|+4|6",
      "2=|FI|Aino|0|0|0|0|−2|1",
    ]);
    expect(attributesIn(nodesOf(slides), "abbr", "title")[0]).toBe("Played");
  });

  it("show how many matches they count when some were not seen", () => {
    const heads = [null, 2].map((unseen) =>
      headersOf(draw(ofGroup({ ...group, seen: 4, coverage: { partial: true, unseen } }))),
    );
    expect(heads).toEqual([
      ["Group 1|CC6 - D3 · from 4 matches seen"],
      ["Group 1|CC6 - D3 · 2 matches not seen"],
    ]);
  });

  it("use the group's name if staff entered one", () => {
    expect(headersOf(draw(ofGroup({ ...group, name: "Red" })))).toEqual(["Red|CC6 - D3"]);
  });

  it("omit ranks and figures with hidden scores", () => {
    const slides = draw(ofGroup(group), {}, { "hide-scores": "" });
    expect(findVisibleTexts(nodesOf(slides), "tr")).toEqual(["Contestant", "FI|Cato", "FI|Aino"]);
  });
});

/** Returns tag and letters of the flag of a match's first contestant. */
function flagsOf(country: string, attributes: SetAttributes): readonly string[] {
  const contestant = { key: "k", name: "Aino", country };
  const match = { ...live, slots: [slot("Aino", { contestant }), slot("Bo", { contestant })] };
  const [flag] = nodesIn(nodesOf(draw(ofMatches(match), {}, attributes)), ".flag");
  return flag === undefined ? [] : [flag.tag, joinVisibleTexts(flag)];
}

describe("flags on a wall", () => {
  it.each<[string, SetAttributes, readonly string[]]>([
    ["fi", {}, ["span", "FI"]],
    ["fi", { flags: "images" }, ["img", ""]],
    ["xx", { flags: "images" }, ["span", "XX"]],
    ["fi", { flags: "none" }, []],
  ])("for %s with %j are %j", (country, attributes, drawn) => {
    expect(flagsOf(country, attributes)).toEqual(drawn);
  });
});

describe("the footer of a wall", () => {
  it("shows the number of slides, the current one, and the next title", () => {
    const slides = draw(ofMatches(live, ended));
    expect(findVisibleTexts(nodesOf(slides), ".after")).toEqual(["Next: Results", "Next: Live"]);
    expect(attributesIn(nodesOf(slides), ".mark", "class")).toEqual([
      "mark on",
      "mark",
      "mark",
      "mark on",
    ]);
  });

  it("is empty if there is only one slide", () => {
    expect(nodesIn(nodesOf(draw(ofMatches(live))), ".mark")).toEqual([]);
    expect(findVisibleTexts(nodesOf(draw(ofMatches(live))), "footer")).toEqual([""]);
  });

  it("shows the message of staff, on two lines if it is long", () => {
    const messages = ["Food is here", "Food is here. ".repeat(5)];
    const nodes = messages.flatMap((message) => nodesOf(draw(ofMatches(live), { message })));
    expect(findVisibleTexts(nodes, ".message")).toEqual(messages);
    expect(attributesIn(nodes, ".message", "class")).toEqual(["message", "message long"]);
  });

  it("is followed by a slide with the page's QR code", () => {
    const slides = draw(ofMatches(live), { page: PAGE });
    expect(headersOf(slides)).toEqual(["Live|CC6 - D3", "On your phone"]);
    expect(findVisibleTexts(slides[1]?.nodes ?? [], ".page")).toEqual(["desk.example.org"]);
  });
});

describe("a wall without matches", () => {
  it("shows that there are no matches yet, with the QR code of the page", () => {
    const slides = renderWallSlides([], wallContext({ page: PAGE }));
    expect(headersOf(slides)).toEqual(["Matchdesk"]);
    expect(findVisibleTexts(nodesOf(slides), ".page")).toEqual(["No matches yet."]);
    expect(nodesIn(nodesOf(slides), ".qr")).toHaveLength(1);
    expect(nodesIn(nodesOf(renderWallSlides([], wallContext())), ".qr")).toEqual([]);
  });

  it("shows the requested tournament that was not found", () => {
    const missing = { kind: "tournament", name: "a.example/cup" } as const;
    const [slide, ...others] = renderWallSlides([], wallContext({ missing, page: PAGE }));
    expect(others).toEqual([]);
    expect(slide?.key).toBe("missing");
    expect(findVisibleTexts(slide?.nodes ?? [], "h1")).toEqual(["No such tournament"]);
    expect(findVisibleTexts(slide?.nodes ?? [], ".asked")).toEqual(["a.example/cup"]);
  });

  it("shows a missing channel before the live matches", () => {
    const missing = { kind: "channel", name: "stage" } as const;
    expect(headersOf(draw(ofMatches(live), { missing }))).toEqual([
      "No such channel",
      "Live|CC6 - D3",
    ]);
  });
});
