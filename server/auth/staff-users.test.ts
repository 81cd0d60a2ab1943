import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { hashSecret } from "#server/platform/secret-hash.ts";
import { parseStaffUsers } from "./staff-users.ts";

const CHEAP = { N: 2, r: 1, p: 1 };

describe("parseStaffUsers", () => {
  it("lets in who knows the password, under any spelling of the name", async () => {
    const text = `Aino Å:${await hashSecret("horse", CHEAP)}, Ben:${await hashSecret("cow", CHEAP)}\n`;
    const { users, problems } = parseStaffUsers(text);
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

  it("gives other grounds with another password", async () => {
    const [one, two] = await Promise.all(
      ["horse", "cow"].map(async (password) => {
        return parseStaffUsers(`Aino:${await hashSecret(password, CHEAP)}`).users;
      }),
    );
    expect(one?.groundsOf("aino")).not.toBe(two?.groundsOf("aino"));
  });

  it("shows no hash to whoever prints it", async () => {
    const hash = await hashSecret("horse", CHEAP);
    const { users } = parseStaffUsers(`Aino:${hash}`);
    expect(inspect(users, { depth: 9, showHidden: true })).not.toContain(hash);
    expect(JSON.stringify({ users })).toBe('{"users":{}}');
  });

  it.each([
    ["Aino", "entry 1 is not NAME:HASH"],
    ["Aino:canary", "entry 1 is not NAME:HASH"],
    ["Aino:scrypt.3.8.1.c2FsdA.AAAA", "entry 1 is not NAME:HASH"],
    [":scrypt.2.1.1.c2FsdA.canary", "entry 1 is not NAME:HASH"],
    [" ,\n", "names nobody"],
  ])("says what is wrong with %j, and no secret", (text, problem) => {
    const { problems } = parseStaffUsers(text);
    expect(problems[0]).toContain(problem);
    expect(problems.join("\n")).not.toContain("canary");
  });

  it("refuses a name twice, and a hash that would take all memory", async () => {
    const hash = await hashSecret("horse", CHEAP);
    expect(parseStaffUsers(`Aino:${hash},AINO:${hash}`).problems).toEqual([
      "entry 2 names AINO again",
    ]);
    const huge = hash.replace("scrypt.2.1", "scrypt.16777216.99");
    expect(parseStaffUsers(`Aino:${huge}`).problems[0]).toContain("not NAME:HASH");
  });
});
