/** What we know about our own data: `GET /api/v1/meta`, the desk's marks, and problem+json. */
import * as z from "zod/mini";
import { IssueSchema } from "./tournament.ts";

/** What the service said last; `outcome` is one of `core/model/service-outcome.ts`. */
export const ServiceStatusSchema = z.object({
  outcome: z.string(),
  at: z.nullable(z.string()),
  /** When the next look is due. */
  nextTry: z.nullable(z.string()),
});

export const ListStateSchema = z.object({
  name: z.enum(["upcoming", "ended"]),
  at: z.string(),
  count: z.number(),
  /** True when the list hit the service's limit of 100: what lies behind the horizon is not visible. */
  capped: z.boolean(),
  horizon: z.nullable(z.string()),
});

export const MetaSchema = z.object({
  version: z.string(),
  /** The server's clock (a replay clock in the demo); pages count relative times from it. */
  now: z.string(),
  /** True where the reference service runs inside, with invented events. */
  demo: z.boolean(),
  /** When the data is from; null before the first answer. */
  dataAt: z.nullable(z.string()),
  watchingSince: z.nullable(z.string()),
  /** Seconds between looks at the service as things stand: they change with what is near, and who watches. */
  pollSeconds: z.number(),
  /** IANA zone of the venue. */
  timeZone: z.string(),
  service: ServiceStatusSchema,
  /** False while what pages show is held in memory only, because the archive cannot store it. */
  storing: z.boolean(),
  lists: z.array(ListStateSchema),
  counts: z.object({
    upcoming: z.number(),
    live: z.number(),
    ended: z.number(),
    quarantined: z.number(),
  }),
  games: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Per site, where "Open on SITE" leads: a URL with SITE, ID, SLUG, GAME placeholders. */
  linkTemplates: z.record(z.string(), z.string()),
});

/** `GET /api/v1/desk/marks` (`no-store`): what only staff see of matches, by `SITE/ID`. */
export const DeskMarksSchema = z.object({
  conflict: z.array(z.string()),
  /** Locked although it is not over. */
  unexpectedLock: z.array(z.string()),
});

/** `GET /api/v1/desk/service` (`no-store`): what only staff see of the services. */
export const DeskServiceSchema = z.object({
  /** One for each client that reads a service. */
  services: z.array(
    z.extend(ServiceStatusSchema, {
      clientId: z.string(),
      /** A sentence that says what to do next; null when all is well. */
      message: z.nullable(z.string()),
      /** Items of its newest lists that were set aside. */
      quarantined: z.number(),
    }),
  ),
  /** Losses too large for one poll to explain: the last good data is shown. */
  held: z.array(
    z.object({
      id: z.string(),
      /** Time of the first poll with the loss, and of the last one before it. */
      since: z.string(),
      dataAt: z.string(),
      /** `matches`, or what of them: see `core/model/loss-kinds.ts`. */
      lost: z.string(),
      list: z.nullable(z.enum(["upcoming", "ended"])),
      site: z.nullable(z.string()),
      tournament: z.nullable(z.string()),
      /** True if it is about matches that viewers may not see, which are judged apart. */
      hidden: z.boolean(),
      /** So many of so many matches. */
      count: z.number(),
      of: z.number(),
    }),
  ),
  /** What was odd in what came. */
  issues: z.array(IssueSchema),
  /** The service's clock beside the server's. */
  clock: z.object({
    /** Seconds that the service's is ahead of the server's; null while they agree. */
    differenceSeconds: z.nullable(z.number()),
    /** Whether RETENTION_DAYS deletes nothing because of that. */
    deletionRefused: z.boolean(),
  }),
  /** Health of the archive's store; see `core/model/store-health.ts`. */
  store: z.object({
    state: z.enum(["ok", "unreachable", "read-only", "full", "missing", "corrupt", "failing"]),
    /** When it began to fail; `null` while it works. */
    since: z.nullable(z.string()),
    /** A sentence that says what to do; `null` while it works. */
    message: z.nullable(z.string()),
    /** Changes that pages show and that are not in the archive. */
    unstoredChanges: z.number(),
  }),
});

/** `POST /api/v1/desk/poll` (`no-store`): what became of polling every service now. */
export const PollResultSchema = z.object({
  /** False if another process polls: it was told to. */
  polledHere: z.boolean(),
  services: z.array(
    z.object({
      clientId: z.string(),
      /** `running`: a poll is in progress; `wait`: it was polled just now, or asked for a pause. */
      result: z.enum(["polled", "running", "wait"]),
      /** One of `core/model/service-outcome.ts`, of the poll. */
      outcome: z.nullable(z.string()),
      waitSeconds: z.nullable(z.number()),
    }),
  ),
});

/** `GET /api/v1/desk/sent/SITE/ID` (`no-store`): the match exactly as the service sent it. */
export const SentMatchSchema = z.object({ sent: z.unknown() });

/** RFC 9457. `id` is stable; `detail` says what to do next. */
export const ProblemSchema = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
});

export type ServiceStatus = z.infer<typeof ServiceStatusSchema>;
export type Meta = z.infer<typeof MetaSchema>;
export type DeskService = z.infer<typeof DeskServiceSchema>;
export type PollResult = z.infer<typeof PollResultSchema>;
export type DeskMarks = z.infer<typeof DeskMarksSchema>;
export type SentMatch = z.infer<typeof SentMatchSchema>;
export type Problem = z.infer<typeof ProblemSchema>;
