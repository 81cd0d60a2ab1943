import type { Problem } from "#core/contract/meta.ts";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { SECOND } from "#core/lib/time.ts";
import { ApiError } from "./api-error.ts";
import { sendAfterSignIn } from "./session-watch.ts";

/** Milliseconds after which a request fails; long, because "Try now" waits for the service. */
const TIMEOUT_MS = 60 * SECOND;

/**
 * Sends a change to the Matchdesk server and returns the JSON of the response. Staff only. If their
 * session has ended, it is sent once more after they have signed in again. Throws an `ApiError`
 * with a sentence for the viewer if the server rejects the change; the error of `fetch` if there is
 * no response within 60 s.
 */
export async function sendJson<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const send = async (): Promise<T> => {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { "content-type": "application/json", "x-matchdesk": "1" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await toApiError(response);
    return await response.json();
  };
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.id !== "sign-in-needed") throw error;
    return await sendAfterSignIn({ path, body }, send, error);
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const problem: Partial<Problem & { readonly later: StaffActView }> = await response
    .json()
    .catch(() => ({}));
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiError(
    response.status,
    problem.id ?? "unknown",
    problem.detail ?? `HTTP ${response.status}`,
    retryAfter > 0 ? retryAfter : null,
    problem.later ?? null,
  );
}
