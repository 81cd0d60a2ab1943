import { describe, expect, it } from "vitest";
import type { GroupView } from "#core/contract/tournament.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import {
  attributesIn,
  nodesIn,
  joinVisibleTexts,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleGroup, standing } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { drawWall, headersOf, nodesOf, rowsOf, wallContext } from "#core/testing/sample-wall.ts";
import { el } from "#core/embed/parts/node.ts";
import { renderWallSlides } from "./render-wall-slides.ts";

const PAGE = { host: "desk.example.org", code: el("svg", { class: "qr" }) };

function ofBracket(options: SampleOptions) {
  const { bracket, matches } = sampleBracket(options);
  return { tournament: bracket.tournament, matches, brackets: [bracket] };
}

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
    const headers = headersOf(drawWall({ matches: [live, next, ended] }));
    expect(headers).toEqual(["Live|CC6 - D3", "Results|CC6 - D3"]);
    expect(headersOf(drawWall({ matches: [next] }))).toEqual(["Upcoming|CC6 - D3"]);
  });

  it("have a stable key and a duration of ten seconds", () => {
    const [first] = drawWall({ matches: [live] });
    expect(first).toMatchObject({ key: "osu.example.net/cc6-d3 live 0", seconds: 10 });
  });

  it("show the code of a live match and the time of an upcoming one", () => {
    expect(rowsOf(drawWall({ matches: [live, next] }))).toEqual([
      "LBR2-1|Aino|FI|1|0|FI|Bo",
      "13:00|:sly_cat:|FI|v|FI|gort",
    ]);
    expect(attributesIn(nodesOf(drawWall({ matches: [live] })), ".score", "class")).toEqual([
      "score playing",
    ]);
  });

  it("show the day of a start that is not today", () => {
    const later = { ...next, start: "2026-01-26T13:00:00Z" };
    expect(rowsOf(drawWall({ matches: [later] }))).toEqual(["Mon|13:00|:sly_cat:|FI|v|FI|gort"]);
  });

  it("show the date of a start nine days ahead, with the year if it is another one", () => {
    const starts = ["2026-02-03T02:00:00Z", "2027-02-03T02:00:00Z"];
    const rows = starts.flatMap((start) => rowsOf(drawWall({ matches: [{ ...next, start }] })));
    expect(rows[0]).toMatch(/^Tue 3 Feb\|02:00/);
    expect(rows[1]).toMatch(/^3 Feb 2027\|02:00/);
  });

  it("mark winners and open slots", () => {
    const nodes = nodesOf(drawWall({ matches: [{ ...ended, code: null }] }));
    expect(findVisibleTexts(nodes, ".row")).toEqual(["Cato|FI|6|Not known yet"]);
    expect(attributesIn(nodes, ".name", "data-standing")).toEqual(["winner", "open"]);
    expect(attributesIn(nodes, ".name", "class")).toEqual(["name", "name open"]);
  });
});

describe("a round on a wall", () => {
  it("has its full name if that fits", () => {
    const single = ofBracket({ size: 4, kind: "single", ended: 1, live: 1 });
    expect(headersOf(drawWall(single))).toContain("Semifinals|Sample Cup");
    const double = ofBracket({ size: 8, kind: "double", ended: 4, live: 1 });
    expect(headersOf(drawWall(double))).toContain("UB Semifinals|Sample Cup");
  });

  it("shows codes beside the matches, and starts between their sides", () => {
    const { bracket, matches } = sampleBracket({ size: 4, kind: "single", ended: 1 });
    const [done, waiting, ...rest] = matches;
    const undated = { ...(waiting ?? next), start: null };
    const tournament = { matches: [done ?? next, undated, ...rest], brackets: [bracket] };
    const slide = drawWall(tournament).find(({ key }) => key.includes(" rounds "));
    expect(slide?.key).toBe("osu.example.net/cc6-d3 rounds 0 1101 ro4");
    expect(findVisibleTexts(slide?.nodes ?? [], ".row")).toEqual([
      "SF-1|Contestant 1|SE|3|1|JP|Contestant 4",
      "SF-2|Contestant 2|US|KR|Contestant 3",
      "F|Contestant 1|SE|12:30|Winner of SF-2",
    ]);
  });

  it("has a row for a match that was not seen", () => {
    const { bracket } = sampleBracket({ size: 4, kind: "single", ended: 0 });
    const slides = drawWall({ brackets: [bracket] });
    expect(rowsOf(slides)[0]).toBe("SF-1|Seed 1|v|Seed 4");
    expect(attributesIn(nodesOf(slides), ".row", "data-key")[0]).toBe("ro4#1");
  });
});

