/** State of the data and the server: `GET /api/v1/meta`, staff endpoints, and problem+json. */
import * as z from "zod/mini";
import { HoldSchema } from "#core/model/hold.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { IssueSchema } from "#core/model/match.ts";
import { StoreHealthSchema } from "#core/model/store-health.ts";
import { ListStateSchema } from "#core/model/tick.ts";

/** The last poll of a service; `outcome` is one of `core/model/service-outcome.ts`. */
export const LastPollSchema = z.object({
  outcome: z.string(),
  at: z.nullable(InstantSchema),
  /** When the next poll is due. */
  nextTry: z.nullable(InstantSchema),
});

/** `GET /api/v1/meta`: state of the data and of the server. */
export const MetaSchema = z.object({
  version: z.string(),
  /** The server's time (in the demo a replay's); pages compute relative times from it. */
  now: InstantSchema,
  /** True if the data are demo events from the built-in reference service. */
  demo: z.boolean(),
  /** Time of the data; null before the first response of the service. */
  dataAt: z.nullable(InstantSchema),
  watchingSince: z.nullable(InstantSchema),
  /** Current poll interval in seconds. Depends on upcoming matches and on active viewers. */
  pollSeconds: z.number(),
  /** IANA zone of the venue. */
  timeZone: z.string(),
  service: LastPollSchema,
  /** False while the archive cannot store data: new data is in memory only. */
  storing: z.boolean(),
  lists: z.readonly(z.array(ListStateSchema)),
  counts: z.object({
    upcoming: z.number(),
    live: z.number(),
    ended: z.number(),
    quarantined: z.number(),
  }),
  games: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** URL of "Open on SITE" by site, with the placeholders SITE, ID, SLUG and GAME. */
  linkTemplates: z.record(z.string(), z.string()),
});

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
      clientId: z.string(),
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
      /**
       * `running`: a poll is in progress; `wait`: polled just now, or the service requires a pause.
       */
      result: z.enum(["polled", "running", "wait"]),
      /** Outcome of the poll, one of `core/model/service-outcome.ts`. */
      outcome: z.nullable(z.string()),
      waitSeconds: z.nullable(z.number()),
    }),
  ),
});

/** `GET /api/v1/desk/sent/SITE/ID` (`no-store`): the match exactly as the service sent it. */
export const RawMatchSchema = z.object({ sent: z.unknown() });

/** RFC 9457. `id` is stable; `detail` is an explanation with what to do next. */
export const ProblemSchema = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

/** As JSON: the schema decodes its instants, as does that of the next type. */
export type Meta = z.input<typeof MetaSchema>;
export type DeskService = z.input<typeof DeskServiceSchema>;
export type PollResult = z.infer<typeof PollResultSchema>;
export type StaffFlags = z.infer<typeof StaffFlagsSchema>;
export type RawMatch = z.infer<typeof RawMatchSchema>;
export type Problem = z.infer<typeof ProblemSchema>;
