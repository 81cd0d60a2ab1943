/** `npm run hash-password -- NAME`: asks for a password and prints NAME's entry of STAFF_USERS. */
import { argv, exit, stderr, stdin, stdout } from "node:process";
import { readPassword } from "./read-password.ts";
import { EXIT_CONFIG } from "#server/config/config.ts";
import { PASSWORD_COST, hashSecret } from "#server/platform/secret-hash.ts";

/** NIST SP 800-63B-4 asks for eight characters at least. */
const SHORTEST = 8;

const name = argv.slice(2).join(" ").trim();
if (name === "" || name === "--help" || /[:,\n]/.test(name)) {
  fail("Say whose password it is, without : and commas: npm run hash-password -- NAME");
}
const password = await readPassword({ input: stdin, prompt: stderr }, `Password of ${name}: `);
if (Array.from(password).length < SHORTEST) fail(`At least ${SHORTEST} characters, please.`);
stdout.write(`${name}:${await hashSecret(password, PASSWORD_COST)}\n`);

function fail(reason: string): never {
  stderr.write(`${reason}\n`);
  exit(EXIT_CONFIG);
}
