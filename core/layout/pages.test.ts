import { describe, expect, it } from "vitest";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import { paginate } from "./pages.ts";
import { layoutBracket } from "./layout.ts";

/** Printable areas in landscape, in CSS pixels. */
const A4 = { width: 1047, height: 650 };
const A3 = { width: 1512, height: 980 };

const layoutOf = (options: SampleOptions) => layoutBracket(sampleBracket(options).bracket.rounds);

it.each([
  [{ size: 8, kind: "single" }, A4, 1],
  [{ size: 16, kind: "single" }, A4, 1],
  [{ size: 16, kind: "double" }, A4, 1],
  [{ size: 32, kind: "double" }, A4, 5],
  [{ size: 32, kind: "double" }, A3, 1],
  [{ size: 128, kind: "single" }, A3, 4],
] as const)("divides %j for a sheet of %j into %d pages", (options, sheet, count) => {
  expect(paginate(layoutOf(options), sheet).pages).toHaveLength(count);
});

describe("paginate, for several pages", () => {
  const layout = layoutOf({ size: 128, kind: "double" });
  const { pages, scale } = paginate(layout, A4);

  it("uses one readable scale that fits every sheet", () => {
    expect(scale).toBe(0.62);
    for (const { area } of pages) {
      expect(area.width * scale).toBeLessThanOrEqual(A4.width);
      expect(area.height * scale).toBeLessThanOrEqual(A4.height);
    }
  });

  it("puts every card on one page, with half a card of overhang at most", () => {
    const places = pages.flatMap((page) => page.places);
    expect(places.toSorted()).toEqual(layout.places.map(({ place }) => place).toSorted());
    for (const page of pages) {
      for (const { place, x, y } of layout.places) {
        if (!page.places.includes(place)) continue;
        expect(x).toBeGreaterThanOrEqual(page.area.x);
        expect(x + 240).toBeLessThanOrEqual(page.area.x + page.area.width);
        expect(y + 28).toBeGreaterThanOrEqual(page.area.y);
        expect(y + 28).toBeLessThan(page.area.y + page.area.height);
      }
    }
  });

  it("marks both sides of every cut with the number of the other page", () => {
    const marks = pages.flatMap((page) => page.marks.map((mark) => ({ ...mark, on: page.number })));
    const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" };
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      const { x, y, page: on, on: page } = mark;
      const other = { x, y, on, page, edge: opposite[mark.edge] };
      expect(marks).toContainEqual(expect.objectContaining(other));
    }
  });
});

it("creates a page for a line without cards, with marks to the next pages", () => {
  const { pages } = paginate(layoutOf({ size: 8, kind: "double" }), { width: 300, height: 300 });
  const between = pages.find(({ places, marks }) => places.length === 0 && marks.length > 0);
  const edges = between?.marks.map(({ edge, place }) => `${edge} ${place}`);
  expect(edges).toEqual(["right ro2#1", "left ro4#1", "right ro2#1", "left ro4#2"]);
  for (const { page, place } of between?.marks ?? []) {
    expect(pages[page - 1]?.places).toContain(place);
  }
});

it("returns no pages for an empty bracket", () => {
  expect(paginate(layoutBracket([]), A4).pages).toEqual([]);
});
