/** What staff write down: `/api/v1/desk/facts`. */
import * as z from "zod/mini";
import { isTimeZone } from "#core/lib/is-time-zone.ts";
import { hidesInLink } from "#core/lib/text.ts";
import { cleanText } from "#core/lib/text.ts";

const MOST_FACTS = 200;
/** More than any field takes: what is longer is refused, not cut. */
const MOST_TYPED = 10_000;

/** What turns or breaks the text around it is left out: short names stand wherever names do. */
const clean = z.overwrite((typed: string) => cleanText(typed, MOST_TYPED));
const text = (longest: number) =>
  z.string().check(clean, z.trim(), z.minLength(1), z.maxLength(longest));
/** `SITE/ID`, `SITE/SLUG`, a site, a contestant's key, or a name of ours. */
const scope = z.string().check(z.maxLength(MOST_FACTS));
/** A channel stands in an address, and is said over a headset. */
const channelName = z
  .string()
  .check(
    clean,
    z.trim(),
    z.maxLength(40),
    z.regex(/^[^/\s][^/]*$/, "must be the name of a channel, without a slash"),
  );
const httpsAddress = z.string().check(
  z.maxLength(500),
  z.refine((address) => isHttps(address), "must be an https address without invisible characters"),
);

const PointsSchema = z.object({
  win: z.number().check(z.minimum(-100), z.maximum(100)),
  draw: z.number().check(z.minimum(-100), z.maximum(100)),
  loss: z.number().check(z.minimum(-100), z.maximum(100)),
});

export const PointsRuleSchema = z.object({
  points: z.nullable(PointsSchema),
  tieBreakers: z.array(z.enum(["difference", "score-for", "head-to-head"])).check(z.maxLength(3)),
});

const handScore = z.int().check(z.minimum(-1), z.maximum(999));

/** A fact as it is sent: `core/desk/desk-fact.ts` says what each kind is about. */
export const DeskFactInputSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("group-name"), scope, value: text(60) }),
  z.object({ kind: z.literal("points-rule"), scope, value: PointsRuleSchema }),
  z.object({
    kind: z.literal("alias"),
    scope,
    value: z.object({ key: text(100), name: text(200) }),
  }),
  z.object({ kind: z.literal("short-name"), scope, value: text(16) }),
  z.object({ kind: z.literal("station"), scope, value: text(20) }),
  z.object({ kind: z.literal("note"), scope, value: text(500) }),
  z.object({ kind: z.literal("stream-link"), scope, value: httpsAddress }),
  z.object({
    kind: z.literal("venue-zone"),
    scope,
    value: z.string().check(z.refine(isTimeZone, "is no time zone, like Europe/Helsinki")),
  }),
  z.object({
    kind: z.literal("grace-minutes"),
    scope,
    value: z.int().check(z.minimum(0), z.maximum(240)),
  }),
  z.object({ kind: z.literal("link-template"), scope, value: httpsAddress }),
  z.object({
    kind: z.literal("channel"),
    scope: channelName,
    value: z.object({
      match: z.nullable(z.string()),
      swapped: z.boolean(),
      score: z.nullable(z.tuple([handScore, handScore])),
    }),
  }),
  z.object({ kind: z.literal("wall-message"), scope, value: text(200) }),
  z.object({
    kind: z.literal("held-data"),
    scope,
    value: z.object({ decision: z.enum(["accept", "keep"]), since: z.int() }),
  }),
]);

export const DeskFactKindSchema = z.enum([
  "group-name",
  "points-rule",
  "alias",
  "short-name",
  "station",
  "note",
  "stream-link",
  "venue-zone",
  "grace-minutes",
  "link-template",
  "channel",
  "wall-message",
  "held-data",
]);

/** `DELETE /api/v1/desk/facts` and `PUT /api/v1/desk/facts/undo`: which fact. */
export const DeskFactPlaceSchema = z.object({ kind: DeskFactKindSchema, scope });

const written = {
  kind: DeskFactKindSchema,
  scope: z.string(),
  /** By kind, as in `DeskFactInputSchema`; null where it was cleared. */
  value: z.unknown(),
  /** Who wrote it down. */
  who: z.string(),
  at: z.string(),
};

export const DeskFactViewSchema = z.object({
  ...written,
  /** What it is about, as people call it; null where only the scope is known. */
  about: z.nullable(z.object({ name: z.string(), page: z.nullable(z.string()) })),
  /** Whether everybody may see it; else staff only. */
  isPublic: z.boolean(),
});

/** `GET /api/v1/desk/facts`: what stands, newest first. */
export const DeskFactListSchema = z.object({ facts: z.array(DeskFactViewSchema) });

/** `GET /api/v1/desk/facts/history?kind=&scope=`: what ever stood there, newest first. */
export const DeskFactHistorySchema = z.object({ written: z.array(z.object(written)) });

export type DeskFactInput = z.infer<typeof DeskFactInputSchema>;
export type DeskFactPlace = z.infer<typeof DeskFactPlaceSchema>;
export type DeskFactView = z.infer<typeof DeskFactViewSchema>;
export type DeskFactList = z.infer<typeof DeskFactListSchema>;
export type DeskFactHistory = z.infer<typeof DeskFactHistorySchema>;

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/]+(\/\S*)?$/.test(address) && !hidesInLink(address);
}
