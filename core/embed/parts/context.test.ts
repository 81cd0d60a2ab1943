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

const attributesOf = (side: EmbedSide, attributes: SetAttributes = {}) =>
  nameNode(side, embedContext(attributes)).attributes;

describe("nameNode", () => {
  it("renders the full name as title, its direction, and the standing", () => {
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

  it("renders an open slot when the contestant is unknown", () => {
    expect(attributesOf(open)).toMatchObject({ class: "name open", title: "Winner of SF-1" });
    expect(attributesOf(open)["data-standing"]).toBeUndefined();
  });

  it.each([
    ["key-Aino", aino, "name highlighted"],
    ["Aino", aino, "name highlighted"],
    ["Bo", aino, "name"],
    ["Aino", open, "name open"],
    ["", open, "name open"],
  ])("highlights for %j the right name", (highlight, side, className) => {
    expect(attributesOf(side, { highlight })["class"]).toBe(className);
  });
});

const from = (country: string): EmbedSide => {
  return { ...aino, contestant: { key: "k", name: "Aino", country } };
};

describe("flagNode", () => {
  it("renders at most three letters of the country", () => {
    const node = flagNode(from("engl"), embedContext());
    expect(node).toMatchObject({ tag: "span", children: ["ENG"] });
  });

  it("keeps the space of the flag when the contestant is unknown", () => {
    expect(flagNode(open, embedContext())).toMatchObject({ tag: "span", children: [] });
  });

  it("renders an image with the option, with the letters as alternative text", () => {
    const node = flagNode(from("fi"), embedContext({ flags: "images" }));
    expect(node?.tag).toBe("img");
    expect(node?.attributes).toMatchObject({
      src: "https://desk.example.org/flags/fi.svg",
      alt: "FI",
      "aria-hidden": "true",
    });
  });

  it.each(["", "../x", "eng"])("renders no image for %j", (country) => {
    expect(flagNode(from(country), embedContext({ flags: "images" }))?.tag).toBe("span");
  });

  it("renders nothing when flags are disabled", () => {
    expect(flagNode(from("fi"), embedContext({ flags: "none" }))).toBeNull();
  });
});

describe("formatting of a match", () => {
  const bo = { ...aino, name: "Bo", score: "1", standing: "loser", isOpen: false } as const;
  const known = { ...aino, isOpen: false };
  const unknown = { ...open, isOpen: true };

  it("shortens the list of a ranking's contestants", () => {
    const field = Array.from({ length: 20 }, () => bo);
    expect(formatMatchSummary(field, ["Live"], embedContext())).toBe(
      "Bo, Bo, Bo and 17 more, Live",
    );
  });

  it("contains the score and the other facts that exist", () => {
    expect(formatMatchSummary([known, bo], ["Live", "", "SF-1"], embedContext())).toBe(
      "Aino 2–1 Bo, Live, SF-1",
    );
  });

  it("contains “v” between the names without scores", () => {
    expect(formatMatchSummary([unknown, { ...bo, score: "" }], [], embedContext())).toBe(
      "Winner of SF-1 v Bo",
    );
    expect(formatMatchSummary([unknown, { ...bo, score: "" }], [], embedContext({}, "fi"))).toBe(
      "Winner of SF-1 – Bo",
    );
  });

  it("links to the match page", () => {
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

  it("formats the start with the day if it is not today; empty without a start", () => {
    expect(formatStart("2026-01-25T14:30:00Z", embedContext())).toBe("14:30");
    expect(formatStart("2026-01-26T14:30:00Z", embedContext())).toBe("Mon 14:30");
    expect(formatStart(null, embedContext())).toBe("");
    expect(formatStart(undefined, embedContext())).toBe("");
  });

  it("formats the round in the viewer's language; empty if unknown", () => {
    expect(formatRound(sampleMatch(), embedContext())).toBe("LB Round 2");
    expect(formatRound(sampleMatch(), embedContext({}, "fi"))).toBe("Alak. 2. kierros");
    expect(formatRound({ round: null }, embedContext())).toBe("");
  });
});
