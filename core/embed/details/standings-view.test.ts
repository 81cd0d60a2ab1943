import { describe, expect, it } from "vitest";
import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import {
  attributesIn,
  embedContext,
  joinVisibleTexts,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleGroup, sampleTournament, standing } from "#core/testing/sample-group.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { standingsView } from "./standings-view.ts";

const group = sampleGroup([
  standing("Cato", { played: 2, won: 2, difference: 5, points: 6 }),
  standing("Aino", { position: 2, played: 2, drawn: 1, lost: 1, difference: -1, points: 1 }),
  standing("Bo", { position: 2, played: 2, drawn: 1, lost: 1, difference: -4, points: 1 }),
]);

const GROUP_SCENARIOS = { advancing: 1, source: "staff", rounds: null, left: [] } as const;

type Outlook = ContestantScenario["outlooks"][number];

const outlooks = (...fates: readonly (readonly [Outlook["own"], Outlook["otherwise"]])[]) => ({
  outlooks: fates.map(([own, otherwise]) => ({ own, otherwise, clauses: [], tieBy: null })),
});

/** Renders the group with these changes and matches. */
const view = (
  attributes: SetAttributes = {},
  locale?: string,
  change: Partial<GroupView> = {},
  matches: readonly MatchView[] = [],
) => [
  standingsView(
    { group: { ...group, ...change }, matches: [...matches] },
    embedContext(attributes, locale),
  ),
];

const cutIn = (attributes: SetAttributes) =>
  attributesIn(view(attributes, "en-GB", { advancing: 2 }), ".cut", "data-key");

const THREE_ONE_NONE = { win: 3, draw: 1, loss: 0 };
const WEDNESDAY = "2026-01-28T20:00:00Z";
const left = [
  sampleMatch({ start: WEDNESDAY, slots: [slot("Aino"), slot("Bo")] }),
  sampleMatch({ start: WEDNESDAY, slots: [slot("Cato"), slot("Dana")], state: "live" }),
  sampleMatch({ start: WEDNESDAY, slots: [slot("Eero"), slot("Fay")] }),
  sampleMatch({ start: WEDNESDAY, slots: [slot("Gus"), slot("Hal")] }),
] as const;
const ended = sampleMatch({ state: "ended", stateBy: "locked" });

/** Returns the notes below a group with these matches, without the isolates of names. */
function notesIn(
  matches: readonly MatchView[],
  change: Partial<GroupView> = {},
  attributes: SetAttributes = {},
  locale?: string,
): readonly string[] {
  const texts = findVisibleTexts(view(attributes, locale, change, matches), "p");
  return texts.map((text) => text.replace(/[\u2068\u2069]/g, ""));
}

