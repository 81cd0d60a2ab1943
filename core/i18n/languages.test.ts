import { describe, expect, it, test } from "vitest";
import { must } from "#core/lib/must.ts";
import type { LanguageTables } from "./en/index.ts";
import { LANGUAGE_CODES, LANGUAGES, languageOf, preferredLanguage } from "./languages.ts";

const OTHERS = LANGUAGE_CODES.filter((code) => code !== "en");

describe("preferredLanguage", () => {
  it.each([
    [["fi-FI", "en"], "fi"],
    [["sv-FI", "fi", "en-GB"], "sv"],
    [["de-DE", "sv"], "sv"],
    [["fil", "de-DE"], "en"],
    [[], "en"],
  ] as const)("returns for the accepted languages %j: %s", (tags, language) => {
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
  ])("returns for the tag %j: %j", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});

describe.each(LANGUAGE_CODES)("the messages of %s", (code) => {
  it("have the locale of this language", async () => {
    const { firstPage, embeds } = await LANGUAGES[code].load();
    const { locale } = firstPage;
    expect(languageOf(locale)).toBe(code);
    expect((await embeds()).embed.locale).toBe(locale);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  });

  it("have every plural form of the language", async () => {
    const { embed, screen } = await (await LANGUAGES[code].load()).embeds();
    const { pluralCategories } = new Intl.PluralRules(embed.locale).resolvedOptions();
    const text = textsIn([embed, screen]).join("\n");
    for (const [, forms = ""] of text.matchAll(/\{\d(\|[^}]*)\}/g)) {
      const categories = [...forms.matchAll(/\|(\w+):/g)].map(([, category]) => category);
      expect(categories.toSorted()).toEqual(pluralCategories.toSorted());
    }
  });

  it("have the parameters of the English templates", async () => {
    const { embed, screen } = await (await LANGUAGES[code].load()).embeds();
    const english = await (await LANGUAGES.en.load()).embeds();
    expect(parametersIn(embed).toSorted()).toEqual(parametersIn(english.embed).toSorted());
    expect(parametersIn(screen)).toEqual(parametersIn(english.screen));
  });
});

/** Names, codes and signs that languages share, and words that are equal by chance. */
const SHARED = new Set([
  ..."Matchdesk JSON Letter Iframe Markdown Filter Form Match Buchholz Sonneborn-Berger Start Status".split(
    " ",
  ),
  "Ctrl K",
]);

test.each(OTHERS)("contain no English sentence in %s", async (code) => {
  const theirs = await allTables(await LANGUAGES[code].load());
  const ours = await allTables(await LANGUAGES.en.load());
  expect(sameIn(ours, theirs, "")).toEqual([]);
});

async function allTables({ pages, embeds }: LanguageTables): Promise<object> {
  return { ...(await pages()), ...(await embeds()) };
}

/** Returns the paths of texts with a word of four letters or more that are equal in both tables. */
function sameIn(ours: object, theirs: object, path: string): readonly string[] {
  return Object.entries(ours).flatMap(([name, text]) => {
    const other: unknown = Reflect.get(theirs, name);
    const here = `${path}.${name}`;
    if (typeof text === "object" && text !== null && typeof other === "object" && other !== null) {
      return sameIn(text, other, here);
    }
    const isSame = typeof text === "string" && text === other && /\p{L}{4}/u.test(text);
    return isSame && !SHARED.has(text) ? [here] : [];
  });
}

function textsIn(table: unknown): readonly string[] {
  if (typeof table === "string") return [table];
  return typeof table === "object" && table !== null ? Object.values(table).flatMap(textsIn) : [];
}

/** Returns every template's path with the numbers of its parameters; names of rounds excluded. */
function parametersIn(table: object): readonly string[] {
  return Object.entries(table).flatMap(([name, value]) => {
    if (name === "rounds") return [];
    if (typeof value === "object" && value !== null)
      return parametersIn(value).map((each) => `${name}.${each}`);
    const used = [...String(value).matchAll(/\{(\d)/g)].map((match) => must(match[1], "a number"));
    return used.length === 0 ? [] : [`${name} ${[...new Set(used)].toSorted().join()}`];
  });
}
