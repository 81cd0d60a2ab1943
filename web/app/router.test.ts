import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./router.ts";

test.each([
  [{ q: "10" }, "?q=10"],
  [{ q: "true", day: "2026-01-25" }, "?q=true&day=2026-01-25"],
  [{ tournament: "osu.example.net/cc6 d3" }, "?tournament=osu.example.net/cc6+d3"],
  [{ q: ":nanaseal: & Ладога=%" }, "?q=:nanaseal:+%26+%D0%9B%D0%B0%D0%B4%D0%BE%D0%B3%D0%B0%3D%25"],
])("writes %j as %s and parses it back", (search, text) => {
  expect(stringifySearch(search)).toBe(text);
  expect(parseSearch(text)).toEqual(search);
});

test("omits values that are empty or not text", () => {
  expect(stringifySearch({ game: "", open: undefined, view: 3 })).toBe("");
});
