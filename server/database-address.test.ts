import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { DatabaseAddress, databaseProblem } from "./database-address.ts";

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

it.each([
  ["postgres://desk:secret@db:5432/matchdesk", true],
  ["postgresql:///matchdesk", true],
  ["mysql://db/matchdesk", false],
  ["db/matchdesk", false],
])("takes %s as an address of PostgreSQL: %s", (text, isOne) => {
  expect(databaseProblem(text) === null).toBe(isOne);
});
