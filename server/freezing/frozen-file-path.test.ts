import { expect, it } from "vitest";
import { findFrozenFilePath } from "./frozen-file-path.ts";

it.each([
  ["/api/v1/matches/a.example/7", "file", "api/v1/matches/a.example/7"],
  ["/api/v1/matches", "folder", "api/v1/matches/index.html"],
  ["/", "folder", "index.html"],
  ["/embed/match/a.example/7", "folder", "embed/match/a.example/7/index.html"],
  ["/brackets/a.example/7.svg", "folder", "brackets/a.example/7.svg"],
  ["/calendar/contestant/%C3%A9-1.ics", "file", "calendar/contestant/é-1.ics"],
] as const)("stores %s as a %s", (path, form, file) => {
  expect(findFrozenFilePath(path, form)?.join("/")).toBe(file);
});

it.each(["..%2F..%2Fetc", "%2e%2e", "a%5Cb", "a%00", "%E0%A4%A", "a%3Fb", "x".repeat(201)])(
  "stores nothing under the name %s",
  (name) => {
    expect(findFrozenFilePath(`/api/v1/matches/a.example/${name}`, "file")).toBeNull();
  },
);
