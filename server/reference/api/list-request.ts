import { createInvalidRequestError, type ErrorReply } from "./oauth-error.ts";

/** Query parameters of `GET /matches/`. */
export interface ListRequest {
  readonly ended: boolean;
  readonly limit: number;
}

/** The parsed query, or the error response. */
export type ParsedListRequest =
  | { readonly ok: true; readonly request: ListRequest }
  | { readonly ok: false; readonly refusal: ErrorReply };

const DEFAULT_LIMIT = 20;
const WHOLE_FROM_1_TO_100 = /^(100|[1-9]\d?)$/;

/**
 * Parses the query of `GET /matches/`. Of `ended` the document says "any value, […] its presence
 * selects", so `ended=false`, `ended=0` and a bare `ended` all select the ended list.
 */
export function parseListRequest(query: URLSearchParams): ParsedListRequest {
  const limits = query.getAll("limit");
  if (limits.length > 1 || query.getAll("ended").length > 1) {
    return {
      ok: false,
      refusal: createInvalidRequestError("A parameter is given more than once."),
    };
  }
  const [limit = `${DEFAULT_LIMIT}`] = limits;
  if (!WHOLE_FROM_1_TO_100.test(limit)) {
    return {
      ok: false,
      refusal: createInvalidRequestError(
        "The parameter limit must be a whole number from 1 to 100.",
      ),
    };
  }
  return { ok: true, request: { ended: query.has("ended"), limit: Number(limit) } };
}
