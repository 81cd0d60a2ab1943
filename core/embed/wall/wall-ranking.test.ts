import { describe, expect, it } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { attributesIn, findVisibleTexts } from "#core/testing/sample-embed.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { drawWall, headersOf, nodesOf, rowsOf } from "#core/testing/sample-wall.ts";
import type { ScreenSlide } from "#core/embed/parts/screen.ts";

const live = sampleMatch({
  state: "live",
  slots: [slot("Aino", { score: 1 }), slot("Bo", { score: 0 })],
});
const field = (count: number, change: Partial<MatchView> = {}): MatchView =>
  sampleMatch({
    id: `race${count}`,
    code: "G1-4",
    state: "live",
    slots: Array.from({ length: count }, (_, index) =>
      slot(`C${index + 1}`, { score: 50 - index }),
    ),
    ...change,
  });
const placesOf = (slides: readonly ScreenSlide[]) =>
  slides.map(({ nodes }) => findVisibleTexts(nodes, ".place"));

const draw = (...matches: readonly MatchView[]) => drawWall({ matches });

describe("a ranking on a wall", () => {
  it("has a slide of its own with all contestants, beside those of duels", () => {
    const slides = draw(live, field(4));
    expect(headersOf(slides)).toEqual(["Live|CC6 - D3", "Live|CC6 - D3 · G1-4"]);
    expect(rowsOf(slides)).toHaveLength(1);
    const [, places] = placesOf(slides);
    expect(places).toEqual(["1|FI|C1|50", "2|FI|C2|−1|49", "3|FI|C3|−2|48", "4|FI|C4|−3|47"]);
    expect(findVisibleTexts(nodesOf(slides), ".after")[0]).toBe("Next: G1-4, 4 contestants");
  });

  it.each([
    [4, ["places few"], [4]],
    [5, ["places five"], [5]],
    [20, ["places many"], [20]],
    [45, ["places many", "places many", "places five"], [20, 20, 5]],
  ])("shows all of %i contestants", (count, classes, sizes) => {
    const slides = draw(field(count));
    expect(attributesIn(nodesOf(slides), ".places", "class")).toEqual(classes);
    expect(placesOf(slides).map(({ length }) => length)).toEqual(sizes);
  });

  it("is shown as a result once it has ended", () => {
    const slides = draw(field(3, { state: "ended" }));
    expect(headersOf(slides)).toEqual(["Results|CC6 - D3 · G1-4"]);
  });

  it("shows a dash for a contestant without a score", () => {
    const slots = [slot("C1", { score: 3 }), slot("C2", { score: 1 }), slot("C3", { score: null })];
    expect(placesOf(draw(field(3, { slots })))[0]?.[2]).toBe("3|FI|C3|–");
  });

  it("lists its contestants by name before play", () => {
    const upcoming = field(20, { state: "upcoming", start: "2026-01-25T13:00:00Z" });
    expect(rowsOf(draw(upcoming))).toEqual(["13:00|C1, C2, C3 and 17 more"]);
  });

  it("changes its order only when contestants change places", () => {
    const [first] = draw(field(4));
    const slots = [slot("C1", { score: 60 }), ...field(4).slots.slice(1)];
    expect(draw(field(4, { slots }))[0]?.order).toBe(first?.order);
    expect(draw(field(4, { slots: slots.toReversed() }))[0]?.order).not.toBe(first?.order);
  });
});
