import { describe, expect, it } from "vitest";
import { embedContext, type SetAttributes } from "#core/testing/sample-embed.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import {
  type EmbedSide,
  flagNode,
  matchLink,
  nameNode,
  formatMatchSummary,
  formatRound,
  formatStart,
} from "./context.ts";

const aino: EmbedSide = {
  name: "Aino",
  contestant: { key: "key-Aino", name: "Aino", country: "fi" },
  score: "2",
  standing: "winner",
};
const open: EmbedSide = { name: "Winner of SF-1", contestant: null, score: "", standing: null };

const lookOf = (side: EmbedSide, attributes: SetAttributes = {}) =>
  nameNode(side, embedContext(attributes)).attributes;

describe("a name", () => {
  it("stands whole in its title, in its own direction, and says who won", () => {
    const node = nameNode(aino, embedContext());
    expect(node.attributes).toMatchObject({
      class: "name",
      title: "Aino",
      "data-standing": "winner",
    });
    expect(node.children).toMatchObject([
      { tag: "bdi", attributes: { dir: "auto" }, children: ["Aino"] },
    ]);
  });

  it("of nobody known yet looks open and has no standing", () => {
    expect(lookOf(open)).toMatchObject({ class: "name open", title: "Winner of SF-1" });
    expect(lookOf(open)["data-standing"]).toBeUndefined();
  });

  it.each([
    ["key-Aino", aino, "name lit"],
    ["Aino", aino, "name lit"],
    ["Bo", aino, "name"],
    ["Aino", open, "name open"],
    ["", open, "name open"],
  ])("that is highlighted by %j stands out", (highlight, side, look) => {
    expect(lookOf(side, { highlight })["class"]).toBe(look);
  });
});

const from = (country: string): EmbedSide => {
  return { ...aino, contestant: { key: "k", name: "Aino", country } };
};

describe("a country", () => {
  it("is its letters, at most three of them", () => {
    const node = flagNode(from("engl"), embedContext());
    expect(node).toMatchObject({ tag: "span", children: ["ENG"] });
  });

  it("keeps its room where nobody is known", () => {
    expect(flagNode(open, embedContext())).toMatchObject({ tag: "span", children: [] });
  });

  it("is a picture where that is wished, with its letters for whom it does not load", () => {
    const node = flagNode(from("fi"), embedContext({ flags: "images" }));
    expect(node?.tag).toBe("img");
    expect(node?.attributes).toMatchObject({
      src: "https://desk.example.org/flags/fi.svg",
      alt: "FI",
      "aria-hidden": "true",
    });
  });

  it.each(["", "../x", "eng"])("%j has no picture", (country) => {
    expect(flagNode(from(country), embedContext({ flags: "images" }))?.tag).toBe("span");
  });

  it("is not shown where nobody wants it", () => {
    expect(flagNode(from("fi"), embedContext({ flags: "none" }))).toBeNull();
  });
});

describe("a match in one sentence", () => {
  const bo = { ...aino, name: "Bo", score: "1", standing: "loser", isOpen: false } as const;
  const known = { ...aino, isOpen: false };
  const unknown = { ...open, isOpen: true };

  it("lists the contestants of a ranking", () => {
    const field = Array.from({ length: 20 }, () => bo);
    expect(formatMatchSummary(field, ["Live"], embedContext())).toBe(
      "Bo, Bo, Bo and 17 more, Live",
    );
  });

  it("says its score, and the facts there are", () => {
    expect(formatMatchSummary([known, bo], ["Live", "", "SF-1"], embedContext())).toBe(
      "Aino 2–1 Bo, Live, SF-1",
    );
  });

  it("says who meets whom where nobody has a score", () => {
    expect(formatMatchSummary([unknown, { ...bo, score: "" }], [], embedContext())).toBe(
      "Winner of SF-1 v Bo",
    );
    expect(formatMatchSummary([unknown, { ...bo, score: "" }], [], embedContext({}, "fi"))).toBe(
      "Winner of SF-1 – Bo",
    );
  });

  it("leads to its page", () => {
    const link = matchLink({ site: "a.example", id: "7/8" }, embedContext(), { class: "row" }, [
      "x",
    ]);
    expect(link).toMatchObject({
      tag: "a",
      attributes: {
        class: "row",
        href: "https://desk.example.org/matches/a.example/7%2F8",
        target: "_blank",
      },
      children: ["x"],
    });
  });

  it("says when it begins: the day where it is another one, nothing where nobody knows", () => {
    expect(formatStart("2026-01-25T14:30:00Z", embedContext())).toBe("14:30");
    expect(formatStart("2026-01-26T14:30:00Z", embedContext())).toBe("Mon 14:30");
    expect(formatStart(null, embedContext())).toBe("");
    expect(formatStart(undefined, embedContext())).toBe("");
  });

  it("names its round in the reader's language, where one is known", () => {
    expect(formatRound(sampleMatch(), embedContext())).toBe("LB Round 2");
    expect(formatRound(sampleMatch(), embedContext({}, "fi"))).toBe("Alak. 2. kierros");
    expect(formatRound({ round: null }, embedContext())).toBe("");
  });
});
