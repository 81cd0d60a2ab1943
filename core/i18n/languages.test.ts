import { describe, expect, it, test } from "vitest";
import { must } from "#core/lib/must.ts";
import { areas as english, type LanguageTables, start as englishStart } from "./en/index.ts";
import { LANGUAGE_CODES, LANGUAGES, languageOf, preferredLanguage } from "./languages.ts";

const OTHERS = LANGUAGE_CODES.filter((code) => code !== "en");

describe("preferredLanguage", () => {
  it.each([
    [["fi-FI", "en"], "fi"],
    [["sv-FI", "fi", "en-GB"], "sv"],
    [["de-DE", "sv"], "sv"],
    [["fil", "de-DE"], "en"],
    [[], "en"],
  ] as const)("chooses for the language list %j the language %s", (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe("languageOf", () => {
  it.each([
    ["FI", "fi"],
    ["sv-FI", "sv"],
    ["en-GB", "en"],
    ["fil", null],
    ["toString", null],
    ["", null],
  ])("returns for the tag %j the language %j", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});

describe.each(LANGUAGE_CODES)("the tables of %s", (code) => {
  it("have the locale of the language", async () => {
    const { start, areas } = await LANGUAGES[code].load();
    expect(languageOf(start.locale)).toBe(code);
    expect((await areas.embed()).locale).toBe(start.locale);
    expect(Intl.DateTimeFormat.supportedLocalesOf(start.locale)).toEqual([start.locale]);
  });

  it("have every plural form of the language", async () => {
    const { areas, start } = await LANGUAGES[code].load();
    const { pluralCategories } = new Intl.PluralRules(start.locale).resolvedOptions();
    const text = textsIn([await areas.embed(), await areas.screen()]).join("\n");
    for (const [, forms = ""] of text.matchAll(/\{\d(\|[^}]*)\}/g)) {
      const categories = [...forms.matchAll(/\|(\w+):/g)].map(([, category]) => category);
      expect(categories.toSorted()).toEqual(pluralCategories.toSorted());
    }
  });

  it("have the parameters of the English templates", async () => {
    const { areas } = await LANGUAGES[code].load();
    for (const area of ["embed", "screen"] as const) {
      const [actual, expected] = [await areas[area](), await english[area]()].map(parametersIn);
      expect(actual).toEqual(expected);
    }
  });
});

/** Product names, codes and signs that all languages share, and words with the same spelling. */
const SHARED = new Set([
  "Matchdesk",
  "Ctrl K",
  "JSON",
  "Letter",
  "Iframe",
  "Markdown",
  "Filter",
  "Form",
  "Match",
  "Start",
  "Status",
]);

test.each(OTHERS)("leaves no sentence of %s in English", async (code) => {
  const translated = await allTables(await LANGUAGES[code].load());
  const original = await allTables({ start: englishStart, areas: english });
  expect(sameTexts(original, translated, "")).toEqual([]);
});

async function allTables({ start, areas }: LanguageTables): Promise<object> {
  const loaded = Object.entries(areas).map(async ([area, load]) => [area, await load()] as const);
  return { start, ...Object.fromEntries(await Promise.all(loaded)) };
}

/** Returns the paths of texts that are the same in both tables and have a word of four letters. */
function sameTexts(a: object, b: object, path: string): readonly string[] {
  return Object.entries(a).flatMap(([name, text]) => {
    const other: unknown = Reflect.get(b, name);
    const here = `${path}.${name}`;
    if (typeof text === "object" && text !== null && typeof other === "object" && other !== null) {
      return sameTexts(text, other, here);
    }
    const isSame = typeof text === "string" && text === other && /\p{L}{4}/u.test(text);
    return isSame && !SHARED.has(text) ? [here] : [];
  });
}

function textsIn(table: unknown): readonly string[] {
  if (typeof table === "string") return [table];
  return typeof table === "object" && table !== null ? Object.values(table).flatMap(textsIn) : [];
}

/** Returns the path and the parameter numbers of every template, except names of rounds. */
function parametersIn(table: object): readonly string[] {
  return Object.entries(table).flatMap(([name, value]) => {
    if (name === "rounds") return [];
    if (typeof value === "object" && value !== null)
      return parametersIn(value).map((each) => `${name}.${each}`);
    const used = [...String(value).matchAll(/\{(\d)/g)].map((match) => must(match[1], "a number"));
    return used.length === 0 ? [] : [`${name} ${[...new Set(used)].toSorted().join()}`];
  });
}
