import { describe, expect, it } from "vitest";
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

const view = (attributes: SetAttributes = {}, locale?: string) => [
  standingsEmbedView.view({ group, matches: [] }, embedContext(attributes, locale)),
];

describe("the standings of a group", () => {
  it("have a row per contestant with rank and figures", () => {
    expect(findVisibleTexts(view(), "tr")).toEqual([
      "Contestant|P|W|D|L|±|Pts",
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
      advancing: 1,
      source: "staff" as const,
      rounds: null,
      left: [],
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
      return findVisibleTexts([node], "th").filter((text) => text.includes("FI|"));
    };
    expect(marksIn({})).toEqual(["1|FI|Cato|Through", "2|FI|Aino", "2|FI|Bo|Out"]);
    expect(marksIn({}, "fi")).toEqual(["1|FI|Cato|Jatkoon", "2|FI|Aino", "2|FI|Bo|Putoaa"]);
    expect(marksIn({ "hide-scores": "" })).toEqual(["FI|Aino", "FI|Bo", "FI|Cato"]);
  });

  it("have column titles in the viewer's language", () => {
    const titles = attributesIn(view(), "abbr", "title").join(" ");
    expect(titles).toBe("Played Won Drawn Lost Difference Points");
    expect(findVisibleTexts(view({}, "fi"), "tr")[0]).toBe("Osallistuja|O|V|T|H|±|P");
  });

  it("omit ranks and figures and sort by name with hidden scores", () => {
    const rows = findVisibleTexts(view({ "hide-scores": "" }), "tr");
    expect(rows).toEqual(["Contestant", "FI|Aino", "FI|Bo", "FI|Cato"]);
  });

  it.each<[string, Partial<GroupView>, string]>([
    ["its number", {}, "Group 1"],
    ["the name that staff entered", { name: "Pool of death" }, "Pool of death"],
    [
      "the number of seen matches",
      { coverage: { partial: true, unseen: null } },
      "Group 1|matches may be missing",
    ],
    [
      "the number of unseen matches",
      { coverage: { partial: true, unseen: 2 } },
      "Group 1|2 matches are missing",
    ],
  ])("have a caption with %s", (_, change, caption) => {
    const data = { group: { ...group, ...change }, matches: [] };
    const table = standingsEmbedView.view(data, embedContext());
    expect(findVisibleTexts([table], "caption")).toEqual([caption]);
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
