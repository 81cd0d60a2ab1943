import { describe, expect, it } from "vitest";
import { type ChosenEmbed, formatImageMarkdown, renderSnippet } from "./snippets.ts";

const origin = "https://desk.example.org";
const options = { origin, pinned: null };
const file = (path: string) => ({ path, integrity: "sha384-abc" });
const pinned = {
  script: file("/widget.0123abcd.js"),
  module: file("/widget.4567abcd.mjs"),
  style: file("/widget.89ababcd.css"),
  bracket: "",
  messages: [],
};
const embed: ChosenEmbed = {
  kind: "bracket",
  set: new Map([
    ["bracket", "osu.example.net/7"],
    ["tournament", "osu.example.net/cup"],
    ["highlight", '"><script>alert(1)</script>'],
  ]),
  title: "<img src=x> & [friends]",
  height: 420,
};

describe("renderSnippet and formatImageMarkdown", () => {
  it("returns an element with a minimum height and a fallback link, and a script", () => {
    const text = renderSnippet("script", embed, options);
    expect(text).toContain('<matchdesk-widget kind="bracket" bracket="osu.example.net/7"');
    expect(text).toContain('style="display:block;min-height:420px"');
    expect(text).toContain(`<a href="${origin}/tournaments/osu.example.net/cup">`);
    expect(text).toContain(`<script async src="${origin}/widget.js"></script>`);
  });

  it("pins a version by its hash", () => {
    const text = renderSnippet("module", embed, { origin, pinned });
    expect(text).toContain(`<script type="module" src="${origin}/widget.4567abcd.mjs"`);
    expect(text).toContain('integrity="sha384-abc" crossorigin>');
  });

  it("returns an iframe with the page, and the script that adjusts its height", () => {
    const text = renderSnippet("iframe", embed, options);
    expect(text).toContain(`<iframe src="${origin}/embed/bracket/osu.example.net/7?`);
    expect(text).toContain("height:420px");
    expect(text).toContain(`${origin}/embed-height.js`);
  });

  it("omits the height while it is unknown", () => {
    const unseen = { ...embed, height: 0 };
    for (const form of ["script", "module", "iframe"] as const) {
      expect(renderSnippet(form, unseen, options)).not.toMatch(/height:0/);
    }
  });

  it.each(["script", "module", "iframe"] as const)("escapes names in the form %s", (form) => {
    const text = renderSnippet(form, embed, options);
    expect(text).not.toContain("<img");
    expect(text).not.toContain("alert(1)</script>");
  });

  it("returns Markdown with an image that links to its page", () => {
    expect(formatImageMarkdown(embed, origin)).toBe(
      `[![<img src=x> & friends](${origin}/brackets/osu.example.net/7.png)](${origin}/tournaments/osu.example.net/cup)`,
    );
    expect(formatImageMarkdown({ ...embed, set: new Map() }, origin)).toBeNull();
  });
});
