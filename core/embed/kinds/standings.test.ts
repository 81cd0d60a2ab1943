import { describe, expect, it } from "vitest";
import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import {
  attributesIn,
  embedContext,
  joinVisibleTexts,
  findVisibleTexts,
  type SetAttributes,
} from "#core/testing/sample-embed.ts";
import { sampleGroup, sampleTournament, standing } from "#core/testing/sample-group.ts";
import { standingsEmbedView } from "./standings.ts";

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

const view = (attributes: SetAttributes = {}, locale?: string) => [
  standingsEmbedView.view({ group, matches: [] }, embedContext(attributes, locale)),
];

const cutIn = (attributes: SetAttributes) => {
  const data = { group: { ...group, advancing: 2 }, matches: [] };
  const node = standingsEmbedView.view(data, embedContext(attributes));
  return attributesIn([node], ".cut", "data-key");
};

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
    const marksIn = (attributes: SetAttributes, locale?: string) => {
      const data = { group: { ...group, scenarios }, matches: [] };
      const node = standingsEmbedView.view(data, embedContext(attributes, locale));
      return findVisibleTexts([node], ".chance").slice(1);
    };
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
    const node = standingsEmbedView.view(
      { group: { ...group, scenarios }, matches: [] },
      embedContext(),
    );
    expect(findVisibleTexts([node], ".chance")[1]).toBe(text);
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
    const data = { group: { ...group, ...change }, matches: [] };
    const table = standingsEmbedView.view(data, embedContext());
    expect(findVisibleTexts([table], "caption")).toEqual(captions);
  });

  it.each([
    ["its number", null, "Group 1"],
    ["the name that staff entered", "Pool of death", "Pool of death"],
  ])("have a label with %s", (_, name, label) => {
    const table = standingsEmbedView.view(
      { group: { ...group, name }, matches: [] },
      embedContext(),
    );
    expect(attributesIn([table], "table", "aria-label")).toEqual([label]);
  });
});

describe("the standings of a tournament", () => {
  it("contain all groups", () => {
    const other = sampleGroup([], { id: "78", number: 2 });
    const tables = standingsEmbedView.view(sampleTournament([group, other]), embedContext());
    expect(findVisibleTexts([tables], "caption")).toEqual(["Group 1", "Group 2"]);
  });

  it("are a message without groups", () => {
    const none = standingsEmbedView.view(sampleTournament([]), embedContext());
    expect(joinVisibleTexts(none)).toBe("No matches yet.");
  });
});
