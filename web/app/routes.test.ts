import { beforeAll, expect, test } from "vitest";
import { parsePageSearch } from "#web/routing/navigate.ts";
import { PAGES } from "./routes.ts";

const MATCHES = { game: "", open: "", state: "", tournament: "", site: "", day: "", q: "" };
const SCHEDULE = { game: "", open: "", day: "", followed: "" };

beforeAll(() => PAGES["/schedule"].load());

function decodeSearch(url: string): unknown {
  const { pathname, search } = new URL(url, "http://localhost");
  return parsePageSearch(PAGES[pathname === "/schedule" ? "/schedule" : "/matches"], search);
}

test.each([
  ["/matches", MATCHES],
  ["/matches?state=ended&q=gort", { ...MATCHES, state: "ended", q: "gort" }],
  ["/matches?state=paused&day=2026-02-31", MATCHES],
  ["/matches?tournament=a/b&day=2026-01-25", { ...MATCHES, tournament: "a/b", day: "2026-01-25" }],
  ["/matches?q=10&site=true", { ...MATCHES, q: "10", site: "true" }],
  [`/matches?q=${"x".repeat(999)}`, { ...MATCHES, q: "x".repeat(200) }],
  ["/matches?game=osu&open=a/1", { ...MATCHES, game: "osu", open: "a/1" }],
  ["/schedule?day=tomorrow", SCHEDULE],
  ["/schedule?day=2026-01-25", { ...SCHEDULE, day: "2026-01-25" }],
])("decodes %s, with defaults for invalid values", (url, search) => {
  expect(decodeSearch(url)).toMatchObject(search);
});
