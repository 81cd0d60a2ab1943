import type { Problem } from "#core/contract/meta.ts";
import { ApiError } from "./api-error.ts";

/** Addresses that everybody's answers have; staff's whole ones are the same below `desk/`. */
const PUBLIC = /^\/api\/v1\/(?!desk\/|session)/;

let readsEverything = false;

/** Reads from now on what staff may see, or what everybody may. Answers whether that is another. */
export function readEverything(everything: boolean): boolean {
  const isOther = readsEverything !== everything;
  readsEverything = everything;
  return isOther;
}

/**
 * Asks our own server for `path`. The answer is told from anything else that may stand between (a
 * captive portal, another version) by its members, and no deeper: both ends are one contract, the
 * server's tests parse every answer with its schemas, and their parser would be 8.7 KB of the start.
 *
 * @param members What the answer must hold.
 * @throws ApiError for a problem answer and for one that is not what was asked for; whatever `fetch`
 *   throws otherwise.
 */
export async function fetchJson<T>(
  path: string,
  members: readonly (keyof T)[],
  signal: AbortSignal,
): Promise<T> {
  const address = readsEverything ? path.replace(PUBLIC, "/api/v1/desk/") : path;
  const response = await fetch(address, {
    signal,
    // Never out of the browser's own cache unasked: what changed is asked for the moment it did.
    cache: "no-cache",
    headers: { accept: "application/json" },
  });
  const body = await readJson(response);
  if (!response.ok) throw problemOf(response.status, body);
  if (holds<T>(body, members)) return body;
  throw new ApiError(response.status, "other_shape", `${path} did not answer what was asked for`);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiError(response.status, "no_json", `HTTP ${response.status} without JSON`);
  }
}

function problemOf(status: number, body: unknown): ApiError {
  return holds<Problem>(body, ["id", "detail"])
    ? new ApiError(status, body.id, body.detail)
    : new ApiError(status, "unknown", `HTTP ${status}`);
}

function holds<T>(body: unknown, members: readonly (keyof T)[]): body is T {
  return typeof body === "object" && body !== null && members.every((member) => member in body);
}
