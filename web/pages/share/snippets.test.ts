import { describe, expect, it } from "vitest";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import {
  type ChosenEmbed,
  findShareFiles,
  isPublicHost,
  renderSnippets,
  type SnippetForm,
} from "./snippets.ts";

const origin = "https://desk.example.org";
const file = (path: string) => ({ path, integrity: "sha384-abc" });
const pinned = {
  script: file("/widget.0123abcd.js"),
  module: file("/widget.4567abcd.mjs"),
  style: file("/widget.89ababcd.css"),
  late: [],
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
  path: "/embed/bracket/osu.example.net/7?highlight=%22%3E",
};
const aino: ChosenEmbed = {
  kind: "contestant",
  set: new Map([["contestant", "aino-1"]]),
  title: "Aino",
  height: 0,
  path: "/embed/matches?contestant=aino-1",
};

const textOf = (form: SnippetForm, of: ChosenEmbed, isPinned = false): string | undefined =>
  new Map(renderSnippets(of, { origin, pinned: isPinned ? pinned : null })).get(form);

describe("renderSnippets", () => {
  it("returns an element with a minimum height and a fallback link, and a script", () => {
    const text = textOf("script", embed);
    expect(text).toContain('<matchdesk-widget kind="bracket" bracket="osu.example.net/7"');
    expect(text).toContain('style="display:block;min-height:420px"');
    expect(text).toContain(`<a href="${origin}/tournaments/osu.example.net/cup">`);
    expect(text).toContain(`<script async src="${origin}/widget.js"></script>`);
  });

  it("pins a version by its hash", () => {
    const text = textOf("script", embed, true);
    expect(text).toContain(`<script async src="${origin}/widget.0123abcd.js"`);
    expect(text).toContain('integrity="sha384-abc" crossorigin>');
  });

  it("returns an iframe with the page, and the script that adjusts its height", () => {
    const text = textOf("iframe", embed);
    expect(text).toContain(`<iframe src="${origin}/embed/bracket/osu.example.net/7?`);
    expect(text).toContain("height:420px");
    expect(text).toContain(`${origin}/embed-height.js`);
  });

  it.each(["script", "iframe"] as const)("omits the height of a %s while it is unknown", (form) => {
    expect(textOf(form, { ...embed, height: 0 })).not.toMatch(/height:0/);
  });

  it.each(["script", "iframe"] as const)("escapes names in the form %s", (form) => {
    expect(textOf(form, embed)).not.toContain("<img");
    expect(textOf(form, embed)).not.toContain("alert(1)</script>");
  });

  it("returns Markdown with an image that links to its page", () => {
    expect(textOf("markdown", embed)).toBe(
      `[![<img src=x> & friends](${origin}/brackets/osu.example.net/7.png)](${origin}/tournaments/osu.example.net/cup)`,
    );
  });

  it("returns every form of a contestant's matches", () => {
    expect(textOf("script", aino)).toContain(
      '<matchdesk-widget kind="matches" contestant="aino-1"',
    );
    expect(textOf("iframe", aino)).toContain(`src="${origin}/embed/matches?contestant=aino-1"`);
    expect(textOf("image", aino)).toBe(`${origin}/cards/contestants/aino-1.png`);
    expect(textOf("markdown", aino)).toContain(`(${origin}/contestants/aino-1)`);
    expect(textOf("calendar", aino)).toBe(`${origin}/calendar/contestant/aino-1.ics`);
  });
});

const set = (...values: readonly (readonly [EmbedAttribute, string])[]) => new Map(values);

describe("findShareFiles", () => {
  const cup = ["tournament", "a.example/cup"] as const;

  it.each([
    ["tournament", set(), null, "/calendar/all.ics"],
    [
      "tournament",
      set(cup),
      "/cards/tournaments/a.example/cup.png",
      "/calendar/tournament/a.example/cup.ics",
    ],
    ["match", set(["match", "a.example/1"], cup), "/cards/matches/a.example/1.png", null],
    ["standings", set(cup), "/cards/tournaments/a.example/cup.png", null],
    ["standings", set(["group", "a.example/7"], cup), "/cards/groups/a.example/7.png", null],
    ["ranking", set(cup), "/cards/rankings/a.example/cup.png", null],
  ] as const)("returns image and calendar of a %s with %j", (kind, attributes, image, calendar) => {
    expect(findShareFiles({ kind, set: attributes })).toEqual({ image, calendar });
  });
});

describe("isPublicHost", () => {
  it.each([
    ["desk.example.org", true],
    ["203.0.113.9", true],
    ["172.32.0.1", true],
    ["[2001:db8::9]", true],
    ["10.example.org", true],
    ["fe80.example.org", true],
    ["localhost", false],
    ["matchdesk", false],
    ["desk.local", false],
    ["desk.home.arpa", false],
    ["127.0.0.1", false],
    ["10.1.2.3", false],
    ["172.16.0.1", false],
    ["192.168.1.20", false],
    ["169.254.1.1", false],
    ["[::1]", false],
    ["[fd00:1::2]", false],
    ["[fe80::1]", false],
  ])("returns for %s %s", (hostname, isPublic) => {
    expect(isPublicHost(hostname)).toBe(isPublic);
  });
});
