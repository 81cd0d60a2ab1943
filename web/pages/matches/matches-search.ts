import type { SearchSchemaInput } from "@tanstack/react-router";
import type { MatchesPageMessages } from "#core/i18n/en/matches.ts";
import { decodeChoice, decodeText } from "#core/lib/decode.ts";
import { isDayKey } from "#core/lib/event-day.ts";

/** A tab of the page. The first one begins with the live matches. */
export type MatchTab = "upcoming" | "ended";

/** A state of matches that the list can be filtered by. */
export type MatchStatus = keyof MatchesPageMessages["status"];

/** Search parameters of the matches page. "" is the default and is left out of the URL. */
export interface MatchesSearch {
  /** Selected tab; "" for the first one that has matches. */
  readonly state: MatchTab | "";
  /** `SITE/SLUG`. */
  readonly tournament: string;
  readonly site: string;
  /** Short name of a round, or `groups`. */
  readonly round: string;
  /** A `MatchStatus`. */
  readonly status: string;
  /** Key of a contestant. */
  readonly contestant: string;
  /** Event day, `2026-01-25`. */
  readonly day: string;
  readonly q: string;
}

/** Tabs in their order. */
export const matchTabs = ["upcoming", "ended"] as const satisfies readonly MatchTab[];

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

/** Parses the search parameters; replaces invalid values with "". */
export function parseMatchesSearch(
  raw: Partial<Omit<MatchesSearch, "state"> & { readonly state: string }> & SearchSchemaInput,
): MatchesSearch {
  const day = decodeText(raw.day);
  // Older links have a tab for live matches, which are now at the top of the first one.
  const state = decodeText(raw.state) === "live" ? "upcoming" : raw.state;
  return {
    state: decodeChoice<MatchTab | "">(state, matchTabs, ""),
    tournament: decodeText(raw.tournament),
    site: decodeText(raw.site),
    round: decodeText(raw.round),
    status: decodeChoice<MatchStatus | "">(raw.status, matchStatuses, ""),
    contestant: decodeText(raw.contestant),
    day: isDayKey(day) ? day : "",
    q: decodeText(raw.q),
  };
}
