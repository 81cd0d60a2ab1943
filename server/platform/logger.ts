import { type Logger, pino } from "pino";
import type { Scrubber } from "./scrubber.ts";

export type { Logger } from "pino";

/**
 * Creates a logger that writes JSON lines. The scrubber processes every line just before it is
 * written. Never log the service's bodies, request options or full URLs, because they may contain
 * private data.
 */
export function createLogger(deps: {
  readonly level: string;
  readonly scrubber: Scrubber;
  readonly write: (line: string) => void;
}): Logger {
  const { level, scrubber, write } = deps;
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => write(scrubber.scrub(line)) },
  );
}
