import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { DatabaseAddress, parseDatabaseAddress } from "./database-address.ts";

describe("DatabaseAddress", () => {
  it("hides its password when it is printed", () => {
    const address = new DatabaseAddress("postgres://desk:canary%2F1@db/matchdesk");
    expect(JSON.stringify({ address }) + inspect(address)).not.toContain("canary");
    expect(address.url).toBe("postgres://desk:canary%2F1@db/matchdesk");
    expect(address.password).toBe("canary/1");
  });

  it("returns null when there is no password", () => {
    expect(new DatabaseAddress("postgres://db/matchdesk").password).toBeNull();
  });
});

/** Parses these variables. Each file contains its own name in lower case. */
const parse = (env: Readonly<Record<string, string>>) =>
  parseDatabaseAddress(env, (path) => `${path.toLowerCase()}\n`);

describe("parseDatabaseAddress", () => {
  it.each([
    ["postgres://desk:secret@db:5432/matchdesk"],
    ["postgresql:///matchdesk"],
    ["postgres://desk:50%25@db/matchdesk"],
  ])("accepts %s", (text) => {
    expect(parse({ DATABASE_URL: text }).address?.url).toBe(text);
  });

  it.each([
    ["mysql://db/matchdesk", /^DATABASE_URL: is not a PostgreSQL URL\. Write it like postgres:/],
    ["db/matchdesk", /^DATABASE_URL: is not a PostgreSQL URL/],
    ["postgres://db:99999/matchdesk", /^DATABASE_URL: is not a PostgreSQL URL/],
    ["postgres://desk:100%@db/matchdesk", /^DATABASE_URL: contains a % .* Write %25/],
  ])("fault 55: reports DATABASE_URL when it is malformed: %s", (text, problem) => {
    const { address, problems } = parse({ DATABASE_URL: text });
    expect(address).toBeNull();
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(problems.join()).not.toContain("100%@");
  });

  it("adds a password with any characters from its own variable or file to the URL", () => {
    const url = "postgres://desk@db:5432/matchdesk";
    const { address } = parse({ DATABASE_URL: url, DATABASE_PASSWORD: "a/b%:@ é" });
    expect(address?.password).toBe("a/b%:@ é");
    expect(new URL(address?.url ?? "").host).toBe("db:5432");
    const fromFile = parse({ DATABASE_URL: url, DATABASE_PASSWORD_FILE: "/RUN/SECRET" });
    expect(fromFile.address?.password).toBe("/run/secret");
  });

  it.each([
    [{ DATABASE_PASSWORD: "a" }, /^DATABASE_PASSWORD: has no effect without DATABASE_URL$/],
    [
      { DATABASE_URL: "postgres://desk:b@db/matchdesk", DATABASE_PASSWORD: "a" },
      /^DATABASE_PASSWORD: is set together with a password in DATABASE_URL\. Set only one of them$/,
    ],
    [{ DATABASE_URL: "postgres:///matchdesk", DATABASE_PASSWORD: "a" }, /^DATABASE_URL: has no/],
  ])("reports a password that cannot be used: %j", (env, problem) => {
    expect(parse(env).problems).toEqual([expect.stringMatching(problem)]);
  });
});
