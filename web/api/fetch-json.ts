import { queryOptions } from "@tanstack/react-query";
import type { Problem } from "#core/contract/meta.ts";
import { SECOND } from "#core/lib/time.ts";
import { loadMissingFonts } from "#web/fonts/load-missing-fonts.ts";
import { ApiError } from "./api-error.ts";

/** Milliseconds after which a request fails, because a stalled network reports no error. */
export const REQUEST_TIMEOUT_MS = 15 * SECOND;

/** Prefix of the public URLs. The URL with all data, for staff, has `desk/` after it. */
const PUBLIC_PREFIX = /^\/api\/v1\/(?!desk\/|session)/;

let hasStaffAccess = false;

/** Switches between the public URLs and those for staff. Returns whether that is a change. */
export function setStaffUrlsEnabled(hasAccess: boolean): boolean {
  const isChange = hasStaffAccess !== hasAccess;
  hasStaffAccess = hasAccess;
  return isChange;
}

/** Returns the URL to use for the public URL `path`: its `desk/` form with staff access. */
export function getApiUrl(path: string): string {
  return hasStaffAccess ? getStaffUrl(path) : path;
}

/** Returns the `desk/` form of a public URL. */
export function getStaffUrl(path: string): string {
  return path.replace(PUBLIC_PREFIX, "/api/v1/desk/");
}

/** Number of the newest change that this page received; "" before the first. */
let newestChange = "";

/** Makes all later requests bypass cached responses from before this change. */
export function setNewestChangeNumber(seq: string): void {
  newestChange = seq;
}

/**
 * Fetches `path` from the Matchdesk server. Only checks that the response has `members`, which
 * detects a captive portal or another version: the server's tests parse every response with its
 * schemas, and a parser here would add 8.7 KB to the first page. Throws an `ApiError` if the
 * response is an error, is not JSON or lacks a member; the error of `fetch` if there is no complete
 * response within 15 s.
 */
export async function fetchJson<T>(
  path: string,
  members: readonly (keyof T)[],
  signal: AbortSignal,
): Promise<T> {
  return (await fetchJsonWithOfflineCopyTime(path, members, signal)).body;
}

/** Returns the query that fetches `path`; see `fetchJson`. */
export const jsonQuery = <T>(
  queryKey: readonly unknown[],
  path: string,
  members: readonly (keyof T)[],
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchJson<T>(path, members, signal),
  });

/** A response of the server, or the copy of an earlier one. */
interface ResponseWithOfflineCopyTime<T> {
  readonly body: T;
  /**
   * Time of the copy by the browser's clock, in ms; `null` if the response came from the server.
   */
  readonly offlineCopyStoredAt: number | null;
}

/** Does the same as `fetchJson`, and returns when `web/offline` stored the response. */
export async function fetchJsonWithOfflineCopyTime<T>(
  path: string,
  members: readonly (keyof T)[],
  signal: AbortSignal,
): Promise<ResponseWithOfflineCopyTime<T>> {
  const response = await fetch(withChangeNumber(getApiUrl(path)), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    // The browser must revalidate its HTTP cache, because requests follow a change at once.
    cache: "no-cache",
    headers: { accept: "application/json" },
  });
  const body = await readJson(response);
  if (!response.ok) throw toApiError(response.status, body);
  const storedAt = response.headers.get("matchdesk-kept-at");
  if (hasMembers<T>(body, members))
    return { body, offlineCopyStoredAt: storedAt === null ? null : Number(storedAt) };
  throw new ApiError(
    response.status,
    "other_shape",
    `The response of ${path} has an unexpected shape`,
  );
}

/**
 * Adds the number of the newest change as `v`. The server ignores it, but a cache in front of the
 * server needs a new copy after a change, which all pages that received the change share.
 */
function withChangeNumber(path: string): string {
  if (newestChange === "") return path;
  return `${path}${path.includes("?") ? "&" : "?"}v=${newestChange}`;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    loadMissingFonts(text);
    return JSON.parse(text);
  } catch {
    throw new ApiError(response.status, "no_json", `HTTP ${response.status} without JSON`);
  }
}

function toApiError(status: number, body: unknown): ApiError {
  return hasMembers<Problem>(body, ["id", "detail"])
    ? new ApiError(status, body.id, body.detail)
    : new ApiError(status, "unknown", `HTTP ${status}`);
}

function hasMembers<T>(body: unknown, members: readonly (keyof T)[]): body is T {
  return typeof body === "object" && body !== null && members.every((member) => member in body);
}
