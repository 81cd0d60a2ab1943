import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeChoice, decodeText } from "#core/lib/decode.ts";
import { isDayKey } from "#core/lib/event-day.ts";
import type { MatchState } from "#core/model/match-status.ts";

/** Search parameters of the matches page. "" is the default and is left out of the URL. */
export interface MatchesSearch {
  /** Selected tab; "" for the first one that has matches. */
  readonly state: MatchState | "";
  /** `SITE/SLUG`. */
  readonly tournament: string;
  readonly site: string;
  /** Event day, `2026-01-25`. */
  readonly day: string;
  readonly q: string;
}

/** States in the order of the tabs. */
export const matchStates = ["upcoming", "live", "ended"] as const satisfies readonly MatchState[];

/** Parses the search parameters; replaces invalid values with "". */
export function parseMatchesSearch(raw: Partial<MatchesSearch> & SearchSchemaInput): MatchesSearch {
  const day = decodeText(raw.day);
  return {
    state: decodeChoice<MatchState | "">(raw.state, matchStates, ""),
    tournament: decodeText(raw.tournament),
    site: decodeText(raw.site),
    day: isDayKey(day) ? day : "",
    q: decodeText(raw.q),
  };
}
