/** Addresses of our own API and pages. Free of zod, so a path costs the browser nothing. */

/** The parts of an address behind each other. */
export const at = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join("/");

function queryOf(values: object): string {
  const query = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  return query === "" ? "" : `?${query}`;
}

/** Filters of `GET /api/v1/matches`; absent means all. */
export interface MatchFilter {
  readonly state?: "upcoming" | "live" | "ended";
  readonly game?: string;
  /** `SITE/SLUG`. */
  readonly tournament?: string;
  readonly site?: string;
  /** Contestant key. */
  readonly contestant?: string;
  /** Event day at the venue, `2026-01-25`; it turns at 05:00 (`core/lib/venue-format.ts`). */
  readonly day?: string;
  /** Free text over names, titles and codes. */
  readonly q?: string;
  /** Most matches of the answer, from 1 to 1000; its counts stay those of all. */
  readonly limit?: number;
}

/** Which of the newest changes are asked for; absent means all. */
export interface ChangeFilter {
  /** `SITE/ID`. */
  readonly match?: string;
  /** `SITE/SLUG`. */
  readonly tournament?: string;
  /** How many at most. */
  readonly limit?: number;
}

/** Page of a match. */
export const matchPage = (site: string, id: string): string => `/matches/${at(site, id)}`;

/** Page of a tournament. */
export const tournamentPage = (site: string, slug: string): string =>
  `/tournaments/${at(site, slug)}`;

/** What a picture of a bracket can be asked for; absent or "" means the usual. */
export interface BracketImageQuery {
  readonly theme?: "light" | "dark" | "auto";
  /** Key of the contestant whose way is lit. */
  readonly contestant?: string;
  /** `4`: the last four columns; `ro8,ro4`: these rounds. */
  readonly rounds?: string;
  /** Pixels. */
  readonly width?: number;
}

/** A bracket as a picture, for anybody's page. */
export function bracketImage(
  site: string,
  id: string,
  format: "svg" | "png",
  query: BracketImageQuery = {},
): string {
  return `/brackets/${at(site, id)}.${format}${queryOf(query)}`;
}

/** The picture that stands beside a link to a tournament or a match. */
export const cardImage = (kind: "tournaments" | "matches", site: string, id: string): string =>
  `/cards/${kind}/${at(site, id)}.png`;

// One by one for the widget, which has no room for the others.
export const matchesPath = (filter: MatchFilter = {}): string =>
  `/api/v1/matches${queryOf(filter)}`;
export const matchPath = (site: string, id: string): string => `/api/v1/matches/${at(site, id)}`;
export const tournamentPath = (site: string, slug: string): string =>
  `/api/v1/tournaments/${at(site, slug)}`;
export const bracketPath = (site: string, id: string): string => `/api/v1/brackets/${at(site, id)}`;
export const groupPath = (site: string, id: string): string => `/api/v1/groups/${at(site, id)}`;

export const apiPaths = {
  meta: "/api/v1/meta",
  names: "/api/v1/names",
  tournaments: "/api/v1/tournaments",
  matches: matchesPath,
  match: matchPath,
  tournament: tournamentPath,
  bracket: bracketPath,
  group: groupPath,
  contestant: (key: string): string => `/api/v1/contestants/${at(key)}`,
  session: "/api/v1/session",
  sessionEverywhere: "/api/v1/session/everywhere",
  /** Leads to the OpenID provider and, signed in, to the page `to`. */
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
  deskSent: (site: string, id: string): string => `/api/v1/desk/sent/${at(site, id)}`,
} as const;
