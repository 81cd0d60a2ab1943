import type { ComponentType } from "react";
import { decodeText } from "#core/lib/decode.ts";
import { parseBracketSearch } from "#web/kit/bracket/bracket-search.ts";
import { parseRecordsSearch } from "#web/pages/desk/records-search.ts";
import { parseMatchesSearch } from "#web/pages/matches/matches-search.ts";
import { parseContestantsSearch } from "#web/pages/tournament/contestants-search.ts";
import type { RawParams } from "#web/routing/pages.ts";
import { createSearchParser, decodeDay, decodeOneOf } from "#web/routing/search-parser.ts";

/**
 * Loaders of all pages except the Now page, by the name of the component. They have a file of their
 * own because the list of their scripts and styles is as large as a page.
 */
const loaders = {
  MatchesPage: () => import("#web/pages/matches/matches-page.tsx"),
  MatchPage: () => import("#web/pages/match/match-page.tsx"),
  TournamentsPage: () => import("#web/pages/tournaments/tournaments-page.tsx"),
  TournamentPage: () => import("#web/pages/tournament/tournament-page.tsx"),
  TournamentIndex: () => import("#web/pages/tournament/tournament-index.tsx"),
  TournamentBracket: () => import("#web/pages/tournament/tournament-bracket.tsx"),
  TournamentGroups: () => import("#web/pages/tournament/tournament-groups.tsx"),
  TournamentRanking: () => import("#web/pages/tournament/tournament-ranking.tsx"),
  TournamentMatches: () => import("#web/pages/tournament/tournament-matches.tsx"),
  TournamentContestants: () => import("#web/pages/tournament/tournament-contestants.tsx"),
  ContestantPage: () => import("#web/pages/contestant/contestant-page.tsx"),
  VersusPage: () => import("#web/pages/versus/versus-page.tsx"),
  SchedulePage: () => import("#web/pages/schedule/schedule-page.tsx"),
  SignInPage: () => import("#web/pages/sign-in/sign-in-page.tsx"),
  SharePage: () => import("#web/pages/share/share-page.tsx"),
  DeskPage: () => import("#web/pages/desk/desk-page.tsx"),
  AnnotationsPage: () => import("#web/pages/desk/annotations-page.tsx"),
  ScreensPage: () => import("#web/pages/desk/screens-page.tsx"),
  MissingPage: () => import("#web/features/palette/missing-page.tsx"),
  ChangesPage: () => import("#web/pages/desk/changes-page.tsx"),
} as const;

export type LazyPageName = keyof typeof loaders;

export const lazyPageLoaders: {
  readonly [N in LazyPageName]: () => Promise<Readonly<Record<N, ComponentType>>>;
} = loaders;

/** Parsers of the query parameters of pages that have any; "" is the default of each. */
const parsers = {
  MatchesPage: parseMatchesSearch,
  TournamentsPage: createSearchParser({ site: decodeText, q: decodeText }),
  TournamentBracket: parseBracketSearch,
  TournamentGroups: createSearchParser({
    /** "table" for the standings of Swiss groups instead of their rounds. */
    swiss: decodeOneOf(["table"]),
  }),
  TournamentContestants: parseContestantsSearch,
  SchedulePage: createSearchParser({
    /** "" for today. */
    day: decodeDay,
    /** "1" to show only followed matches. */
    followed: decodeOneOf(["1"]),
    /** "1" to print also what has ended and what has no station. */
    everything: decodeOneOf(["1"]),
    /** "" for the grid if a station is entered, else for the list. */
    view: decodeOneOf(["grid", "list"]),
    /** `SITE/SLUG` of the only tournament shown; "" for all. */
    tournament: decodeText,
  }),
  SignInPage: createSearchParser({
    /** Path to open afterwards; untrusted, `sanitizeRedirectPath` restricts it to this origin. */
    to: decodeText,
    /** Why sign-in with the provider failed: `refused` or `failed`; "" if it did not. */
    problem: decodeText,
    /** "tab" if another tab waits for the sign-in, so that this one has nothing to open. */
    part: decodeOneOf(["tab"]),
  }),
  SharePage: parseShareSearch,
  DeskPage: createSearchParser({
    kind: decodeText,
    tournament: decodeText,
    severity: decodeText,
    order: decodeOneOf(["age"]),
    /** Id of the item whose details are open if they are not beside the list. */
    item: decodeText,
  }),
  AnnotationsPage: parseRecordsSearch,
  ScreensPage: createSearchParser({
    /** Name of the selected channel. */
    channel: decodeText,
  }),
  ChangesPage: parseRecordsSearch,
};

type SearchOf<N> = N extends keyof typeof parsers ? ReturnType<(typeof parsers)[N]> : object;

export const searchParsers: {
  readonly [N in LazyPageName]?: (raw: RawParams) => SearchOf<N>;
} = parsers;

/** Keeps every parameter with the form of an attribute of the widget; the page ignores unknown ones. */
function parseShareSearch(
  raw: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const text = decodeText(value);
      return /^[a-z-]{1,20}$/.test(name) && text !== "" ? [[name, text]] : [];
    }),
  );
}
