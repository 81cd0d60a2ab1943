import { describe, expect, it } from "vitest";
import { findPublishedSecrets } from "./secrets.mjs";
import { createTestBuild } from "../build/testing-build.ts";

describe("findPublishedSecrets", () => {
  const dir = createTestBuild({ "assets/main.js": 'fetch("/x?s=canary-value")', "index.html": "" });

  it.each<[string, Record<string, string>, string[]]>([
    ["a secret that occurs in a file", { CLIENT_SECRET: "canary-value" }, ["CLIENT_SECRET"]],
    ["a variable that Vite would publish", { VITE_KEY: "x" }, ["VITE_KEY"]],
    ["nothing if no secret occurs", { CLIENT_SECRET: "another-value", HOME: "canary-value" }, []],
    ["nothing for a value that is too short", { API_TOKEN: "fetch" }, []],
  ])("finds %s", (_, env, expected) => {
    expect(findPublishedSecrets(dir, env)).toEqual(expected);
  });
});
