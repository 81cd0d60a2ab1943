/** URLs of Matchdesk's API and pages. Without zod, to keep browser bundles small. */
import type { MatchFilter } from "#core/contract/match-filter.ts";

/** Returns URL path segments, percent-encoded and joined by slashes. */
export const joinPathSegments = (...parts: readonly string[]): string =>
  parts.map(encodeURIComponent).join("/");

/** Returns the values as a query with its question mark, without empty ones; "" if all are. */
export function queryOf(values: object): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  return query === "" ? "" : `?${query}`;
}

/** Filters of `GET /api/v1/changes`; absent means all. */
export interface ChangeFilter {
  /** `SITE/ID`. */
  readonly match?: string;
  /** `SITE/SLUG`. */
  readonly tournament?: string;
  /** Maximum number of changes. */
  readonly limit?: number;
}

/** Returns the URL of a match's page. */
export const matchPage = (site: string, id: string): string =>
  `/matches/${joinPathSegments(site, id)}`;

/** Returns the URL of a contestant's page. */
export const contestantPage = (key: string): string => `/contestants/${joinPathSegments(key)}`;

/** Returns the URL of a tournament's page. */
export const tournamentPage = (site: string, slug: string): string =>
  `/tournaments/${joinPathSegments(site, slug)}`;

// API URLs as separate functions, so that the widget bundles only those it uses.
export const matchesPath = (filter: MatchFilter = {}): string =>
  `/api/v1/matches${queryOf(filter)}`;
export const matchPath = (site: string, id: string): string =>
  `/api/v1/matches/${joinPathSegments(site, id)}`;
export const tournamentPath = (site: string, slug: string): string =>
  `/api/v1/tournaments/${joinPathSegments(site, slug)}`;
export const rankingPath = (site: string, slug: string): string =>
  `/api/v1/rankings/${joinPathSegments(site, slug)}`;
export const bracketPath = (site: string, id: string): string =>
  `/api/v1/brackets/${joinPathSegments(site, id)}`;
export const groupPath = (site: string, id: string): string =>
  `/api/v1/groups/${joinPathSegments(site, id)}`;

/** URLs of the API. */
export const apiPaths = {
  meta: "/api/v1/meta",
  names: "/api/v1/names",
  tournaments: "/api/v1/tournaments",
  matches: matchesPath,
  match: matchPath,
  tournament: tournamentPath,
  ranking: rankingPath,
  bracket: bracketPath,
  group: groupPath,
  contestant: (key: string): string => `/api/v1/contestants/${joinPathSegments(key)}`,
  session: "/api/v1/session",
  sessionEverywhere: "/api/v1/session/everywhere",
  /** Redirects to the OpenID provider and, after sign-in, to the page `to`. */
  sessionOidc: (to: string): string => `/api/v1/session/oidc${queryOf({ to })}`,
  changes: (filter: ChangeFilter = {}): string => `/api/v1/changes${queryOf(filter)}`,
  events: "/api/v1/events",
  deskChanges: (filter: ChangeFilter = {}): string => `/api/v1/desk/changes${queryOf(filter)}`,
  deskEvents: "/api/v1/desk/events",
  deskAttention: "/api/v1/desk/attention",
  deskHandover: (since: string): string => `/api/v1/desk/handover${queryOf({ since })}`,
  deskMarks: "/api/v1/desk/marks",
  deskService: "/api/v1/desk/service",
  deskPoll: "/api/v1/desk/poll",
  deskSent: (site: string, id: string): string => `/api/v1/desk/sent/${joinPathSegments(site, id)}`,
} as const;
