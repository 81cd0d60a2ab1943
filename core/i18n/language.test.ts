import { expect, test } from "vitest";
import { en } from "./en/start.ts";
import { fi } from "./fi/start.ts";
import { preferredLanguage } from "./language.ts";
import { formatSlotSource } from "./format-slot-source.ts";

test.each([
  [["fi-FI", "en"], "fi"],
  [["sv-FI", "fi", "en-GB"], "fi"],
  [["de-DE"], "en"],
  [[], "en"],
] as const)("a reader of %j reads %s", (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

/** Product names, codes and signs are the same in both. */
const SHARED = new Set(["product", "letter", "disqualified", "searchKey", "bestOf", "or", "title"]);

test("no sentence of the Finnish table was left in English", () => {
  const left: string[] = [];
  compare(en, fi, "", left);
  expect(left).toEqual([]);
});

test("an open slot is said in Finnish", () => {
  const name = { long: "Upper Bracket Round 1", medium: "UB Round 1", short: "UBR1" };
  expect(formatSlotSource(fi, { type: "loser-of-round", name })).toBe("Häviäjä: Yläk. 1. kierros");
  const of = { place: "upper ro8#1", code: "UBQF-1", match: null };
  expect(formatSlotSource(fi, { type: "winner", of, certainty: "found" })).toBe(
    "UBQF-1:n voittaja",
  );
});

/** Notes words of four letters and more that are the same in both. */
function compare(ours: object, theirs: object, path: string, left: string[]): void {
  for (const [name, word] of Object.entries(ours)) {
    const other: unknown = Reflect.get(theirs, name);
    const here = `${path}.${name}`;
    if (typeof word === "object" && word !== null && typeof other === "object" && other !== null) {
      compare(word, other, here, left);
    } else if (typeof word === "string" && word === other && /\p{L}{4}/u.test(word)) {
      if (!SHARED.has(name)) left.push(here);
    }
  }
}
