import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ApiError } from "./api-error.ts";

/** Returns a sentence about why a request failed; `null` without an error. */
export function describeFailure(
  error: Error | null,
  { empty, failure }: FirstPageMessages,
): string | null {
  if (error === null) return null;
  // fetch rejects if there is no response; a proxy responds with an HTML page of its own.
  if (!(error instanceof ApiError) || error.id === "no_json") return failure.unreachable;
  switch (error.id) {
    case "no-answer-yet":
      return empty.noResponse;
    case "store-failing":
      return failure.store(error.message);
    case "other_shape":
      return failure.outdated;
    default:
      return failure.refused(error.message);
  }
}

/** Returns the same in the viewer's language. */
export function useFailure(error: Error | null): string | null {
  return describeFailure(error, useFirstPageMessages());
}
