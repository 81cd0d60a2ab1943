import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  embedContext,
  nodesIn,
  overlayContext,
  readingOf,
  readingsIn,
  screenMessages,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { el } from "#core/embed/parts/node.ts";
import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { type WallTournament, wallSlides } from "./wall-slides.ts";
import type { WallContext } from "./wall-parts.ts";
import { wallView } from "./wall-view.ts";

const TOURNAMENT = { site: "osu.example.net", slug: "cc6-d3", title: "CC6 - D3" };
const PAGE = { host: "desk.example.org", code: el("svg", { class: "qr" }) };

function wallContext(
  change: Partial<WallContext> = {},
  attributes: SetAttributes = {},
): WallContext {
  const { options, messages, times } = embedContext(attributes);
  const { flag } = overlayContext();
  const nothing = { message: null, missing: null, page: null };
  return { options, messages, times, flag, screen: screenMessages, ...nothing, ...change };
}

const ofMatches = (...matches: MatchView[]): WallTournament => {
  return { tournament: TOURNAMENT, matches, groups: [], brackets: [] };
};

const ofBracket = (options: SampleOptions): WallTournament => {
  const { bracket, matches } = sampleBracket(options);
  return { tournament: bracket.tournament, matches, groups: [], brackets: [bracket] };
};

const ofGroup = (...groups: GroupView[]): WallTournament => {
  return { tournament: TOURNAMENT, matches: [], groups, brackets: [] };
};

function draw(
  tournament: WallTournament,
  change: Partial<WallContext> = {},
  attributes: SetAttributes = {},
): readonly ScreenSlide[] {
  return wallView(wallSlides([tournament], SAMPLE_NOON), wallContext(change, attributes));
}

const nodesOf = (slides: readonly ScreenSlide[]) => slides.flatMap(({ nodes }) => nodes);
const headsOf = (slides: readonly ScreenSlide[]) => readingsIn(nodesOf(slides), "header");
const rowsOf = (slides: readonly ScreenSlide[]) => readingsIn(nodesOf(slides), ".row");

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

describe("pictures of a wall", () => {
  it("are what is live, what comes and what was, each under its tournament", () => {
    expect(headsOf(draw(ofMatches(live, next, ended)))).toEqual([
      "Live|CC6 - D3",
      "Results|CC6 - D3",
    ]);
    expect(headsOf(draw(ofMatches(next)))).toEqual(["Upcoming|CC6 - D3"]);
  });

  it("keep their names however what they show changes, and stand ten seconds", () => {
    const [first] = draw(ofMatches(live));
    expect(first).toMatchObject({ key: "osu.example.net/cc6-d3 live 0", seconds: 10 });
  });

  it("say a match by its code while it plays, and by its time before", () => {
    expect(rowsOf(draw(ofMatches(live, next)))).toEqual([
      "LBR2-1|Aino|FI|1|0|FI|Bo",
      "13:00|:sly_cat:|FI|v|FI|gort",
    ]);
    expect(attributesIn(nodesOf(draw(ofMatches(live))), ".score", "class")).toEqual([
      "score playing",
    ]);
  });

  it("say on which day a match begins where that is not today", () => {
    const later = { ...next, start: "2026-01-26T13:00:00Z" };
    expect(rowsOf(draw(ofMatches(later)))).toEqual(["Mon|13:00|:sly_cat:|FI|v|FI|gort"]);
  });

  it("date a match nine days ahead and one of another year", () => {
    const starts = ["2026-02-03T02:00:00Z", "2027-02-03T02:00:00Z"];
    const rows = starts.flatMap((start) => rowsOf(draw(ofMatches({ ...next, start }))));
    expect(rows[0]).toMatch(/^Tue 3 Feb\|02:00/);
    expect(rows[1]).toMatch(/^3 Feb 2027\|02:00/);
  });

  it("say who won, and who is not known", () => {
    const nodes = nodesOf(draw(ofMatches({ ...ended, code: null })));
    expect(readingsIn(nodes, ".row")).toEqual(["Cato|FI|6|Not known yet"]);
    expect(attributesIn(nodes, ".name", "data-standing")).toEqual(["winner", undefined]);
    expect(attributesIn(nodes, ".name", "class")).toEqual(["name", "name open"]);
  });
});

describe("a round on a wall", () => {
  it("is called in full where there is room for that", () => {
    const single = ofBracket({ size: 4, kind: "single", ended: 1, live: 1 });
    expect(headsOf(draw(single))).toContain("Semifinals|Sample Cup");
    const double = ofBracket({ size: 8, kind: "double", ended: 4, live: 1 });
    expect(headsOf(draw(double))).toContain("UB Semis|Sample Cup");
  });

  it("has its codes beside its matches, and when they begin between their sides", () => {
    const { bracket, matches } = sampleBracket({ size: 4, kind: "single", ended: 1 });
    const [done, waiting, ...rest] = matches;
    const undated = { ...(waiting ?? next), start: null };
    const tournament = { ...ofMatches(done ?? next, undated, ...rest), brackets: [bracket] };
    const slide = draw(tournament).find(({ key }) => key.includes(" rounds "));
    expect(slide?.key).toBe("osu.example.net/cc6-d3 rounds 0 1101 ro4");
    expect(readingsIn(slide?.nodes ?? [], ".row")).toEqual([
      "SF-1|Contestant 1|SE|3|1|JP|Contestant 4",
      "SF-2|Contestant 2|US|KR|Contestant 3",
      "F|Contestant 1|SE|12:30|Winner of SF-2",
    ]);
  });

  it("keeps a place for a match that nobody has seen", () => {
    const { bracket } = sampleBracket({ size: 4, kind: "single", ended: 0 });
    const slides = draw({ ...ofMatches(), brackets: [bracket] });
    expect(rowsOf(slides)[0]).toBe("SF-1|Seed 1|v|Seed 4");
    expect(attributesIn(nodesOf(slides), ".row", "data-key")[0]).toBe("ro4#1");
  });
});

