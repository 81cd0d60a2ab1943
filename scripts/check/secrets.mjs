/** What must never be in files that browsers get. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_NAME = /SECRET|TOKEN|PASSWORD/;
/** Shorter values stand in any file by chance. */
const SHORTEST = 6;

/**
 * Names of environment variables that must not meet a build: Vite copies those that begin with
 * VITE_ into the bundle, and a secret's value may not stand in any built file under `dir`.
 */
export function secretsIn(dir, env) {
  const secrets = Object.entries(env).filter(
    ([name, value]) => SECRET_NAME.test(name) && value.length >= SHORTEST,
  );
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  const published = secrets.filter(([, value]) => files.some((bytes) => bytes.includes(value)));
  const exposed = Object.keys(env).filter((name) => name.startsWith("VITE_"));
  return [...exposed, ...published.map(([name]) => name)];
}
