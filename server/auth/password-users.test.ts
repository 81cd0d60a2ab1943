import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { hashSecret } from "#server/platform/secret-hash.ts";
import { parsePasswordUsers } from "./password-users.ts";
import { CHEAP_HASH } from "./testing/password-fixture.ts";

describe("parsePasswordUsers", () => {
  it("admits a user with the right password and any spelling of the name", async () => {
    const text = `Aino Å:${await hashSecret("horse", CHEAP_HASH)}, Ben:${await hashSecret("cow", CHEAP_HASH)}\n`;
    const { users, problems } = parsePasswordUsers(text);
    expect(problems).toEqual([]);
    expect(users.size).toBe(2);
    const admission = await users.admit("  aino A\u030a ", "horse");
    expect(admission).toMatchObject({ name: "Aino Å", subject: "aino å" });
    expect(users.groundsOf("aino å")).toBe(admission?.grounds);
    expect(await users.admit("Aino Å", "cow")).toBeNull();
    expect(await users.admit("Aino Å", "")).toBeNull();
    expect(await users.admit("Nobody", "horse")).toBeNull();
    expect(users.groundsOf("nobody")).toBeNull();
  });

  it("reveals no hash when it is printed", async () => {
    const hash = await hashSecret("horse", CHEAP_HASH);
    const { users } = parsePasswordUsers(`Aino:${hash}`);
    expect(inspect(users, { depth: 9, showHidden: true })).not.toContain(hash);
    expect(JSON.stringify({ users })).toBe('{"users":{}}');
  });

  it.each([
    ["Aino", "entry 1 is not NAME:HASH"],
    ["Aino:canary", "entry 1 is not NAME:HASH"],
    ["Aino:scrypt.3.8.1.c2FsdA.AAAA", "entry 1 is not NAME:HASH"],
    [":scrypt.2.1.1.c2FsdA.canary", "entry 1 is not NAME:HASH"],
    [" ,\n", "is empty"],
  ])("explains the problem of %j without secrets", (text, problem) => {
    const { problems } = parsePasswordUsers(text);
    expect(problems[0]).toContain(problem);
    expect(problems.join("\n")).not.toContain("canary");
  });

  it("rejects a repeated name, and a hash that would need too much memory", async () => {
    const hash = await hashSecret("horse", CHEAP_HASH);
    expect(parsePasswordUsers(`Aino:${hash},AINO:${hash}`).problems).toEqual([
      "entry 2 repeats the name AINO. Remove one of the entries",
    ]);
    const huge = hash.replace("scrypt.2.1", "scrypt.16777216.99");
    expect(parsePasswordUsers(`Aino:${huge}`).problems[0]).toContain("not NAME:HASH");
  });
});
