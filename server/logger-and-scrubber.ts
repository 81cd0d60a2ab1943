import { readFileSync } from "node:fs";
import type { Config } from "./config/config.ts";
import { describeDescriptorLimitProblem } from "./platform/descriptor-limit.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { createScrubber, type Scrubber } from "./platform/scrubber.ts";

/** Creates the log, which removes configured secrets. Warns if too few files may be open. */
export function createLoggerAndScrubber(
  { database, logLevel, signIn, streams }: Config,
  write: (line: string) => void,
): { readonly logger: Logger; readonly scrubber: Scrubber } {
  const scrubber = createScrubber();
  if (database !== null) scrubber.add(database.password ?? "");
  if (signIn.type === "oidc") scrubber.add(signIn.client.clientSecret);
  const logger = createLogger({ level: logLevel, scrubber, write });
  const warning = describeDescriptorLimitProblem(readLimits(), streams.total);
  if (warning !== null) logger.warn({}, warning);
  return { logger, scrubber };
}

/** Returns the limits of this process; "" if the system does not provide them. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
