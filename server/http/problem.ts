import type { Problem } from "#core/contract/meta.ts";
import type { ProblemError } from "#server/platform/problem-error.ts";
import {
  CACHE_CONTROL,
  type ResponseHeaders as HeaderValues,
  RESOURCE_HEADERS,
  CROSS_ORIGIN_HEADERS,
} from "./headers.ts";
import { isSharedPath, READ_METHODS } from "./preflight.ts";

/** Default of `Retry-After` for status 503, in seconds. */
const RETRY_SECONDS = 2;

/** Creates the response of a problem at a path as `application/problem+json`. */
export function createProblemResponse(problem: ProblemError, path: string): Response {
  const body: Problem = {
    ...problem.members,
    type: `urn:matchdesk:problem:${problem.id}`,
    id: problem.id,
    title: problem.title,
    status: problem.status,
    detail: problem.message,
  };
  const policy: HeaderValues = isSharedPath(path) ? CROSS_ORIGIN_HEADERS : RESOURCE_HEADERS;
  const headers = new Headers({
    ...policy,
    "content-type": "application/problem+json",
    "cache-control": CACHE_CONTROL.never,
  });
  if (problem.status === 405) headers.set("allow", isSharedPath(path) ? READ_METHODS : "GET, HEAD");
  const retry = problem.retryAfter ?? (problem.status === 503 ? RETRY_SECONDS : null);
  if (retry !== null) headers.set("retry-after", String(retry));
  return new Response(JSON.stringify(body), { status: problem.status, headers });
}
