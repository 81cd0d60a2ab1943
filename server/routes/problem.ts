import type { Problem } from "#core/contract/meta.ts";
import type { ProblemError } from "#server/errors.ts";
import { RESOURCE_HEADERS } from "./headers.ts";

/** Seconds after which it is worth asking again, where waiting helps. */
const RETRY_SECONDS = 2;

/** A problem as `application/problem+json`. */
export function problemResponse(problem: ProblemError): Response {
  const body: Problem = {
    type: `urn:matchdesk:problem:${problem.id}`,
    id: problem.id,
    title: problem.title,
    status: problem.status,
    detail: problem.message,
  };
  const headers = new Headers({
    ...RESOURCE_HEADERS,
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
  if (problem.status === 405) headers.set("allow", "GET, HEAD");
  if (problem.status === 503) headers.set("retry-after", String(RETRY_SECONDS));
  return new Response(JSON.stringify(body), { status: problem.status, headers });
}
