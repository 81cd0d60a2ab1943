import { readFileSync } from "node:fs";
import { type Config, EXIT_CONFIG, parseConfig, renderProblems } from "./config.ts";

/** The configuration of this process; prints every problem and exits with 78 where it has any. */
export function loadConfig(): Config {
  const parsed = parseConfig(process.env, (path) => readFileSync(path, "utf8"));
  if (parsed.ok) return parsed.config;
  process.stderr.write(renderProblems(parsed.problems));
  process.exit(EXIT_CONFIG);
}
