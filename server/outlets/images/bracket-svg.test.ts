import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { describe, expect, it } from "vitest";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import * as en from "#core/i18n/en/pages.ts";
import { type BracketImageOptions, renderBracketSvg } from "./bracket-svg.ts";

const tools = {
  messages: en.common,
  venue: createVenueFormat("UTC", "en-GB", () => SAMPLE_NOON),
  flagOf: (country: string) =>
    country === "us" ? '<svg viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>' : null,
};
const plain: BracketImageOptions = {
  theme: "light",
  contestant: "",
  rounds: null,
  width: 1200,
  fonts: "viewer",
};
const NAMES = [
  `A & <b>"B"</b>`,
  "beloved & remembered, mjmroh",
  "\u0007bell\uFFFE",
  "x".repeat(60),
];
const half = sampleBracket({ size: 8, kind: "double", ended: 5, live: 2, names: NAMES });

function draw(options: Partial<BracketImageOptions> = {}): string {
  return renderBracketSvg(half, { ...plain, ...options }, tools).svg;
}

describe("bracket image", () => {
  it("has the requested width and a height that follows from its content", () => {
    const { width, height, svg } = renderBracketSvg(half, { ...plain, width: 600 }, tools);
    expect(width).toBe(600);
    expect(svg).toMatch(
      new RegExp(`^<svg [^>]*width="600" height="${height}" viewBox="0 0 1440 [0-9.]+"`),
    );
  });

  it("contains names as escaped text, and nothing that runs or loads", () => {
    const svg = draw();
    expect(svg).toContain(">A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt;</text>");
    expect(svg).toContain("\uFFFDbell\uFFFD");
    expect(svg).not.toMatch(
      /<(script|foreignObject|image|a)\b|javascript:|https?:\/\/(?!www\.w3\.org)/,
    );
  });

  it("contains the full name as a title if a card shortens it", () => {
    expect(draw()).toContain("<title>beloved &amp; remembered, mjmroh</title>");
    expect(draw()).toContain(`<title>${"x".repeat(60)}</title>`);
  });

  it("names the source of an open slot", () => {
    expect(draw()).toMatch(/class="contestant t3"[^>]*>Winner of UBSF-1</);
  });

  it.each([
    ["light", "#f2f3f1", false],
    ["dark", "#0a0c0f", false],
    ["auto", "#f2f3f1", true],
  ] as const)("uses the colours of the %s theme", (theme, background, follows) => {
    const svg = draw({ theme });
    expect(svg).toContain(`.bg{fill:${background}}`);
    expect(svg.includes("prefers-color-scheme:dark")).toBe(follows);
  });

  it("highlights a contestant's path", () => {
    const svg = draw({ contestant: "sample-1" });
    expect(svg).toMatch(/<path class="path" [^>]*stroke-width="2.5"/);
    expect(svg).toContain('class="contestant accent"');
    expect(draw()).not.toContain('class="path"');
  });

  it.each([
    [null, true, true],
    [2, false, true],
    [["ro8"], true, false],
    [["nothing of this bracket"], true, true],
    [99, true, true],
  ])("draws rounds %j", (rounds, hasFirst, hasLast) => {
    const svg = draw({ rounds });
    expect([svg.includes(">UBQF-1<"), svg.includes(">Grand Final<")]).toEqual([hasFirst, hasLast]);
  });

  it("defines each flag once", () => {
    expect(draw().match(/<symbol id="flag-us"/g)).toHaveLength(1);
    expect(draw()).toContain('<use href="#flag-us"');
    expect(draw()).not.toContain("flag-se");
  });

  it("fixes text widths for a viewer's fonts, and names the bundled fonts for PNG", () => {
    expect(draw()).toContain("textLength=");
    const own = draw({ fonts: "own" });
    expect(own).not.toContain("textLength=");
    expect(own).toContain('font-stretch="semi-condensed"');
    expect(own).not.toContain(" part=");
  });
});

it.each([
  ["jp", "鹿島", "Noto Sans JP"],
  ["tw", "鹿島", "Noto Sans TC"],
  ["kr", "한국", "Noto Sans KR"],
  ["th", "ทีม", "Noto Sans Thai"],
])("draws names of %s such as %s in %s", (country, name, family) => {
  const { bracket, matches } = sampleBracket({ size: 2, kind: "single", names: [name] });
  const text = JSON.stringify(matches).replaceAll(/"country":"[a-z]*"/g, `"country":"${country}"`);
  const detail = { bracket, matches: JSON.parse(text) };
  const { svg } = renderBracketSvg(detail, { ...plain, fonts: "own" }, tools);
  const style = svg.match(`<text [^>]*font-family="${family}"[^>]*>`)?.[0] ?? "none";
  expect(svg.slice(svg.indexOf(style) + style.length)).toMatch(
    new RegExp(`^<tspan [^>]*>${name}<`),
  );
});
