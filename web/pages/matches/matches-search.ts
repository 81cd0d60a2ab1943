import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser, decodeDay, decodeOneOf } from "#web/routing/search-parser.ts";

/** Tabs of the page in their order. The first one begins with the live matches. */
export const matchTabs = ["upcoming", "ended"] as const;

export type MatchTab = (typeof matchTabs)[number];

/** A state of matches that the list can be filtered by. */
export type MatchStatus = keyof MatchesPageMessages["status"];

/** States in the order of the filter. */
export const matchStatuses = [
  "conflict",
  "locked",
  "live",
  "not-started",
  "moved",
  "waiting",
  "ready",
  "ended",
  "undecided",
  "bye",
  "unresolved",
] as const satisfies readonly MatchStatus[];

const decodeTab = decodeOneOf(matchTabs);
const decodeStatus: (value: unknown) => string = decodeOneOf(matchStatuses);

/** Parses the query parameters of the matches page. */
export const parseMatchesSearch = createSearchParser({
  /**
   * Selected tab; "" for the first one that has matches. Older links have a tab for live matches,
   * which are now at the top of the first one.
   */
  state: (value) => (value === "live" ? "upcoming" : decodeTab(value)),
  /** `SITE/SLUG`. */
  tournament: decodeText,
  site: decodeText,
  /** Short name of a round, or `groups`. */
  round: decodeText,
  /** A `MatchStatus`. */
  status: decodeStatus,
  /** Key of a contestant. */
  contestant: decodeText,
  day: decodeDay,
  q: decodeText,
});
