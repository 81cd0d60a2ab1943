import { readFileSync } from "node:fs";
import type { Config } from "./config/config.ts";
import { descriptorProblem } from "./platform/descriptor-limit.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { createScrubber, type Scrubber } from "./platform/scrubber.ts";

/** Creates the log, which never contains a configured secret. Warns of too few file descriptors. */
export function openLog(
  { database, logLevel, signIn, streams }: Config,
  write: (line: string) => void,
): { readonly logger: Logger; readonly scrubber: Scrubber } {
  const scrubber = createScrubber();
  if (database !== null) scrubber.add(database.password ?? "");
  if (signIn.type === "oidc") scrubber.add(signIn.client.clientSecret);
  const logger = createLogger({ level: logLevel, scrubber, write });
  const tooFew = descriptorProblem(readLimits(), streams.total);
  if (tooFew !== null) logger.warn({}, tooFew);
  return { logger, scrubber };
}

/** Returns an empty text if the system has no such file. */
function readLimits(): string {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}
