import { expect, test } from "vitest";
import { formatPath, formatSearch, parsePath, parseSearch } from "./pages.ts";

test.each([
  [{ q: "10" }, "?q=10"],
  [{ q: "true", day: "2026-01-25" }, "?q=true&day=2026-01-25"],
  [{ tournament: "osu.example.net/cc6 d3" }, "?tournament=osu.example.net/cc6+d3"],
  [{ q: ":nanaseal: & Ладога=%" }, "?q=:nanaseal:+%26+%D0%9B%D0%B0%D0%B4%D0%BE%D0%B3%D0%B0%3D%25"],
])("writes %j as %s and parses it back", (search, text) => {
  expect(formatSearch(search)).toBe(text);
  expect(parseSearch(text)).toEqual(search);
});

test("omits values that are empty or not text", () => {
  expect(formatSearch({ game: "", open: undefined, view: 3 })).toBe("");
});

test("writes parameters of a path and parses them back", () => {
  const params = { site: "a.example", id: "7/8 ?#%" };
  const path = formatPath("/matches/$site/$id", params);
  expect(path).toBe("/matches/a.example/7%2F8%20%3F%23%25");
  expect(parsePath("/matches/$site/$id", path, true)).toEqual(params);
});

test.each([
  ["/", "/", {}],
  ["/matches", "/matches/", {}],
  ["/matches", "/Matches", {}],
  ["/contestants/$key", "/contestants/%E0%A4%A", { key: "%E0%A4%A" }],
  ["/", "/matches", null],
  ["/matches", "/matches/a.example", null],
  ["/contestants/$key", "/contestants/", null],
])("parses the whole of a path by %s: %s", (pattern, path, params) => {
  expect(parsePath(pattern, path, true)).toEqual(params);
});

test("parses the beginning of a path up to the end of a part", () => {
  const pattern = "/tournaments/$site/$slug";
  const params = { site: "a", slug: "b" };
  expect(parsePath(pattern, "/tournaments/a/b/bracket/1", false)).toEqual(params);
  expect(parsePath("/desk", "/desktop", false)).toBeNull();
});