describe("the note below a group", () => {
  it.each<[string, readonly MatchView[], readonly string[]]>([
    ["nothing after the last match", [ended], []],
    ["one match", [ended, ...left.slice(0, 1)], ["Left, Wed 20:00: Aino – Bo."]],
    ["two", left.slice(0, 2), ["Left, both Wed 20:00: Aino – Bo, Cato – Dana."]],
    ["three", left.slice(0, 3), ["Left, all Wed 20:00: Aino – Bo, Cato – Dana, Eero – Fay."]],
    ["nothing of four", left, []],
    [
      "each start if they differ",
      [{ ...left[0], start: "2026-01-25T18:00:00Z" }, left[1]],
      ["Left: Aino – Bo 18:00, Cato – Dana Wed 20:00."],
    ],
    [
      "no start that is unknown",
      [{ ...left[0], start: null }, left[1]],
      ["Left: Aino – Bo, Cato – Dana Wed 20:00."],
    ],
    ["no start if none is known", [{ ...left[0], start: null }], ["Left: Aino – Bo."]],
    [
      "no match that will not be played, and no bye",
      [
        { ...left[0], unresolved: "withdrawn" },
        { ...left[1], stateBy: "bye" },
      ],
      [],
    ],
  ])("lists the matches that are left: %s", (_, matches, notes) => {
    expect(notesIn(matches)).toEqual(notes);
  });

  it.each<[string, Partial<GroupView>]>([
    ["others may follow", { expected: null }],
    ["others are missing", { expected: 7 }],
    ["all contestants play each match", { kind: "ranked" }],
  ])("lists no matches if %s", (_, change) => {
    expect(notesIn(left.slice(0, 2), change)).toEqual([]);
  });

  it("names contestants by their source if scores are hidden", () => {
    const of = { place: "1", code: "G1-1", match: null };
    const source = { type: "winner", certainty: "found", of } as const;
    const decider = sampleMatch({ slots: [slot("Aino", { source }), slot("Bo")] });
    expect(notesIn([decider])).toEqual(["Left, 12:00: Aino – Bo."]);
    const hidden = notesIn([decider], {}, { "hide-scores": "" });
    expect(hidden).toEqual(["Left, 12:00: Winner of G1-1 – Bo."]);
  });

  it.each<[string, string, Partial<GroupView>]>([
    [
      "points, then tie-breakers",
      "Points, then difference, then scored.",
      { rule: { points: THREE_ONE_NONE, tieBreakers: ["difference", "score-for"] } },
    ],
    ["points only", "Points.", {}],
    [
      "wins, then losses",
      "Wins, then fewer losses, then head-to-head.",
      { rule: { points: null, tieBreakers: ["head-to-head"] } },
    ],
    ["wins at the end", "Wins.", { rule: { points: null, tieBreakers: [] }, complete: true }],
    ["points in a Swiss group", "Points, then fewer losses.", { kind: "swiss" }],
  ])("says what decides the order: %s", (_, text, change) => {
    expect(notesIn([], { isRuleKnown: true, ...change })).toEqual([text]);
  });

  it("leaves out a rule that is only assumed, and points per placement", () => {
    const placementPoints = { placements: [3, 1], perKill: 0, deduct: false, bestOf: null };
    expect(notesIn([])).toEqual([]);
    expect(notesIn([], { isRuleKnown: true, kind: "ranked", placementPoints })).toEqual([]);
  });

  it("has both in one sentence each, in the viewer's language", () => {
    const rule = { points: THREE_ONE_NONE, tieBreakers: ["difference"] } as const;
    const notes = notesIn(left.slice(0, 2), { isRuleKnown: true, rule }, {}, "fi");
    expect(notes).toEqual([
      "Jäljellä, molemmat ke 20.00: Aino – Bo, Cato – Dana. Pisteet, sitten erotus.",
    ]);
  });
});

