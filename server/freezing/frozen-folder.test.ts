import { expect, it } from "vitest";
import { createTestFolder } from "#server/testing/server-process.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openEmptyFrozenFolder } from "./frozen-folder.ts";

it.each([
  ["/api/v1/matches/a.example/7", "api/v1/matches/a.example/7"],
  ["/api/v1/matches", "api/v1/matches/index.html"],
  ["/", "index.html"],
  ["/embed/match/a.example/7?limit=3", "embed/match/a.example/7/index.html"],
  ["/brackets/a.example/7.svg", "brackets/a.example/7.svg"],
  ["/calendar/contestant/%C3%A9-1.ics", "calendar/contestant/é-1.ics"],
])("stores %s as %s", (path, file) => {
  const folder = createTestFolder();
  openEmptyFrozenFolder(folder).write(path, path);
  expect(readFileSync(join(folder, file), "utf8")).toBe(path);
});

it.each(["..%2F..%2Fetc", "%2e%2e", "a%5Cb", "a%00", "%E0%A4%A", "a%3Fb", "x".repeat(201)])(
  "skips the name %s",
  (name) => {
    const folder = openEmptyFrozenFolder(createTestFolder());
    const path = `/api/v1/matches/a.example/${name}`;
    folder.write(path, "");
    expect(folder.skipped).toEqual([path]);
    expect(folder.count()).toBe(0);
  },
);
