import { expect, it } from "vitest";
import { createSvgFlags } from "#server/outlets/images/svg-flags.ts";
import { drawPreviewRows } from "./draw-preview-rows.ts";
import type { LinkPreview, PreviewRow } from "./link-preview.ts";

const FLAG = '<svg viewBox="0 0 3 2"><path/></svg>';

function draw(rows: readonly PreviewRow[], more: Partial<LinkPreview> = {}) {
  const preview = { title: "", top: "", mark: null, rows, foot: ["", ""] as const, ...more };
  const { nodes, rest } = drawPreviewRows(
    preview,
    createSvgFlags(() => FLAG),
  );
  const texts = nodes.filter(({ tag }) => tag === "text");
  return {
    rest,
    nodes,
    sizes: texts.map(({ attributes }) => Number(attributes["font-size"])),
    lefts: texts.map(({ attributes }) => Number(attributes["x"])),
  };
}

function rowsOf(count: number, more: Partial<PreviewRow> = {}): readonly PreviewRow[] {
  return Array.from({ length: count }, (_, index) => {
    return { name: `Name ${index}`, look: "plain" as const, ...more };
  });
}

it("draws fewer rows larger, and none smaller than a chat shows", () => {
  const largest = [1, 2, 4, 6, 8, 10].map((count) => Math.max(...draw(rowsOf(count)).sizes));
  expect(largest.slice(0, 4)).toEqual(largest.slice(0, 4).toSorted((a, b) => b - a));
  expect(Math.min(...largest)).toBeGreaterThanOrEqual(20);
});

it("draws seven to ten rows in two columns unless their labels are long", () => {
  expect(new Set(draw(rowsOf(10)).lefts).size).toBe(2);
  expect(draw(rowsOf(12)).rest).toBe(2);
  expect(draw(rowsOf(10, { label: "at least 2nd" })).rest).toBe(4);
});

it("indents names without a flag only if another row has one", () => {
  const [first, second] = rowsOf(2, { country: "" });
  expect(draw([first!, second!]).lefts).toEqual([24, 24]);
  const [left = 0, right = 0] = draw([{ ...first!, country: "fi" }, second!]).lefts;
  expect(left).toBeGreaterThan(24);
  expect(right).toBe(left);
});

it.each([
  ["live", 1],
  ["won", 1],
  ["plain", 0],
  ["quiet", 0],
] as const)("draws figures of a row that looks %s in %i boxes", (look, boxes) => {
  const { nodes } = draw(rowsOf(1, { figures: ["3"], look }));
  expect(nodes.filter(({ tag }) => tag === "rect")).toHaveLength(boxes);
});
