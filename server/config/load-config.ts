import { readFileSync } from "node:fs";
import { CommandError, EXIT_CODES } from "#server/platform/command.ts";
import { type Config, type Environment, parseConfig, formatConfigProblems } from "./config.ts";

/** Returns the configuration of this process, or prints its problems and exits with code 78. */
export function loadConfigOrExit(): Config {
  const parsed = parseConfig(process.env, (path) => readFileSync(path, "utf8"));
  if (parsed.ok) return parsed.config;
  process.stderr.write(formatConfigProblems(parsed.problems));
  process.exit(EXIT_CODES.configuration);
}

/** Returns the configuration of a command. @throws CommandError with all problems. */
export function requireConfig(env: Environment, readFile: (path: string) => string): Config {
  const parsed = parseConfig(env, readFile);
  if (parsed.ok) return parsed.config;
  const problems = formatConfigProblems(parsed.problems).trimEnd();
  throw new CommandError(problems, EXIT_CODES.configuration);
}
