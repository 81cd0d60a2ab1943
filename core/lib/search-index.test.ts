import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSearchIndex } from "./search-index.ts";
import { isOneEditAway } from "./one-edit-away.ts";

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
const finder = createSearchIndex(names.map((text) => ({ text, more: "Masters", boost: 0 })));
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

test("ranks a whole word above the start of a word, and that above its middle", () => {
  const texts = ["Nightfall", "Sir Nightly", "Night", "Midnight"];
  const nights = createSearchIndex(texts.map((text) => ({ text, more: "", boost: 0 })));
  expect(nights.find("night", 9).map(({ text }) => text)).toEqual([
    "Night",
    "Nightfall",
    "Sir Nightly",
    "Midnight",
  ]);
});

test("finds an item by its additional text, ranked below items with that text as name", () => {
  const items = [
    { text: "Grand Final", more: "Meridian Masters", boost: 0 },
    { text: "Masters", more: "", boost: 0 },
  ];
  expect(createSearchIndex(items).find("masters", 9)[0]?.text).toBe("Masters");
  expect(createSearchIndex(items).find("masters final", 9)[0]?.text).toBe("Grand Final");
});

test("ranks equal scores by length of the name, then in the given order", () => {
  const items = ["Reds of York", "Reds of Bath", "Reds of Ely"].map((text) => ({
    text,
    more: "",
    boost: 0,
  }));
  expect(
    createSearchIndex(items)
      .find("reds", 9)
      .map(({ text }) => text),
  ).toEqual(["Reds of Ely", "Reds of York", "Reds of Bath"]);
  expect(createSearchIndex(items).find("reds", 1)).toEqual([items[2]]);
});

test("adds the boost to the score", () => {
  const items = [
    { text: "Reds", more: "", boost: 0 },
    { text: "Blue Reds", more: "", boost: 40 },
  ];
  expect(createSearchIndex(items).find("reds", 1)).toEqual([items[1]]);
});

test.each(["#", "annanna"])("does not find %j in a name that only shares letters", (query) => {
  expect(createSearchIndex([{ text: "anna", more: "", boost: 0 }]).find(query, 9)).toEqual([]);
});

test("finds every name in full, by its start, and with one edit", () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/u);
  fc.assert(
    fc.property(word, fc.nat(), (name, seed) => {
      const [only] = [createSearchIndex([{ text: name, more: "", boost: 0 }])];
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