describe("a table on a wall", () => {
  const group = sampleGroup([
    standing("Cato", { points: 6, difference: 4, wentTo: { bracket: "1", code: "SF-1" } }),
    standing("Aino", { position: 2, tied: true, points: 1, difference: -2 }),
  ]);

  it("says who stands where, who shares a place and who went on", () => {
    const slides = draw(ofGroup(group));
    expect(headsOf(slides)).toEqual(["Group 1|CC6 - D3"]);
    expect(readingsIn(nodesOf(slides), "tr")).toEqual([
      "Contestant|P|W|D|L|±|Pts",
      "1|FI|Cato|→ SF-1|0|0|0|0|+4|6",
      "2=|FI|Aino|0|0|0|0|−2|1",
    ]);
    expect(attributesIn(nodesOf(slides), "abbr", "title")[0]).toBe("Played");
  });

  it("says how many matches its standings count when not all were seen", () => {
    const heads = [null, 2].map((unseen) =>
      headsOf(draw(ofGroup({ ...group, seen: 4, coverage: { partial: true, unseen } }))),
    );
    expect(heads).toEqual([
      ["Group 1|CC6 - D3 · from 4 matches seen"],
      ["Group 1|CC6 - D3 · 2 matches not seen"],
    ]);
  });

  it("is called as staff call its group", () => {
    expect(headsOf(draw(ofGroup({ ...group, name: "Red" })))).toEqual(["Red|CC6 - D3"]);
  });

  it("tells nothing of how it stands where scores are hidden", () => {
    const slides = draw(ofGroup(group), {}, { "hide-scores": "" });
    expect(readingsIn(nodesOf(slides), "tr")).toEqual(["Contestant", "FI|Cato", "FI|Aino"]);
  });
});

/** Tag and letters of the flag of somebody who plays. */
function flagsOf(country: string, attributes: SetAttributes): readonly string[] {
  const contestant = { key: "k", name: "Aino", country };
  const match = { ...live, slots: [slot("Aino", { contestant }), slot("Bo", { contestant })] };
  const [flag] = nodesIn(nodesOf(draw(ofMatches(match), {}, attributes)), ".flag");
  return flag === undefined ? [] : [flag.tag, readingOf(flag)];
}

describe("flags on a wall", () => {
  it.each<[string, SetAttributes, readonly string[]]>([
    ["fi", {}, ["span", "FI"]],
    ["fi", { flags: "images" }, ["img", ""]],
    ["xx", { flags: "images" }, ["span", "XX"]],
    ["fi", { flags: "none" }, []],
  ])("of %s with %j are %j", (country, attributes, drawn) => {
    expect(flagsOf(country, attributes)).toEqual(drawn);
  });
});

describe("what stands around the pictures of a wall", () => {
  it("says how many there are, which one this is, and what comes after it", () => {
    const slides = draw(ofMatches(live, ended));
    expect(readingsIn(nodesOf(slides), ".after")).toEqual(["Next: Results", "Next: Live"]);
    expect(attributesIn(nodesOf(slides), ".mark", "class")).toEqual([
      "mark on",
      "mark",
      "mark",
      "mark on",
    ]);
  });

  it("is nothing where there is only one", () => {
    expect(nodesIn(nodesOf(draw(ofMatches(live))), ".mark")).toEqual([]);
    expect(readingsIn(nodesOf(draw(ofMatches(live))), "footer")).toEqual([""]);
  });

  it("is what staff say to everybody, on two lines where it is long", () => {
    const messages = ["Food is here", "Food is here. ".repeat(5)];
    const nodes = messages.flatMap((message) => nodesOf(draw(ofMatches(live), { message })));
    expect(readingsIn(nodes, ".message")).toEqual(messages);
    expect(attributesIn(nodes, ".message", "class")).toEqual(["message", "message long"]);
  });

  it("leads phones to the page once there is something to show", () => {
    const slides = draw(ofMatches(live), { page: PAGE });
    expect(headsOf(slides)).toEqual(["Live|CC6 - D3", "On your phone"]);
    expect(readingsIn(slides[1]?.nodes ?? [], ".page")).toEqual(["desk.example.org"]);
  });
});

describe("a wall with nothing on it", () => {
  it("says that there are no matches yet, and where they will be", () => {
    const slides = wallView([], wallContext({ page: PAGE }));
    expect(headsOf(slides)).toEqual(["Matchdesk"]);
    expect(readingsIn(nodesOf(slides), ".page")).toEqual(["No matches yet."]);
    expect(nodesIn(nodesOf(slides), ".qr")).toHaveLength(1);
    expect(nodesIn(nodesOf(wallView([], wallContext())), ".qr")).toEqual([]);
  });

  it("says what it was asked for and is not there", () => {
    const missing = { kind: "tournament", name: "a.example/cup" } as const;
    const [slide, ...others] = wallView([], wallContext({ missing, page: PAGE }));
    expect(others).toEqual([]);
    expect(slide?.key).toBe("missing");
    expect(readingsIn(slide?.nodes ?? [], "h1")).toEqual(["No such tournament"]);
    expect(readingsIn(slide?.nodes ?? [], ".asked")).toEqual(["a.example/cup"]);
  });

  it("says so of a channel before what is played", () => {
    const missing = { kind: "channel", name: "stage" } as const;
    expect(headsOf(draw(ofMatches(live), { missing }))).toEqual([
      "No such channel",
      "Live|CC6 - D3",
    ]);
  });
});
