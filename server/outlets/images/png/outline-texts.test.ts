import { expect, it } from "vitest";
import type { FontLookup } from "./fonts.ts";
import { convertTextToPaths } from "./outline-texts.ts";

/** A font with the characters A and &, each half an em wide; only in weight 700. */
const fonts: FontLookup = (weight) =>
  weight === 700
    ? {
        findGlyph: (character, grid) =>
          "A&".includes(character) ? { advance: grid / 2, outline: `m0 0h${grid / 4}z` } : null,
      }
    : null;

const draw = (body: string, width = 100): string =>
  convertTextToPaths(`<svg viewBox="0 0 100 50">${body}</svg>`, width, fonts).slice(
    '<svg viewBox="0 0 100 50">'.length,
    -"</svg>".length,
  );
const text = (attributes: string, ...spans: string[]): string =>
  `<text class="name" font-size="8px"${attributes}>${spans.join("")}</text>`;
const span = (x: number, y: number, content: string): string =>
  `<tspan x="${x}" y="${y}">${content}</tspan>`;
const BOLD = ' font-weight="700"';

it("draws each text at its position, on a grid of eighths of a pixel", () => {
  expect(draw(text(BOLD, span(8, 16, "A&amp;"), span(0, 8, "A")))).toBe(
    '<g class="name" transform="scale(0.125)"><path d="M64 128m0 0h16zM96 128m0 0h16zM0 64m0 0h16z"/></g>',
  );
});

it("uses a coarser grid for a smaller image", () => {
  expect(draw(text(BOLD, span(8, 16, "A")), 25)).toContain("M16 32m0 0h4z");
});

it.each([
  ["middle", 32],
  ["end", 0],
])("aligns a text by text-anchor=%s", (anchor, left) => {
  expect(draw(text(`${BOLD} text-anchor="${anchor}"`, span(8, 16, "AA")))).toContain(
    `"M${left} 128m`,
  );
});

it("leaves texts that the bundled fonts cannot draw", () => {
  const thai = text(`${BOLD} font-family="Noto Sans Thai"`, span(0, 0, "A"));
  const light = text(' font-weight="400"', span(0, 0, "A"));
  expect(draw(thai + light)).toBe(thai + light);
  expect(draw(text(BOLD, span(0, 8, "A"), span(0, 16, "B")))).toBe(
    `<g class="name" transform="scale(0.125)"><path d="M0 64m0 0h16z"/></g>${text(BOLD, span(0, 16, "B"))}`,
  );
});
