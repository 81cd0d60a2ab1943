import { readFileSync } from "node:fs";
import { type Config, EXIT_CONFIG, parseConfig, renderProblems } from "./config.ts";

/**
 * Returns the configuration of this process. If it has problems, prints them and exits with code
 * 78.
 */
export function loadConfig(): Config {
  const parsed = parseConfig(process.env, (path) => readFileSync(path, "utf8"));
  if (parsed.ok) return parsed.config;
  process.stderr.write(renderProblems(parsed.problems));
  process.exit(EXIT_CONFIG);
}
