import { type Logger, pino } from "pino";
import type { Scrubber } from "./scrubber.ts";

export type { Logger } from "pino";

/**
 * JSON lines for machines. Every line passes the scrubber as text, just before it is written.
 * Never log bodies of the service, request options or whole URLs: they are not ours to keep.
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
