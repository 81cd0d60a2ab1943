import { readFileSync } from "node:fs";
import { type Config, parseConfig, formatConfigProblems } from "./config.ts";
import { EXIT_CODES } from "#server/platform/exit-codes.ts";

/**
 * Returns the configuration of this process. If it has problems, prints them and exits with code
 * 78.
 */
export function loadConfigOrExit(): Config {
  const parsed = parseConfig(process.env, (path) => readFileSync(path, "utf8"));
  if (parsed.ok) return parsed.config;
  process.stderr.write(formatConfigProblems(parsed.problems));
  process.exit(EXIT_CODES.configuration);
}
