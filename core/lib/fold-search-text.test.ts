import { expect, test } from "vitest";
import { foldSearchText } from "./fold-search-text.ts";

test.each([
  ["Žižkov Knights", "zizkov knights"],
  ["Łódź", "lodz"],
  ["Ærø Straße", "aero strasse"],
  ["  two \u00a0 words ", "two words"],
  ["ＡＢＣ", "abc"],
  ["Йорик", "иорик"],
  ["الأهلي", "الاهلي"],
  ["İstanbul", "istanbul"],
  ["Ødegård", "odegard"],
  ["Ὀδυσσεύς", "οδυσσευσ"],
  ["日本", "日本"],
  ["ガンバ", "ガンバ"],
  ["हिन्दी", "हिन्दी"],
  ["한국", "한국"],
  [":sly_cat:", ":sly_cat:"],
])("normalizes %s to %s", (name, folded) => {
  expect(foldSearchText(name)).toBe(folded);
});
