/** What the page at `/` asks for first, and finds in itself where that is the same for everybody. */
import type { MatchList } from "#core/contract/match.ts";
import type { Meta } from "#core/contract/meta.ts";
import type { MatchFilter } from "./paths.ts";
import type { Session } from "#core/contract/session.ts";

/** The id of the element that holds them, as JSON. */
export const FIRST_ANSWERS_ID = "first-answers";

/** Lists of the page: as much of each as it shows, and what says that there is more. */
export const NOW_LISTS = {
  live: { state: "live" },
  upcoming: { state: "upcoming", limit: 40 },
  ended: { state: "ended", limit: 13 },
} as const satisfies Readonly<Record<string, MatchFilter>>;

/** Rows of what comes and of what ended: as many as one looks ahead and back. */
export const NOW_ROWS = { upcoming: 16, ended: 12 } as const;

export interface InitialData {
  readonly session: Session;
  readonly meta: Meta;
  readonly lists: Readonly<Record<keyof typeof NOW_LISTS, MatchList>>;
}
