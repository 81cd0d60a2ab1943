import { describe, expect, it } from "vitest";
import { findForeignStyle, QUERIES } from "./style-rules.mjs";

const MAX_QUERIES = 20;

describe("findForeignStyle", () => {
  it.each([
    ["font: var(--type-meta)"],
    ["font-size: 1rem"],
    ["line-height: 1.25"],
    ["letter-spacing: 0"],
    ["color: var(--t2)"],
    ["background: none"],
    ["border-bottom: 1px solid var(--line)"],
    ["outline: 0"],
    ["box-shadow: none"],
    ["width: 17rem"],
    ["margin: calc(-1 * 0.5rem) auto"],
    ["gap: 0 3px"],
  ])("returns %s", (declaration) => {
    expect(findForeignStyle(`.a {\n  ${declaration};\n}`)).toEqual([declaration]);
  });

  it.each([
    ["width: var(--w-16)"],
    ["gap: var(--s-2) 2px"],
    ["margin-top: -1px"],
    ["grid-template-columns: minmax(0, 2fr) auto"],
    ["height: 100dvh"],
    ["max-width: 40%"],
    ["composes: text-meta from global"],
    ["grid-row: 2 / 4"],
  ])("allows %s", (declaration) => {
    expect(findForeignStyle(`.a:hover {\n  ${declaration};\n}`)).toEqual([]);
  });

  it("returns a query that is not in the list, and no comment", () => {
    expect(
      findForeignStyle("/* color: red; */\n@media print {\n}\n@media (width < 720px) {\n}\n"),
    ).toEqual(["@media print"]);
  });

  it("has at most 20 different queries", () => {
    expect(QUERIES.size).toBeLessThanOrEqual(MAX_QUERIES);
  });
});
