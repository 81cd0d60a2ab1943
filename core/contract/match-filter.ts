/** Query parameters of the lists of matches. */
import * as z from "zod/mini";
import { describe } from "#core/model/describe.ts";
import { EVENT_DAY_START_HOUR } from "#core/lib/event-day.ts";
import { MATCH_STATUSES } from "#core/match/listed-statuses.ts";
import { createChoiceParameter, createTextParameter, createWholeNumberParameter } from "./query.ts";

/** Highest `limit` of `GET /api/v1/matches`. */
const MAX_LISTED_MATCHES = 1000;

const filters = {
  state: createChoiceParameter(
    "Only matches in this state; ended matches are sorted newest first.",
    ["upcoming", "live", "ended"],
  ),
  tournament: createTextParameter("SITE/SLUG of a tournament."),
  game: createTextParameter("Slug of a game."),
  site: createTextParameter("Host of a tournament system."),
  contestant: createTextParameter("Key or name of a contestant."),
  round: createTextParameter(
    "Short name of a round, such as LBR2; `groups` for the matches of groups.",
  ),
  status: createChoiceParameter(
    "Only matches that are live, not started although their start is past, moved in the last two " +
      "hours, waiting for contestants, ready, ended, of these undecided without a winner, byes, or " +
      "unresolved.",
    MATCH_STATUSES,
  ),
  day: createTextParameter(
    `Event day at the venue; starts at 0${EVENT_DAY_START_HOUR}:00.`,
    "date",
  ),
  q: createTextParameter(
    "Text to search in names, titles and codes. Latin letters find names in any script.",
  ),
};

/** Query of `GET /api/v1/matches.csv` and `.json`. */
export const MatchFileQuerySchema = z.strictObject({
  ...filters,
  tournament: z.exactOptional(
    describe("SITE/SLUG of a tournament; several with commas between them.", z.string()),
  ),
});

/** Query of `GET /api/v1/matches`. */
export const MatchListQuerySchema = z.strictObject({
  ...filters,
  limit: createWholeNumberParameter(
    "Maximum number of matches; `counts` still includes all.",
    1,
    MAX_LISTED_MATCHES,
  ),
  facets: createChoiceParameter(
    "Adds `facets`: the values of the filters; `shown` leaves out what reveals a result.",
    ["all", "shown"],
  ),
});

/** Filters of the lists of matches; absent means all. */
export type MatchFilter = Readonly<z.output<typeof MatchListQuerySchema>>;
