import type { Problem } from "#core/contract/meta.ts";
import type { ProblemError } from "#server/platform/errors.ts";
import { CACHE } from "./cache-times.ts";
import { type Headers as HeaderValues, RESOURCE_HEADERS, SHARED_HEADERS } from "./headers.ts";

/** Default of `Retry-After` for status 503, in seconds. */
const RETRY_SECONDS = 2;

/** Paths that every site may request, and whose problems every site may therefore read. */
const SHARED = /^\/(api\/v1\/(?!(desk|session)(\/|$))|brackets\/|calendar\/|oembed)/;

/**
 * Creates the response of a problem as `application/problem+json`.
 *
 * @param path Path of the request.
 */
export function problemResponse(problem: ProblemError, path: string): Response {
  const body: Problem = {
    type: `urn:matchdesk:problem:${problem.id}`,
    id: problem.id,
    title: problem.title,
    status: problem.status,
    detail: problem.message,
  };
  const policy: HeaderValues = SHARED.test(path) ? SHARED_HEADERS : RESOURCE_HEADERS;
  const headers = new Headers({
    ...policy,
    "content-type": "application/problem+json",
    "cache-control": CACHE.never,
  });
  if (problem.status === 405) headers.set("allow", "GET, HEAD");
  const retry = problem.retryAfter ?? (problem.status === 503 ? RETRY_SECONDS : null);
  if (retry !== null) headers.set("retry-after", String(retry));
  return new Response(JSON.stringify(body), { status: problem.status, headers });
}
