import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { DatabaseAddress, parseDatabase } from "./database-address.ts";

describe("DatabaseAddress", () => {
  it("keeps its password to itself", () => {
    const address = new DatabaseAddress("postgres://desk:canary%2F1@db/matchdesk");
    expect(JSON.stringify({ address }) + inspect(address)).not.toContain("canary");
    expect(address.url).toBe("postgres://desk:canary%2F1@db/matchdesk");
    expect(address.password).toBe("canary/1");
  });

  it("may hold none", () => {
    expect(new DatabaseAddress("postgres://db/matchdesk").password).toBeNull();
  });
});

/** What comes of these variables; a file holds its own name in lower case. */
const parse = (env: Readonly<Record<string, string>>) =>
  parseDatabase(env, (path) => `${path.toLowerCase()}\n`);

describe("parseDatabase", () => {
  it.each([
    ["postgres://desk:secret@db:5432/matchdesk"],
    ["postgresql:///matchdesk"],
    ["postgres://desk:50%25@db/matchdesk"],
  ])("takes %s", (text) => {
    expect(parse({ DATABASE_URL: text }).address?.url).toBe(text);
  });

  it.each([
    ["mysql://db/matchdesk", /^DATABASE_URL: is no PostgreSQL address\. Write it like postgres:/],
    ["db/matchdesk", /^DATABASE_URL: is no PostgreSQL address/],
    ["postgres://db:99999/matchdesk", /^DATABASE_URL: is no PostgreSQL address/],
    ["postgres://desk:100%@db/matchdesk", /^DATABASE_URL: holds a % .* Write %25/],
  ])("fault 55: names DATABASE_URL when it is malformed: %s", (text, problem) => {
    const { address, problems } = parse({ DATABASE_URL: text });
    expect(address).toBeNull();
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain("100%@");
  });

  it("puts a password from its own variable or file into the address, whatever is in it", () => {
    const url = "postgres://desk@db:5432/matchdesk";
    const { address } = parse({ DATABASE_URL: url, DATABASE_PASSWORD: "a/b%:@ é" });
    expect(address?.password).toBe("a/b%:@ é");
    expect(new URL(address?.url ?? "").host).toBe("db:5432");
    const fromFile = parse({ DATABASE_URL: url, DATABASE_PASSWORD_FILE: "/RUN/SECRET" });
    expect(fromFile.address?.password).toBe("/run/secret");
  });

  it.each([
    [{ DATABASE_PASSWORD: "a" }, /^DATABASE_PASSWORD: does nothing without DATABASE_URL$/],
    [
      { DATABASE_URL: "postgres://desk:b@db/matchdesk", DATABASE_PASSWORD: "a" },
      /^DATABASE_PASSWORD: is set beside a password in DATABASE_URL\. Keep one of the two$/,
    ],
    [{ DATABASE_URL: "postgres:///matchdesk", DATABASE_PASSWORD: "a" }, /^DATABASE_URL: names no/],
  ])("reports a password without a place: %j", (env, problem) => {
    expect(parse(env).problems).toEqual([expect.stringMatching(problem)]);
  });
});
