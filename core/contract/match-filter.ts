import { EVENT_DAY_START_HOUR } from "#core/lib/event-day.ts";

const text = { type: "string" } as const;

/** Filters of the public API's lists of matches: names, descriptions and JSON Schemas. */
export const MATCH_FILTERS = [
  {
    name: "state",
    description: "Only matches in this state; ended matches are sorted newest first.",
    schema: { type: "string", enum: ["upcoming", "live", "ended"] },
  },
  { name: "tournament", description: "SITE/SLUG of a tournament.", schema: text },
  { name: "game", description: "Slug of a game.", schema: text },
  { name: "site", description: "Host of a tournament system.", schema: text },
  { name: "contestant", description: "Key or name of a contestant.", schema: text },
  {
    name: "round",
    description: "Short name of a round, such as LBR2; `groups` for the matches of groups.",
    schema: text,
  },
  {
    name: "day",
    description: `Event day at the venue; starts at 0${EVENT_DAY_START_HOUR}:00.`,
    schema: { type: "string", format: "date" },
  },
  {
    name: "q",
    description:
      "Text to search in names, titles and codes. Latin letters find names in any script.",
    schema: text,
  },
] as const;

type TextFilter = Exclude<(typeof MATCH_FILTERS)[number]["name"], "state">;

/** Highest `limit` of `GET /api/v1/matches`. */
export const MAX_LISTED_MATCHES = 1000;

/** Filters of `GET /api/v1/matches`; absent means all. */
export type MatchFilter = {
  readonly [name in TextFilter]?: string;
} & {
  readonly state?: "upcoming" | "live" | "ended";
  /** Maximum number of matches, 1 to `MAX_LISTED_MATCHES`; the counts of the response include all. */
  readonly limit?: number;
};
