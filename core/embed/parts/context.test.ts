import { describe, expect, it } from "vitest";
import { embedContext, type SetAttributes } from "#core/testing/sample-embed.ts";
import type { Side } from "#core/side/sides.ts";
import { flagNode, matchLink, nameNode, formatMatchSummary } from "./context.ts";

const unknown = { type: "unknown" } as const;
const open: Side = {
  name: "Winner of SF-1",
  short: "SF-1",
  contestant: null,
  country: "",
  key: undefined,
  source: unknown,
  isOpen: true,
  seed: null,
  score: "",
  standing: "open",
  note: "",
  slot: undefined,
};
const aino: Side = {
  ...open,
  name: "Aino",
  contestant: { key: "key-Aino", name: "Aino", country: "fi" },
  isOpen: false,
  score: "2",
  standing: "winner",
};

const attributesOf = (side: Side, attributes: SetAttributes = {}) =>
  nameNode(side, embedContext(attributes)).attributes;

describe("nameNode", () => {
  it("renders the full name as title, its direction, and the standing", () => {
    const node = nameNode(aino, embedContext());
    const attributes = { class: "name", title: "Aino", "data-standing": "winner" };
    expect(node.attributes).toMatchObject(attributes);
    expect(node.children).toMatchObject([
      { tag: "span", children: [{ tag: "bdi", attributes: { dir: "auto" }, children: ["Aino"] }] },
    ]);
  });

  it.each([
    ["Aino", 3],
    ["beloved & remembered, mjmroh", 16],
    ["달빛", 3],
  ])("estimates that %s is %d ems wide", (name, ems) => {
    expect(attributesOf({ ...aino, name })["style"]).toBe(`--ems:${ems}`);
  });

  it("renders an open slot when the contestant is unknown", () => {
    expect(attributesOf(open)).toMatchObject({ class: "name open", title: "Winner of SF-1" });
    expect(attributesOf(open)["data-standing"]).toBe("open");
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

const from = (country: string): Side => {
  return { ...aino, contestant: { key: "k", name: "Aino", country } };
};

describe("flagNode", () => {
  it("renders the letters of a country only if the whole code fits", () => {
    const node = flagNode(from("wal"), embedContext());
    expect(node).toMatchObject({ tag: "span", children: ["WAL"] });
    expect(flagNode(from("engl"), embedContext())).toMatchObject({ tag: "span", children: [] });
  });

  it("keeps the space of the flag when the contestant is unknown", () => {
    const attributes = { class: "none flag" };
    expect(flagNode(open, embedContext())).toMatchObject({ tag: "span", attributes, children: [] });
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
  it("contains the versus sign of the language between names without scores", () => {
    const sides = [
      { ...open, isOpen: true },
      { ...aino, score: "", isOpen: false },
    ];
    expect(formatMatchSummary(sides, [], embedContext())).toBe("Winner of SF-1 v Aino");
    expect(formatMatchSummary(sides, [], embedContext({}, "fi"))).toBe("Winner of SF-1 – Aino");
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
});