const partial = (unseen: number | null) => ({ coverage: { partial: true, unseen } });

describe("standings on a wall", () => {
  const group = sampleGroup([
    standing("Cato", { points: 6, difference: 4, wentTo: { bracket: "1", code: "SF-1" } }),
    standing("Aino", { position: 2, tied: true, points: 1, difference: -2 }),
  ]);

  it("show ranks, shared ranks and advanced contestants", () => {
    const slides = drawWall({ groups: [group] });
    expect(headersOf(slides)).toEqual(["Group 1|CC6 - D3"]);
    expect(findVisibleTexts(nodesOf(slides), "tr")).toEqual([
      "Contestant|P|W|D|L|+/−|Pts",
      "1|FI|Cato|→ SF-1|0|0|0|0|+4|6",
      "2=|FI|Aino|0|0|0|0|−2|1",
    ]);
    expect(attributesIn(nodesOf(slides), "abbr", "title")[0]).toBe("Played");
  });

  it.each<[string, Partial<GroupView>, string]>([
    [
      "the number of seen matches",
      { seen: 4, ...partial(null) },
      "Group 1|CC6 - D3 · matches may be missing",
    ],
    ["the number of unseen matches", partial(2), "Group 1|CC6 - D3 · 2 matches are missing"],
    ["the name that staff entered", { name: "Red" }, "Red|CC6 - D3"],
  ])("show %s", (_, change, header) => {
    expect(headersOf(drawWall({ groups: [{ ...group, ...change }] }))).toEqual([header]);
  });

  it("omit ranks and figures with hidden scores", () => {
    const slides = drawWall({ groups: [group] }, {}, { "hide-scores": "" });
    expect(findVisibleTexts(nodesOf(slides), "tr")).toEqual(["Contestant", "FI|Cato", "FI|Aino"]);
  });
});

/** Returns tag and letters of the flag of a match's first contestant. */
function flagsOf(country: string, attributes: SetAttributes): readonly string[] {
  const contestant = { key: "k", name: "Aino", country };
  const match = { ...live, slots: [slot("Aino", { contestant }), slot("Bo", { contestant })] };
  const [flag] = nodesIn(nodesOf(drawWall({ matches: [match] }, {}, attributes)), ".flag");
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
    const slides = drawWall({ matches: [live, ended] });
    expect(findVisibleTexts(nodesOf(slides), ".after")).toEqual(["Next: Results", "Next: Live"]);
    const marks = attributesIn(nodesOf(slides), ".mark", "class");
    expect(marks).toEqual(["mark on", "mark", "mark", "mark on"]);
  });

  it("is empty if there is only one slide", () => {
    expect(nodesIn(nodesOf(drawWall({ matches: [live] })), ".mark")).toEqual([]);
    expect(findVisibleTexts(nodesOf(drawWall({ matches: [live] })), "footer")).toEqual([""]);
  });

  it("shows the message of staff, on two lines if it is long", () => {
    const messages = ["Food is here", "Food is here. ".repeat(5)];
    const nodes = messages.flatMap((message) =>
      nodesOf(drawWall({ matches: [live] }, { message })),
    );
    expect(findVisibleTexts(nodes, ".message")).toEqual(messages);
    expect(attributesIn(nodes, ".message", "class")).toEqual(["message", "message long"]);
  });

  it("is followed by a slide with the page's QR code", () => {
    const slides = drawWall({ matches: [live] }, { page: PAGE });
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
    const headers = headersOf(drawWall({ matches: [live] }, { missing }));
    expect(headers).toEqual(["No such channel", "Live|CC6 - D3"]);
  });
});
