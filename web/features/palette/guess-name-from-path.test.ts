import { expect, it } from "vitest";
import { guessNameFromPath, guessPageFromPath } from "./guess-name-from-path.ts";

it.each([
  ["/contestants/kuu-ni-naruu", "kuu ni naruu"],
  ["/contestants/zizkov-knights-ghtsz6629n", "zizkov knights"],
  ["/contestants/%E6%B9%98", "湘"],
  ["/contestants/100%-sure/", "100% sure"],
  ["/tournaments/osu.example/cc6_d3", "cc6 d3"],
  ["/", ""],
])("returns for %s: %s", (pathname, name) => {
  expect(guessNameFromPath(pathname)).toBe(name);
});

it.each([
  ["/tournamnts/nothing", "tournamnts"],
  ["/sign_in", "sign in"],
  ["/", ""],
])("returns the word of the page for %s: %s", (pathname, word) => {
  expect(guessPageFromPath(pathname)).toBe(word);
});
