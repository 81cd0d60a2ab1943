import {
  ArchiveError,
  type ArchiveErrorId,
  formatErrorOnOneLine,
  convertStoreError,
} from "#server/archive/database/archive-error.ts";
import { EXIT_CODES } from "#server/platform/command.ts";

/** Errors for which a restart does not help until the configuration or the files are changed. */
const PERMANENT_ERRORS: ReadonlySet<ArchiveErrorId> = new Set([
  "archive-location",
  "archive-corrupt",
  "archive-newer",
  "archive-migration",
]);

/** Exit code and message of a process that cannot start. */
export interface StartFailure {
  /** As in sysexits.h: 78 if the configuration or the store has to be changed, else 69. */
  readonly exitCode: number;
  /** One line: what happened, its cause, and what to do. */
  readonly line: string;
}

/** Describes an error that ended the start of the server or of a command, without a stack trace. */
export function describeStartFailure(error: unknown): StartFailure {
  const failure = convertStoreError(error, "in DATA_DIR");
  if (!(failure instanceof ArchiveError)) {
    return {
      exitCode: EXIT_CODES.unavailable,
      line: withCause(formatErrorOnOneLine(failure), causeOf(failure)),
    };
  }
  const exitCode = PERMANENT_ERRORS.has(failure.id)
    ? EXIT_CODES.configuration
    : EXIT_CODES.unavailable;
  return { exitCode, line: withCause(failure.message, causeOf(failure)) };
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

/** Appends the message of the cause unless the line already contains it. */
function withCause(line: string, cause: unknown): string {
  if (cause === undefined) return line;
  // Node's error for several failed connections has a code, but no message.
  const report =
    cause instanceof Error && "code" in cause
      ? cause.message || String(cause.code)
      : formatErrorOnOneLine(cause);
  return line.includes(report) ? line : `${line} Cause: ${report.replace(/\s+/g, " ")}`;
}
