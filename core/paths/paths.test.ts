import { expect, test } from "vitest";
import { matchesFile } from "./file-paths.ts";
import { bracketImage } from "./image-paths.ts";
import { apiPaths, matchesPath } from "./paths.ts";
import { isServerPath } from "./server-paths.ts";

const FILTERS = { state: "live", game: "", q: "a & b", limit: 5 } as const;
const OPTIONS = { theme: "dark", rounds: "ro8,ro4" } as const;
const TOURNAMENT = { tournament: "a.example/matches" };

test.each([
  [matchesPath(), "/api/v1/matches"],
  [matchesPath(FILTERS), "/api/v1/matches?state=live&q=a%20%26%20b&limit=5"],
  [apiPaths.changes(), "/api/v1/changes"],
  [apiPaths.changes({ match: "a.example/7" }), "/api/v1/changes?match=a.example%2F7"],
  [apiPaths.deskChanges(), "/api/v1/desk/changes"],
  [apiPaths.deskChanges({ limit: 3 }), "/api/v1/desk/changes?limit=3"],
  [bracketImage("a.example", "7/8", "svg"), "/brackets/a.example/7%2F8.svg"],
  [
    bracketImage("a.example", "7", "png", OPTIONS),
    "/brackets/a.example/7.png?theme=dark&rounds=ro8%2Cro4",
  ],
  [matchesFile("csv"), "/api/v1/matches.csv"],
  [matchesFile("json", TOURNAMENT), "/api/v1/matches.json?tournament=a.example%2Fmatches"],
])("returns the path %s", (path, expected) => {
  expect(path).toBe(expected);
});

test.each([
  ["/api/v1/meta", true],
  ["/oembed", true],
  ["/oembed/x", false],
  ["/matches", false],
])("returns whether the server responds to %s", (path, expected) => {
  expect(isServerPath(path)).toBe(expected);
});
