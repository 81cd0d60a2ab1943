import { createCertificate } from "./certificate.ts";
import { parseConfig } from "#server/config/config.ts";

/** Valid values of the variables of which examples show only a part. */
const VALUES: Readonly<Record<string, string>> = {
  STAFF_USERS: `Aino:scrypt.32768.8.3.c2FsdA.${"A".repeat(43)}`,
  UPSTREAM_URL: "https://api.example.org",
};

/** Returns the problems of an example configuration, in which "…" replaces a value or its end. */
export function findExampleProblems(example: Readonly<Record<string, string>>): readonly string[] {
  const env = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      value.includes("…") ? (VALUES[name] ?? name) : value,
    ]),
  );
  const { key, cert } = createCertificate("desk.example.org", Date.UTC(2040, 0));
  const parsed = parseConfig(env, (path) => {
    if (/key/i.test(path)) return key;
    return /cert|chain/i.test(path) ? cert : "text";
  });
  return parsed.ok ? [] : parsed.problems;
}