describe("the standings of a group", () => {
  it("have a row per contestant with rank and figures", () => {
    expect(findVisibleTexts(view(), "tr")).toEqual([
      "#|P|W|D|L|+/−|Pts",
      "1|FI|Cato|2|2|0|0|+5|6",
      "2|FI|Aino|2|0|1|1|−1|1",
      "2|FI|Bo|2|0|1|1|−4|1",
    ]);
    const keys = attributesIn(view(), "tr", "data-key");
    expect(keys).toEqual([undefined, "key-Cato", "key-Aino", "key-Bo"]);
  });

  it("mark who is through or out, unless scores are hidden", () => {
    const verdicts = ["through", "open", "eliminated"] as const;
    const scenarios = {
      ...GROUP_SCENARIOS,
      contestants: group.standings.map(({ contestant }, index) => ({
        contestant,
        verdict: verdicts[index] ?? "open",
        left: 0,
        outlooks: [],
        thresholds: null,
      })),
    };
    const marksIn = (attributes: SetAttributes, locale?: string) =>
      findVisibleTexts(view(attributes, locale, { scenarios }), ".chance").slice(1);
    expect(marksIn({})).toEqual(["Through", "", "Out"]);
    expect(marksIn({}, "fi")).toEqual(["Jatkoon", "", "Putoaa"]);
    expect(marksIn({ "hide-scores": "" })).toEqual([]);
  });

  it.each<[string, string, Partial<ContestantScenario>]>([
    [
      "a draw certainly suffices",
      "a draw is enough",
      outlooks(["win", "through"], ["draw", "through"]),
    ],
    ["a win certainly suffices", "a win is enough", outlooks(["win", "through"], ["draw", null])],
    [
      "one win suffices",
      "a win is enough",
      { thresholds: { unit: "wins", through: 1, out: null } },
    ],
    ["a win may not suffice", "win and help", outlooks(["win", null], ["draw", "eliminated"])],
    ["others decide", "needs help", outlooks([null, null])],
    ["only points are known", "", { thresholds: { unit: "points", through: 4, out: 1 } }],
  ])("state what is enough to advance when %s: %s", (_, text, change) => {
    const [first] = group.standings;
    if (first === undefined) throw new Error("The group is empty");
    const scenario: ContestantScenario = {
      contestant: first.contestant,
      verdict: "open",
      left: 1,
      outlooks: [],
      thresholds: null,
      ...change,
    };
    const scenarios = { ...GROUP_SCENARIOS, contestants: [scenario] };
    expect(findVisibleTexts(view({}, "en-GB", { scenarios }), ".chance")[1]).toBe(text);
  });

  it("mark the last contestant who advances, unless scores are hidden", () => {
    expect(cutIn({})).toEqual(["key-Aino"]);
    expect(cutIn({ "hide-scores": "" })).toEqual([]);
  });

  it("have column titles in the viewer's language", () => {
    const titles = attributesIn(view(), "abbr", "title").join(" ");
    expect(titles).toBe("Contestant Played Won Drawn Lost Difference Points");
    expect(findVisibleTexts(view({}, "fi"), "tr")[0]).toBe("#|O|V|T|H|+/−|P");
  });

  it("omit ranks and figures and sort by name with hidden scores", () => {
    const rows = findVisibleTexts(view({ "hide-scores": "" }), "tr");
    expect(rows).toEqual(["#", "FI|Aino", "FI|Bo", "FI|Cato"]);
  });

  it.each<[string, Partial<GroupView>, readonly string[]]>([
    ["no caption when all matches are known", {}, []],
    ["may be missing", { coverage: { partial: true, unseen: null } }, ["matches may be missing"]],
    ["are missing", { coverage: { partial: true, unseen: 2 } }, ["2 matches are missing"]],
  ])("state which matches %s", (_, change, captions) => {
    expect(findVisibleTexts(view({}, "en-GB", change), "caption")).toEqual(captions);
  });

  it.each([
    ["its number", null, "Group 1"],
    ["the name that staff entered", "Pool of death", "Pool of death"],
  ])("have a label with %s", (_, name, label) => {
    expect(attributesIn(view({}, "en-GB", { name }), "table", "aria-label")).toEqual([label]);
  });
});

describe("the standings of a tournament", () => {
  it("contain all groups", () => {
    const other = sampleGroup([], { id: "78", number: 2 });
    const tables = standingsView(sampleTournament([group, other]), embedContext());
    expect(findVisibleTexts([tables], "caption")).toEqual(["Group 1", "Group 2"]);
  });

  it("say beside each title how many advance, and have no notes", () => {
    const known = { isRuleKnown: true, advancing: 2 };
    const groups = [sampleGroup([], known), sampleGroup([], { id: "78", number: 2 })];
    const tables = standingsView(sampleTournament(groups), embedContext());
    expect(findVisibleTexts([tables], "caption")).toEqual(["Group 1|2 advance", "Group 2"]);
    expect(findVisibleTexts([tables], "p")).toEqual([]);
  });

  it("are a message without groups", () => {
    const none = standingsView(sampleTournament([]), embedContext());
    expect(joinVisibleTexts(none)).toBe("No matches yet.");
  });
});
