import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { runHashPassword } from "./hash-password-command.ts";
import { verifySecret } from "#server/platform/secret-hash.ts";

function run(name: string, typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(typed);
  return runHashPassword([name], { input, prompt: new PassThrough() });
}

it("returns an entry with a hash of the password", async () => {
  const { exitCode, line } = await run("Aino", "correct horse\r");
  const [name, hash = ""] = line.split(":");
  expect({ exitCode, name }).toEqual({ exitCode: 0, name: "Aino" });
  expect(await verifySecret("correct horse", hash)).toBe(true);
});

it.each([
  ["an empty name", " ", "", 2, /^Specify a name without colons and commas\.$/],
  ["a name with a colon", "a:b", "", 2, /^Specify a name without colons/],
  ["a short password", "Aino", "1234567\r", 65, /at least 8 characters/],
  ["Ctrl C", "Aino", "1234567\u0003", 65, /^Nothing was changed\.$/],
])("ends with an instruction after %s", async (_, name, typed, exitCode, line) => {
  const outcome = await run(name, typed);
  expect(outcome.exitCode).toBe(exitCode);
  expect(outcome.line).toMatch(line);
});
