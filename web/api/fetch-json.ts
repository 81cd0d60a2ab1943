import type { Problem } from "#core/contract/meta.ts";
import { ApiError } from "./api-error.ts";

/** Addresses that everybody's answers have; staff's whole ones are the same below `desk/`. */
const PUBLIC = /^\/api\/v1\/(?!desk\/|session)/;

let readsEverything = false;

/** Reads from now on what staff may see, or what everybody may. Answers whether that is another. */
export function setStaffAccess(everything: boolean): boolean {
  const isOther = readsEverything !== everything;
  readsEverything = everything;
  return isOther;
}

/** Where this reader finds what everybody finds at `path`. */
export function apiUrl(path: string): string {
  return readsEverything ? path.replace(PUBLIC, "/api/v1/desk/") : path;
}

/** Number of the newest change this page was told of. */
let newest = "";

/** From here on nothing from before this change will do. */
export function noteChange(seq: string): void {
  newest = seq;
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
  return (await fetchWithAge(path, members, signal)).body;
}

/** What the server said, or had said when it was last heard. */
interface Answer<T> {
  readonly body: T;
  /** When the browser kept it, by its own clock, where the server is out of reach; null else. */
  readonly keptAt: number | null;
}

/** As `fetchJson`, and whether the answer is one that the browser has kept (`web/offline`). */
export async function fetchWithAge<T>(
  path: string,
  members: readonly (keyof T)[],
  signal: AbortSignal,
): Promise<Answer<T>> {
  const response = await fetch(withVersion(apiUrl(path)), {
    signal,
    // Never out of the browser's own cache unasked: what changed is asked for the moment it did.
    cache: "no-cache",
    headers: { accept: "application/json" },
  });
  const body = await readJson(response);
  if (!response.ok) throw problemOf(response.status, body);
  const keptAt = response.headers.get("matchdesk-kept-at");
  if (holds<T>(body, members)) return { body, keptAt: keptAt === null ? null : Number(keptAt) };
  throw new ApiError(response.status, "other_shape", `${path} did not answer what was asked for`);
}

/**
 * The server does not look at `v`. A cache in front of it does: after a change it must not hand out
 * what it kept from before, and all who were told of that change share one new copy.
 */
function withVersion(path: string): string {
  return newest === "" ? path : `${path}${path.includes("?") ? "&" : "?"}v=${newest}`;
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
