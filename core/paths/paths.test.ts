import { describe, expect, test } from "vitest";
import { matchesFile } from "./file-paths.ts";
import { apiPaths, bracketImage, matchesPath } from "./paths.ts";

describe("an address", () => {
  test.each([
    ["of all matches", matchesPath(), "/api/v1/matches"],
    [
      "of some matches names what is asked for and nothing else",
      matchesPath({ state: "live", game: "", q: "a & b", limit: 5 }),
      "/api/v1/matches?state=live&q=a%20%26%20b&limit=5",
    ],
    ["of all changes", apiPaths.changes(), "/api/v1/changes"],
    [
      "of a match's changes",
      apiPaths.changes({ match: "a.example/7" }),
      "/api/v1/changes?match=a.example%2F7",
    ],
    ["of all changes for staff", apiPaths.deskChanges(), "/api/v1/desk/changes"],
    ["for staff of a few", apiPaths.deskChanges({ limit: 3 }), "/api/v1/desk/changes?limit=3"],
    [
      "of a picture of a bracket",
      bracketImage("a.example", "7/8", "svg"),
      "/brackets/a.example/7%2F8.svg",
    ],
    [
      "of a picture in one look",
      bracketImage("a.example", "7", "png", { theme: "dark", rounds: "ro8,ro4" }),
      "/brackets/a.example/7.png?theme=dark&rounds=ro8%2Cro4",
    ],
    ["of all matches as a table", matchesFile("csv"), "/api/v1/matches.csv"],
    [
      "of a tournament's matches as a file",
      matchesFile("json", { tournament: "a.example/matches" }),
      "/api/v1/matches.json?tournament=a.example%2Fmatches",
    ],
  ])("%s", (_, path, address) => {
    expect(path).toBe(address);
  });
});
