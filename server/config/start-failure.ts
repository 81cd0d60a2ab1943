import { ArchiveError, type ArchiveErrorId } from "#server/archive/database/archive-error.ts";
import { reportOf, storeFailure } from "#server/archive/database/store-failure.ts";
import { EXIT_CONFIG } from "./config.ts";
import { EXIT_UNAVAILABLE } from "#server/platform/listen.ts";

/** Errors that last until the configuration or the files are changed: restarting does not help. */
const LASTING: ReadonlySet<ArchiveErrorId> = new Set([
  "archive-location",
  "archive-corrupt",
  "archive-newer",
  "archive-migration",
]);

/** Why a process cannot start. */
export interface StartFailure {
  /** sysexits.h: 78 for a configuration or a store that has to be changed, else 69. */
  readonly exitCode: number;
  /** One line: what happened, its cause, and what to do. */
  readonly line: string;
}

/** Describes an error that ended the start of the server or of a command, without a stack trace. */
export function describeStartFailure(error: unknown): StartFailure {
  const failure = storeFailure(error, "in DATA_DIR");
  if (!(failure instanceof ArchiveError)) {
    return { exitCode: EXIT_UNAVAILABLE, line: withCause(reportOf(failure), causeOf(failure)) };
  }
  const exitCode = LASTING.has(failure.id) ? EXIT_CONFIG : EXIT_UNAVAILABLE;
  return { exitCode, line: withCause(failure.message, causeOf(failure)) };
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

/** The cause's own words, unless the sentence holds them already. */
function withCause(line: string, cause: unknown): string {
  if (cause === undefined) return line;
  // Node gives several failed connections one error without a message.
  const report =
    cause instanceof Error && "code" in cause
      ? cause.message || String(cause.code)
      : reportOf(cause);
  return line.includes(report) ? line : `${line} Cause: ${report.replace(/\s+/g, " ")}`;
}
