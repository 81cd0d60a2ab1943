/** State of the data and the server: `GET /api/v1/meta`, staff endpoints, and problem+json. */
import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { HoldSchema } from "#core/model/hold.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { IssueSchema } from "#core/model/match.ts";
import { StoreHealthSchema } from "#core/model/store-health.ts";
import { ListStateSchema } from "#core/model/tick.ts";

/** Numbers of matches by state. */
export const MATCH_COUNTS = {
  upcoming: describe("Number of upcoming matches.", WholeNumberSchema),
  live: describe("Number of live matches.", WholeNumberSchema),
  ended: describe("Number of ended matches.", WholeNumberSchema),
};

/** `outcome` is one of `core/model/service-outcome.ts`. */
export const LastPollSchema = describe(
  "The last poll of the service.",
  z.object({
    outcome: describe(
      "Id of its outcome: `ok`, `waiting` before the first response, or an id of what failed.",
      z.string(),
    ),
    at: describe("When it was; null before the first poll.", z.nullable(InstantSchema)),
    nextTry: describe(
      "When the next poll is due; null if this process does not poll.",
      z.nullable(InstantSchema),
    ),
  }),
);

export const MetaSchema = describe(
  "State of the data and of the server.",
  z.object({
    version: describe("Version of Matchdesk.", z.string()),
    now: describe(
      "The server's time (in the demo a replay's); compute relative times from it.",
      InstantSchema,
    ),
    demo: describe(
      "True if the data are demo events from the built-in reference service.",
      z.boolean(),
    ),
    dataAt: describe(
      "Time of the oldest shown data: of the tournament whose lists are the oldest, or of an open match whose loss is held; null before the first response of a service.",
      z.nullable(InstantSchema),
    ),
    dataSite: describe(
      "Site of that data if other data is more than a minute newer; else null.",
      z.nullable(z.string()),
    ),
    dataTimes: describe(
      "Time of the data of each tournament that is older than others of its site or held, then of each site: its newest.",
      z.array(
        z.object({
          scope: describe("`SITE/SLUG` of a tournament, or a site.", z.string()),
          dataAt: describe(
            "When the lists arrived; of a held tournament, the time of its last good data.",
            InstantSchema,
          ),
        }),
      ),
    ),
    watchingSince: describe(
      "Time of the first poll; null before it. Matches played before it may not have been seen.",
      z.nullable(InstantSchema),
    ),
    pollSeconds: describe(
      "Current poll interval in seconds. Depends on upcoming matches and on active viewers.",
      z.number(),
    ),
    timeZone: describe("IANA time zone of the venue.", z.string()),
    service: describe("The last poll of the service.", LastPollSchema),
    storing: describe(
      "False while the archive cannot store data: new data is in memory only.",
      z.boolean(),
    ),
    lists: describe("State of the service's lists.", z.readonly(z.array(ListStateSchema))),
    counts: describe(
      "Numbers of matches.",
      z.object({
        ...MATCH_COUNTS,
        quarantined: describe("Number of invalid items in the newest lists.", WholeNumberSchema),
      }),
    ),
    games: describe(
      "The game titles.",
      z.array(
        z.object({
          slug: describe("Slug of the game title.", z.string()),
          name: describe("Name of the game title.", z.string()),
        }),
      ),
    ),
    linkTemplates: describe(
      "URL of a match on its site, by site, with the placeholders SITE, ID, SLUG and GAME.",
      z.record(z.string(), z.string()),
    ),
  }),
);

/** `GET /api/v1/desk/marks` (`no-store`): staff flags of matches, by `SITE/ID`. */
export const StaffFlagsSchema = z.object({
  conflict: z.array(z.string()),
  /** Locked although the match has not ended. */
  unexpectedLock: z.array(z.string()),
  /** Of one contestant, at the same time as another match. */
  doubleBooked: z.array(z.string()),
  /** Longer than every similar match. */
  runningLong: z.array(z.string()),
});

const { isHidden, count, of, ...hold } = HoldSchema.shape;

/** `GET /api/v1/desk/service` (`no-store`): the state of services, archive and clock. */
export const DeskServiceSchema = z.object({
  /** One for each client that reads a service. */
  services: z.array(
    z.extend(LastPollSchema, {
      /** Host of its address. */
      host: z.string(),
      clientId: z.string(),
      /** Sites of its matches. */
      sites: z.readonly(z.array(z.string())),
      /** When its newest list arrived; null before the first. */
      dataAt: z.nullable(InstantSchema),
      /** The problem and what to do; null if there is none. */
      message: z.nullable(z.string()),
      /** Number of invalid items in its newest lists. */
      quarantined: z.number(),
    }),
  ),
  /** Losses too large for one poll, for which pages show the last good data. */
  held: z.array(
    z.object({
      ...hold,
      /** True if it is about matches that are not public; these are checked separately. */
      hidden: isHidden,
      count,
      of,
    }),
  ),
  /** Issues found in the service's data. */
  issues: z.readonly(z.array(IssueSchema)),
  /** The service's clock compared to the server's. */
  clock: z.object({
    /** Seconds by which the service's clock is ahead of the server's; null if they agree. */
    differenceSeconds: z.nullable(z.number()),
    /** True if RETENTION_DAYS deletes nothing because of the difference. */
    deletionRefused: z.boolean(),
  }),
  store: StoreHealthSchema,
});

/** `POST /api/v1/desk/poll` (`no-store`): the result of polling every service now. */
export const PollResultSchema = z.object({
  /** False if another process polls; the request was passed on to it. */
  polledHere: z.boolean(),
  services: z.array(
    z.object({
      clientId: z.string(),
      /** `running`: a poll is in progress; `wait`: just polled, or the service requires a pause. */
      result: z.enum(["polled", "running", "wait"]),
      /** Outcome of the poll, one of `core/model/service-outcome.ts`. */
      outcome: z.nullable(z.string()),
      waitSeconds: z.nullable(z.number()),
    }),
  ),
});

/** `GET /api/v1/desk/sent/SITE/ID` (`no-store`): the match exactly as the service sent it. */
export const RawMatchSchema = z.object({ sent: z.unknown() });

export const ProblemSchema = describe(
  "A problem (RFC 9457).",
  z.object({
    type: describe("URI of the problem, with its id.", z.string()),
    id: describe("Stable id, such as `not-found`.", z.string()),
    title: describe("Short text, the same for all problems with this id.", z.string()),
    status: describe("Status of the response.", WholeNumberSchema),
    detail: describe("What happened, why, and what to do.", z.string()),
  }),
);

/** As JSON: the schema decodes its instants, as does that of the next type. */
export type Meta = z.input<typeof MetaSchema>;
export type DeskService = z.input<typeof DeskServiceSchema>;
export type PollResult = z.infer<typeof PollResultSchema>;
export type StaffFlags = z.infer<typeof StaffFlagsSchema>;
export type RawMatch = z.infer<typeof RawMatchSchema>;
export type Problem = z.infer<typeof ProblemSchema>;
