import { describe, expect, test } from "vitest";
import { createConsonantPattern, createConsonantText } from "./consonants.ts";

const isFound = (latin: string, queryWord: string): boolean => {
  const pattern = createConsonantPattern(queryWord);
  return pattern !== null && createConsonantText(latin).includes(pattern);
};

describe("createConsonantPattern", () => {
  test.each([
    ["yasmin", "ysmyn"],
    ["yasmeen", "ysmyn"],
    ["yasm", "ysmyn"],
    ["muhammad", "mhmd"],
    ["mohamed", "mhmd"],
    ["mamdouh", "mmdwh"],
    ["yousef", "ywsf"],
    ["omar", "amr"],
    ["sara", "srh"],
    ["qasim", "qsm"],
    ["kasim", "qsm"],
    ["shalom", "slvm"],
    ["navid", "nwyd"],
    ["al-ahli", "alahly"],
  ])("finds by %s the word written %s", (queryWord, latin) => {
    expect(isFound(latin, queryWord)).toBe(true);
  });

  test.each([
    ["simon", "ysmyn"],
    ["sam", "asamh"],
    ["hello", "hlal"],
    ["ys", "ysmyn"],
    ["more", "amr"],
    ["mad", "mhmd"],
    ["mn", "ysmyn"],
    ["aeiou", "aw"],
    ["ياسمين", "ysmyn"],
    ["4", "ysmyn"],
  ])("does not find by %s the word written %s", (queryWord, latin) => {
    expect(isFound(latin, queryWord)).toBe(false);
  });
});

test("createConsonantText returns no text for a word without letters", () => {
  expect(createConsonantText("'")).toBe("");
});
