/**
 * `npm run hash-password -- NAME`: reads a password and prints the entry of STAFF_USERS for NAME.
 */
import { argv, exit, stderr, stdin, stdout } from "node:process";
import { readPassword } from "./read-password.ts";
import { PASSWORD_COST, hashSecret } from "#server/platform/secret-hash.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/** Minimum number of characters, as required by NIST SP 800-63B-4. */
const MIN_LENGTH = 8;

const name = argv.slice(2).join(" ").trim();
if (name === "" || name === "--help" || /[:,\n]/.test(name)) {
  fail("Specify a name without colons and commas: npm run hash-password -- NAME");
}
const password = await readPassword({ input: stdin, prompt: stderr }, `Password of ${name}: `);
if (Array.from(password).length < MIN_LENGTH)
  fail(`The password must have at least ${MIN_LENGTH} characters.`);
stdout.write(`${name}:${await hashSecret(password, PASSWORD_COST)}\n`);

function fail(reason: string): never {
  stderr.write(`${reason}\n`);
  exit(EXIT_CODES.configuration);
}
