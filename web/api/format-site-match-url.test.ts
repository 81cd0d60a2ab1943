import { expect, test } from "vitest";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { formatSiteMatchUrl } from "./format-site-match-url.ts";

test.each([
  ["no template", {}, "https://osu.example.net/"],
  [
    "a template",
    { "osu.example.net": "https://SITE/GAME/SLUG/match/ID" },
    "https://osu.example.net/osu/cc6-d3/match/a%2Fb",
  ],
  ["another site's template", { "liga.example": "https://SITE/ID" }, "https://osu.example.net/"],
])("returns the URL at the match's site with %s", (_, templates, url) => {
  expect(formatSiteMatchUrl(sampleMatch({ id: "a/b" }), templates)).toBe(url);
});

test("uses the id and the slug that the site has for a match now", () => {
  const match = sampleMatch({ id: "1", sentId: "9001", sentSlug: "weekly" });
  const templates = { "osu.example.net": "https://SITE/SLUG/ID" };
  expect(formatSiteMatchUrl(match, templates)).toBe("https://osu.example.net/weekly/9001");
});
