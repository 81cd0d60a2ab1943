import { describe, expect, it } from "vitest";
import { secretsIn } from "./secrets.mjs";
import { buildOf } from "../build/testing-build.ts";

describe("secretsIn", () => {
  const dir = buildOf({ "assets/main.js": 'fetch("/x?s=canary-value")', "index.html": "" });

  it.each<[string, Record<string, string>, string[]]>([
    ["a secret that occurs in a file", { CLIENT_SECRET: "canary-value" }, ["CLIENT_SECRET"]],
    ["a variable that Vite would publish", { VITE_KEY: "x" }, ["VITE_KEY"]],
    ["nothing if no secret occurs", { CLIENT_SECRET: "another-value", HOME: "canary-value" }, []],
    ["nothing for a value that is too short", { API_TOKEN: "fetch" }, []],
  ])("finds %s", (_, env, expected) => {
    expect(secretsIn(dir, env)).toEqual(expected);
  });
});
