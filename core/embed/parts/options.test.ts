import { describe, expect, it } from "vitest";
import { embedOptions as parse } from "#core/testing/sample-embed.ts";
import {
  EMBED_ATTRIBUTES,
  findMisspelledAttributes,
  formatEmbedAttributes,
  getOnlyState,
  parseEmbedOptions,
  wouldShowAll,
} from "./options.ts";

describe("parseEmbedOptions", () => {
  it("returns the defaults without attributes", () => {
    expect(parse({})).toMatchObject({
      theme: "auto",
      density: "comfortable",
      flags: "letters",
      limit: 10,
      rows: null,
      hideScores: false,
    });
  });

  it("ignores invalid values", () => {
    const wrong = parse({ theme: "pink", limit: "-3", rows: "many", accent: "url(x)" });
    expect(wrong).toEqual(parse({}));
  });

  it.each([
    ["live", "live"],
    ["ended, live", "live ended"],
    ["upcoming ended live", ""],
    ["paused", ""],
  ])("parses the states %s", (text, state) => {
    expect(parse({ state: text }).state).toBe(state);
  });

  it("parses an accent of three or six digits, and hide-scores without a value", () => {
    expect(parse({ accent: "#F80" }).accent).toBe("#ff8800");
    expect(parse({ accent: "#12Ab9f" }).accent).toBe("#12ab9f");
    expect(parse({ "hide-scores": "" }).hideScores).toBe(true);
    expect(parse({ "hide-scores": "false" }).hideScores).toBe(false);
  });
});

/** Every name that differs from this one by one edit with the letters "a" and "s". */
function misspell(name: string): readonly string[] {
  return Array.from(name, (letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const exchanged = before + after.slice(0, 1) + letter + after.slice(1);
    const replaced = ["a", "s"].flatMap((other) => [before + other + after, `${name}${other}`]);
    return [before + after, exchanged, ...replaced, before + letter + letter + after];
  }).flat();
}

describe("findMisspelledAttributes", () => {
  it.each(EMBED_ATTRIBUTES)("finds every name that is one edit from %s", (name) => {
    const known = new Set<string>([...EMBED_ATTRIBUTES, "name", "size", "accept"]);
    const wrong = misspell(name).filter((each) => !known.has(each) && /^[a-z]/.test(each));
    const found = findMisspelledAttributes(wrong);
    expect(found.map((each) => each.name)).toEqual(wrong);
    expect(found.filter(({ meant }) => meant === name).length).toBeGreaterThan(wrong.length * 0.9);
  });

  it("finds two edits only in long names", () => {
    const found = findMisspelledAttributes([
      "turnamnt",
      "hidescore",
      "gmea",
      "sit3s",
      "Contestant",
    ]);
    expect(found.map(({ meant }) => meant)).toEqual(["tournament", "hide-scores", "contestant"]);
  });

  it("ignores attributes of HTML, of other programs and of campaigns", () => {
    const html =
      "accept accesskey action align allow alt as async autocapitalize autocomplete autocorrect " +
      "autofocus class color cols content contenteditable data dir disabled draggable enterkeyhint " +
      "exportparts for form headers height hidden high href id inert inputmode is itemid itemprop " +
      "itemref itemscope itemtype label lang list loading max min name nonce part pattern " +
      "placeholder popover role shape sizes size slot span spellcheck src start step style " +
      "tabindex target title translate type value width wrap writingsuggestions xmlns onclick " +
      "onload onerror ontoggle onmatch onfocus oninput onselect onscroll";
    const others =
      "data-kind data-tournament aria-label aria-flags x-game wp-state :kind @match v-if ng-site " +
      "xml:lang utm_source utm_campaign fbclid v ref_src 1match";
    expect(findMisspelledAttributes(`${html} ${others}`.split(" "))).toEqual([]);
  });
});

const parseQuery = (query: string) => {
  const given = new URLSearchParams(query);
  return parseEmbedOptions((name) => given.get(name), [...given.keys()]);
};

describe("wouldShowAll", () => {
  it.each([
    "",
    "state=live",
    "themee=dark",
    "limt=5",
    "tournament=a/b&turnament=c/d",
    "game=x&stat=live",
  ])("returns false for %j, with which a list is what its author wants or names", (attributes) =>
    expect(wouldShowAll(parseQuery(attributes))).toBe(false),
  );

  it.each(["bracket=a/1", "turnament=a/b", "stat=live", "state=live&sites=a", "knd=ranking"])(
    "returns true for %j, which names content that a list would not be limited to",
    (query) => expect(wouldShowAll(parseQuery(query))).toBe(true),
  );
});

describe("getOnlyState", () => {
  it("returns the state unless there are several", () => {
    expect(["live", "live ended", ""].map(getOnlyState)).toEqual(["live", "", ""]);
  });
});

describe("formatEmbedAttributes", () => {
  it("returns the attributes with an effect, which parse into the same options", () => {
    const options = parse({ theme: "dark", limit: "7", rows: "none", "hide-scores": "" });
    const attributes = formatEmbedAttributes(options);
    expect(Object.fromEntries(attributes)).toEqual({
      theme: "dark",
      limit: "7",
      "hide-scores": "",
    });
    expect(parse(Object.fromEntries(attributes))).toEqual(options);
  });
});
