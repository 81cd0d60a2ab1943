import type { Problem } from "#core/contract/meta.ts";
import { ApiError } from "./api-error.ts";

/**
 * Sends a change to the Matchdesk server and returns the JSON of the response. Staff only.
 *
 * @throws ApiError with a sentence for the viewer if the server rejects the change; the error of
 *   `fetch` if there is no response.
 */
export async function sendJson<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(path, {
    method,
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
