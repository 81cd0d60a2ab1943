/** Finds secrets in files for browsers. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_NAME = /SECRET|TOKEN|PASSWORD/;
/** Shorter values occur in files by chance. */
const SHORTEST = 6;

/**
 * Returns the names of environment variables that a build would publish: those that begin with
 * VITE_, which Vite copies into the bundle, and secrets whose value occurs in a file under `dir`.
 */
export function findPublishedSecrets(dir, env) {
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
