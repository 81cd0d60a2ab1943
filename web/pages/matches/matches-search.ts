import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeChoice, decodeText } from "#core/lib/decode.ts";
import { isDayKey } from "#core/lib/venue-format.ts";
import type { MatchState } from "#core/model/derived.ts";

/** Filters of the list of matches, all in the address. "" is the default and leaves it. */
export interface MatchesSearch {
  /** "": the first of the tabs that holds something. */
  readonly state: MatchState | "";
  /** `SITE/SLUG`. */
  readonly tournament: string;
  readonly site: string;
  /** Event day, `2026-01-25`. */
  readonly day: string;
  readonly q: string;
}

/** In the order of the tabs. */
export const matchStates = ["upcoming", "live", "ended"] as const satisfies readonly MatchState[];

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
