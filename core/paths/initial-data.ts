/** The first API responses that a page needs. They are embedded in its HTML if public. */
import type { MatchList } from "#core/contract/match.ts";
import type { Meta } from "#core/contract/meta.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import type { Session } from "#core/contract/session.ts";
import type { BracketDetail, TournamentDetail } from "#core/contract/tournament.ts";

/** Id of the element that contains the initial data as JSON. */
export const INITIAL_DATA_ID = "first-answers";

/** Filters of the page's lists. Each limit exceeds the shown rows, to detect further matches. */
export const NOW_PAGE_FILTERS = {
  live: { state: "live" },
  upcoming: { state: "upcoming", limit: 40 },
  ended: { state: "ended", limit: 13 },
} as const satisfies Readonly<Record<string, MatchFilter>>;

/** Number of upcoming and of ended matches that the page shows. */
export const NOW_PAGE_ROW_COUNTS = { upcoming: 16, ended: 12 } as const;

/** The lists of matches of the page at `/`. */
export type NowPageLists = Readonly<Record<keyof typeof NOW_PAGE_FILTERS, MatchList>>;

/** API responses by which a page renders without requests. */
export interface InitialData {
  readonly session: Session;
  readonly meta: Meta;
  /** For the page at `/`. */
  readonly lists?: NowPageLists;
  /** For the page of a bracket. */
  readonly bracket?: { readonly tournament: TournamentDetail; readonly detail: BracketDetail };
}
