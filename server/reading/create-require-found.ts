import { ProblemError } from "#server/platform/problem-error.ts";

/**
 * Creates a function that returns its argument, or throws a problem if it is `undefined`;
 * `hidesSome` if a resource that is not found may exist for staff.
 */
export function createRequireFound(hidesSome: boolean) {
  return <T>(thing: T | undefined, kind: string): T => {
    if (thing !== undefined) return thing;
    // Hidden and missing resources get the same response, so that it does not reveal hidden ones.
    throw hidesSome
      ? new ProblemError(
          "sign-in-needed",
          `No public ${kind} exists at this URL. Sign in to see all.`,
        )
      : new ProblemError(
          "not-found",
          `Unknown ${kind}. Only data that the service has listed is available.`,
        );
  };
}
