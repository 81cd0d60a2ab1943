import { describe, expect, test } from "vitest";
import { matchesFile } from "./file-paths.ts";
import { bracketImage } from "./image-paths.ts";
import { apiPaths, matchesPath } from "./paths.ts";

describe("paths", () => {
  test.each([
    ["all matches", matchesPath(), "/api/v1/matches"],
    [
      "some matches, with the given filters only",
      matchesPath({ state: "live", game: "", q: "a & b", limit: 5 }),
      "/api/v1/matches?state=live&q=a%20%26%20b&limit=5",
    ],
    ["all changes", apiPaths.changes(), "/api/v1/changes"],
    [
      "a match's changes",
      apiPaths.changes({ match: "a.example/7" }),
      "/api/v1/changes?match=a.example%2F7",
    ],
    ["all changes for staff", apiPaths.deskChanges(), "/api/v1/desk/changes"],
    ["some changes for staff", apiPaths.deskChanges({ limit: 3 }), "/api/v1/desk/changes?limit=3"],
    [
      "an image of a bracket",
      bracketImage("a.example", "7/8", "svg"),
      "/brackets/a.example/7%2F8.svg",
    ],
    [
      "an image of a bracket with options",
      bracketImage("a.example", "7", "png", { theme: "dark", rounds: "ro8,ro4" }),
      "/brackets/a.example/7.png?theme=dark&rounds=ro8%2Cro4",
    ],
    ["all matches as CSV", matchesFile("csv"), "/api/v1/matches.csv"],
    [
      "a tournament's matches as JSON",
      matchesFile("json", { tournament: "a.example/matches" }),
      "/api/v1/matches.json?tournament=a.example%2Fmatches",
    ],
  ])("returns the URL of %s", (_, path, expected) => {
    expect(path).toBe(expected);
  });
});
