import { MATCH_STATUSES } from "#core/match/listed-statuses.ts";
import { decodeText } from "#core/lib/decode.ts";
import { createSearchParser, decodeDay, decodeOneOf } from "#web/routing/search-parser.ts";

/** Tabs of the page in their order. The first one begins with the live matches. */
export const matchTabs = ["upcoming", "ended"] as const;

export type MatchTab = (typeof matchTabs)[number];

/** Staff flags, which only staff see and the server does not filter by. */
export const flagStatuses = ["conflict", "locked"] as const;

const decodeTab = decodeOneOf(matchTabs);
const decodeStatus: (value: unknown) => string = decodeOneOf([...flagStatuses, ...MATCH_STATUSES]);

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
  /** One of `flagStatuses` or `MATCH_STATUSES`. */
  status: decodeStatus,
  /** Key of a contestant. */
  contestant: decodeText,
  day: decodeDay,
  q: decodeText,
});
