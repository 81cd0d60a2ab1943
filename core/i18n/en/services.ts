/** Messages about the services and the age of their data, which only staff see. */
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { FailedOutcome, FailureGroup } from "#core/model/service-outcome.ts";
import type { StoreFailure } from "#core/model/store-health.ts";

/** Reasons for failed polls. */
export const failures: Readonly<Record<FailedOutcome, string>> = {
  "client-refused": "credentials rejected",
  "token-refused": "access token rejected",
  "service-error": "error of the service",
  "rate-limited": "too many requests",
  "http-error": "HTTP error",
  "wrong-address": "nothing at this address",
  redirected: "redirect",
  "empty-answer": "empty answer",
  "not-json": "not JSON",
  "not-the-service": "not a match list",
  "too-large": "answer too large",
  "host-not-found": "host not found",
  "private-address": "private address",
  "connection-refused": "connection refused",
  "connection-lost": "connection lost",
  "tls-failed": "TLS failed",
  "certificate-expired": "certificate expired",
  "connect-timeout": "no connection",
  "answer-timeout": "no answer in time",
};

/** Begin of a sentence about a failure. */
export const down: Readonly<Record<FailureGroup, string>> = {
  "no-answer": "The service does not answer",
  error: "The service returns errors",
  "wrong-address": "The service is not at its address",
  unusable: "The service sends nothing usable",
};

/** Sentence with the instruction for a failure. */
export const downAdvice: Readonly<Record<FailureGroup, string>> = {
  "no-answer": "It is polled again automatically.",
  error: "It is polled again automatically; contact the service's operator if this persists.",
  "wrong-address": "Check UPSTREAM_URL.",
  unusable: "Check UPSTREAM_URL, or contact the service's operator.",
};

/** Formats what an outage affects: "2 tournaments, 31 open matches". */
export function affected(tournaments: number, matches: number): string {
  const open = matches === 1 ? "1 open match" : `${matches} open matches`;
  return `${tournaments === 1 ? "1 tournament" : `${tournaments} tournaments`}, ${open}`;
}

/** Formats how many other sites are current; "" if there are none. */
export function currentSites(others: number): string {
  if (others === 0) return "";
  return others === 1 ? "The other site is current." : `The other ${others} sites are current.`;
}

/** Parts of the bar about old data. */
export const sourceAge = {
  refused:
    "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
  what: (what: string, site: string | null) =>
    site === null ? `${what}.` : `${what} for ${wrapInBidiIsolate(site)}.`,
  held: "Data is held",
  age: (time: string, duration: string) =>
    duration === "" ? `Data from ${time}.` : `Data from ${time}, ${duration} old.`,
  /** Of one service, in a list of all. */
  title: "Sources",
  none: "no data yet",
  current: "current",
  since: (duration: string) => `${duration} old`,
  nextTry: (seconds: number) => `next try in ${seconds} s`,
  show: "Show the item",
};

/** Advice about an archive that cannot store. */
export const storeAdvice: Readonly<Record<StoreFailure, string>> = {
  unreachable: "PostgreSQL does not respond: check that it runs and DATABASE_URL is right",
  full: "The disk is full: free some space",
  "read-only": "The archive cannot be written: check its owner and that its disk is writable",
  missing: "The archive's folder or file is missing: restore DATA_DIR, or restart the server",
  corrupt: "The archive's file is damaged: restore a backup with npm run restore",
  failing: "The archive cannot be written: read the cause in the server's log",
};

/** Formats how many changes are not stored: "2 changes are not stored and are". */
export function formatUnstored(changes: number): string {
  if (changes === 0) return "new data is not stored and is";
  return changes === 1
    ? "1 change is not stored and is"
    : `${changes} changes are not stored and are`;
}
