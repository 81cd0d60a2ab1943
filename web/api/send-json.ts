import type { Problem } from "#core/contract/meta.ts";
import { SECOND } from "#core/lib/time.ts";
import { ApiError } from "./api-error.ts";

/** Milliseconds after which a request fails; long, because "Try now" waits for the service. */
const TIMEOUT_MS = 60 * SECOND;

/**
 * Sends a change to the Matchdesk server and returns the JSON of the response. Staff only.
 *
 * @throws ApiError with a sentence for the viewer if the server rejects the change; the error of
 *   `fetch` if there is no response within 60 s.
 */
export async function sendJson<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(path, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { "content-type": "application/json", "x-matchdesk": "1" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return await response.json();
  const problem: Partial<Problem> = await response.json().catch(() => ({}));
  const retryAfter = Number(response.headers.get("retry-after"));
  throw new ApiError(
    response.status,
    problem.id ?? "unknown",
    problem.detail ?? `HTTP ${response.status}`,
    retryAfter > 0 ? retryAfter : null,
  );
}
