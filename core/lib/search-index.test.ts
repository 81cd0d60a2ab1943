import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSearchIndex, isOneEditAway } from "./search-index.ts";

const names = [
  "Žižkov Knights",
  "Knightsbridge United",
  "Спартак Ладога",
  "Kuu ni Naru",
  "beloved & remembered, mjmroh",
  "UBQF-2",
  "Straße FC",
  "한국 팀",
  "日本代表",
  "الأهلي",
  "Łódź Wolves",
];
const item = (text: string, more = "", boost = 0) => ({ text, more, boost });
const finder = createSearchIndex(names.map((text) => item(text, "Masters")));
const find = (query: string): readonly string[] => finder.find(query, 20).map(({ text }) => text);

test.each([
  ["zizkov", ["Žižkov Knights"]],
  ["knights ziz", ["Žižkov Knights"]],
  ["ладога спар", ["Спартак Ладога"]],
  ["kuunaru", ["Kuu ni Naru"]],
  ["mjm rem", ["beloved & remembered, mjmroh"]],
  ["ubqf2", ["UBQF-2"]],
  ["strasse", ["Straße FC"]],
  ["한국", ["한국 팀"]],
  ["日本", ["日本代表"]],
  ["الاهلي", ["الأهلي"]],
  ["lodz", ["Łódź Wolves"]],
  ["zizkvo", ["Žižkov Knights"]],
  ["knigths", ["Žižkov Knights", "Knightsbridge United"]],
  ["nobody of this name", []],
  ["  ", []],
])("finds %j as %j", (query, found) => {
  expect(find(query)).toEqual(found);
});

test.each<[string, readonly ReturnType<typeof item>[], string, readonly string[]]>([
  [
    "a whole word above the start of a word, and that above its middle",
    [item("Nightfall"), item("Sir Nightly"), item("Night Watchers"), item("Midnight")],
    "night",
    ["Night Watchers", "Nightfall", "Sir Nightly", "Midnight"],
  ],
  [
    "the name above additional text",
    [item("Grand Final", "Masters"), item("Meridian Masters")],
    "masters",
    ["Meridian Masters", "Grand Final"],
  ],
  [
    "a name found with its additional text",
    [item("Masters"), item("Grand Final", "Meridian Masters")],
    "masters final",
    ["Grand Final"],
  ],
  [
    "equal scores by length of the name, then in the given order",
    [item("Reds of York"), item("Reds of Bath"), item("Reds of Ely")],
    "reds",
    ["Reds of Ely", "Reds of York", "Reds of Bath"],
  ],
  [
    "a boosted item first",
    [item("Reds"), item("Blue Reds", "", 40)],
    "reds",
    ["Blue Reds", "Reds"],
  ],
])("ranks %s", (_, items, query, texts) => {
  const index = createSearchIndex(items);
  expect(index.find(query, 9).map(({ text }) => text)).toEqual(texts);
  expect(index.find(query, 1)).toEqual(items.filter(({ text }) => text === texts[0]));
});

test.each([
  ["yasmin", ["ياسمين كريم"]],
  ["karim yasmeen", ["ياسمين كريم"]],
  ["dalbit", ["달빛 요새"]],
  ["달빛", ["달빛 요새"]],
  ["ledokhod", ["Final"]],
  ["simon", []],
])("finds by %j, in Latin letters, %j", (query, texts) => {
  const items = [item("ياسمين كريم"), item("달빛 요새"), item("Final", "Ледоход 2026")];
  const latin = [
    ["ياسمين", "¦ysmn¦"],
    ["كريم", "¦krm¦"],
    ["달빛", "dalbit"],
    ["Ледоход", "ledokhod"],
  ] as const;
  const found = createSearchIndex(items, latin).find(query, 9);
  expect(found.map(({ text }) => text)).toEqual(texts);
});

test.each(["#", "annanna"])("does not find %j in a name that only shares letters", (query) => {
  expect(createSearchIndex([item("anna")]).find(query, 9)).toEqual([]);
});

test("finds every name in full, by its start, and with one edit", () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/u);
  fc.assert(
    fc.property(word, fc.nat(), (name, seed) => {
      const only = createSearchIndex([item(name)]);
      const at = 1 + (seed % (name.length - 2));
      const swapped =
        name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
      for (const typed of [name, name.slice(0, at + 1), name.slice(0, at) + name.slice(at + 1)]) {
        expect(only.find(typed, 1)).toHaveLength(1);
      }
      expect(isOneEditAway(name, swapped)).toBe(true);
    }),
  );
});

test.each([
  ["knights", true],
  ["knig", true],
  ["", true],
  ["knoghts", true],
  ["knihts", true],
  ["kniights", true],
  ["kinghts", true],
  ["knigth", true],
  ["xnights", false],
  ["nknights", false],
  ["knots", false],
  ["kinghst", false],
])("returns whether %j is one edit away from knights: %s", (typed, expected) => {
  expect(isOneEditAway("knights", typed)).toBe(expected);
});
