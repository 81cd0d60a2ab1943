import { MatchListSchema } from "#core/contract/match.ts";
import { joinPathSegments } from "#core/paths/paths.ts";
import { TournamentListSchema } from "#core/contract/tournament.ts";

/** The first difference between the responses of two products. */
export interface Difference {
  readonly path: string;
  /** Text around the first byte that differs. */
  readonly expected: string;
  readonly found: string;
}

const CONTEXT = 160;

const FIXED_PATHS: readonly string[] = [
  "/api/v1/meta",
  "/api/v1/names",
  "/api/v1/matches",
  "/api/v1/matches?state=live",
  "/api/v1/matches?state=upcoming&limit=20",
  "/api/v1/tournaments",
  "/api/v1/changes",
  "/api/v1/matches.csv",
  "/api/v1/matches.json",
  "/calendar/all.ics",
  "/matches",
  "/matches?ended=true&limit=100",
  "/wall?as=json",
  "/embed/matches",
];

/**
 * Returns URLs of all public kinds: all tournaments, brackets and groups, and some matches and
 * contestants.
 */
export async function fetchPublicPaths(url: string): Promise<readonly string[]> {
  const { matches } = MatchListSchema.parse(await fetchJson(`${url}/api/v1/matches`));
  const { tournaments } = TournamentListSchema.parse(await fetchJson(`${url}/api/v1/tournaments`));
  const brackets = tournaments.flatMap((tournament) => tournament.brackets);
  const groups = tournaments.flatMap((tournament) => tournament.groups);
  const contestants = matches.flatMap(({ slots }) =>
    slots.flatMap((slot) => slot.contestant ?? []),
  );
  return [
    ...FIXED_PATHS,
    ...matches.slice(0, 12).map(({ site, id }) => `/api/v1/matches/${joinPathSegments(site, id)}`),
    ...tournaments.flatMap(({ site, slug }) => [
      `/api/v1/tournaments/${joinPathSegments(site, slug)}`,
      `/calendar/tournament/${joinPathSegments(site, slug)}.ics`,
    ]),
    ...brackets.flatMap(({ site, id }) => [
      `/api/v1/brackets/${joinPathSegments(site, id)}`,
      `/brackets/${joinPathSegments(site, id)}.svg`,
      `/embed/bracket/${joinPathSegments(site, id)}`,
      `/overlay/bracket/${joinPathSegments(site, id)}`,
    ]),
    ...groups.map(({ site, id }) => `/api/v1/groups/${joinPathSegments(site, id)}`),
    ...[...new Set(contestants.map(({ key }) => key))]
      .slice(0, 10)
      .map((key) => `/api/v1/contestants/${joinPathSegments(key)}`),
  ];
}

/**
 * Compares the responses of both products path by path, up to the first difference. Returns `null`
 * if there is none.
 *
 * @param normalize removes the parts of a body that may differ
 */
export async function findDifference(
  expectedUrl: string,
  foundUrl: string,
  paths: readonly string[],
  normalize: (body: string) => string = (body) => body,
): Promise<Difference | null> {
  for (const path of paths) {
    const [expected, found] = await Promise.all([
      fetchPublic(expectedUrl, path),
      fetchPublic(foundUrl, path),
    ]);
    if (expected.status !== 200)
      throw new Error(`${path} responded with status ${expected.status}.`);
    const a = `${expected.status} ${expected.type}\n${normalize(expected.body)}`;
    const b = `${found.status} ${found.type}\n${normalize(found.body)}`;
    if (a !== b) return { path, ...around(a, b) };
  }
  return null;
}

async function fetchPublic(url: string, path: string) {
  const response = await fetch(url + path, { headers: { accept: "application/json" } });
  const body = (await response.text()).replaceAll(url, "URL");
  return { status: response.status, type: response.headers.get("content-type"), body };
}

function around(a: string, b: string): Pick<Difference, "expected" | "found"> {
  let index = 0;
  while (a[index] === b[index]) index += 1;
  const cut = (text: string): string => text.slice(Math.max(0, index - CONTEXT), index + CONTEXT);
  return { expected: cut(a), found: cut(b) };
}

async function fetchJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}
