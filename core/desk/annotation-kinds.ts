/**
 * Kinds of annotations. What a new kind needs besides its entry here: "How to add" in CONTRIBUTING.md.
 */
import { CARRIES, TIE_BREAKERS } from "#core/model/tie-breakers.ts";
import {
  MAX_ADVANCING,
  MAX_CHANNEL_NAME,
  MAX_DEDUCTED_POINTS,
  MAX_DEDUCTIONS,
  MAX_NOTE,
  MAX_GRACE_MINUTES,
  MAX_MANUAL_SCORE,
  MAX_PLACEMENTS,
  MAX_RULE_POINTS,
  MAX_SWISS_ROUNDS,
  MAX_TIED,
  MAX_TIES,
} from "#core/lib/input-limits.ts";
import * as z from "zod/mini";
import { isTimeZone } from "#core/lib/is-time-zone.ts";
import { must } from "#core/lib/must.ts";
import { cleanText, hasInvisibleCharacters } from "#core/lib/text.ts";
import { HOLD_DECISIONS } from "#core/model/hold.ts";
import { SCORE_ORDERS } from "#core/model/score-orders.ts";

/** The thing that the scope of an annotation identifies. */
export type AnnotationSubject =
  /** `SITE/ID`. */
  | "match"
  /** `SITE/ID`. */
  | "group"
  /** `SITE/SLUG`. */
  | "tournament"
  | "match-or-tournament"
  /** `SITE/SLUG` of a tournament, or "" as default for all tournaments. */
  | "tournament-or-all"
  /** A contestant's key. */
  | "contestant"
  | "site"
  /** Name of a channel. */
  | "channel"
  /** Name of a wall, or "" for all. */
  | "wall"
  /** Id of a hold. */
  | "hold";

interface Descriptor<V extends z.core.$ZodType> {
  readonly about: AnnotationSubject;
  /** Whether viewers may see it; otherwise only staff. */
  readonly isPublic: boolean;
  readonly value: V;
  /** Schema of the scope; by default any text of at most 200 characters. */
  readonly scope?: z.ZodMiniString;
}

const LONGEST_SCOPE = 200;
/** Longer than any field, because too long text must be rejected, not truncated. */
const LONGEST_INPUT = 10_000;

/** Removes characters that change the direction or layout of surrounding text. */
const clean = z.overwrite((input: string) => cleanText(input, LONGEST_INPUT));
const text = (longest: number) =>
  z.string().check(clean, z.trim(), z.minLength(1), z.maxLength(longest));
const httpsAddress = z.string().check(
  z.maxLength(500),
  z.refine((address) => isHttps(address), "must be an https address without invisible characters"),
);
const channelName = z
  .string()
  .check(
    clean,
    z.trim(),
    z.maxLength(MAX_CHANNEL_NAME),
    z.regex(/^[^/\s][^/]*$/, "must be the name of a channel, without a slash"),
  );
// oxlint-disable-next-line no-underscore-dangle -- the name that zod/mini gives it
const withDefault = z._default;
const points = z.number().check(z.minimum(-MAX_RULE_POINTS), z.maximum(MAX_RULE_POINTS));
const pointsGained = z.number().check(z.minimum(0), z.maximum(MAX_RULE_POINTS));
const manualScore = z.int().check(z.minimum(-1), z.maximum(MAX_MANUAL_SCORE));

const reportedScore = z.object({
  scores: z.tuple([z.nullable(z.int()), z.nullable(z.int())]),
  /** Whether the match had ended because of its data. */
  isOver: z.boolean(),
});

/** Schema of a scope of any kind. */
export const anyScope = z.string().check(z.maxLength(LONGEST_SCOPE));

/** Points per result (`null`: ranked by wins), tie-breakers in order, and whether deductions count. */
const pointsRule = z.object({
  points: z.nullable(
    z.object({
      win: points,
      draw: points,
      loss: points,
      /** Points in matches that needed the last possible game, if they differ. */
      lastGame: z.optional(z.object({ win: points, loss: points })),
    }),
  ),
  tieBreakers: z.array(z.enum(TIE_BREAKERS)).check(z.maxLength(TIE_BREAKERS.length)),
  /** True if the deductions that the service sends with a match reduce the points. */
  deduct: z.optional(z.boolean()),
  /** Which results of earlier stages count as well. */
  carry: z.optional(z.enum(CARRIES)),
});

/** Points of each match of more than two contestants, instead of its scores. */
const placementPoints = z.object({
  /** Points of placement 1, 2, …; later placements give none. */
  placements: z.array(pointsGained).check(z.minLength(1), z.maxLength(MAX_PLACEMENTS)),
  perKill: pointsGained,
  /** True if the deductions that the service sends with a match reduce its points. */
  deduct: z.boolean(),
  /** Number of best matches that count for each contestant; `null` if all count. */
  bestOf: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_PLACEMENTS))),
  /** Subtracted from the total points: key of the contestant, and its name when this was entered. */
  deductions: z
    .array(
      z.object({
        contestant: text(100),
        name: text(200),
        points: z.number().check(z.minimum(0), z.maximum(MAX_DEDUCTED_POINTS)),
      }),
    )
    .check(z.maxLength(MAX_DEDUCTIONS)),
});

/** Orders of contestants who are tied, best first: see `core/groups/tie-order.ts`. */
const tieOrder = z.object({
  orders: z
    .array(
      z
        .array(z.object({ contestant: text(100), name: text(200) }))
        .check(z.minLength(2), z.maxLength(MAX_TIED)),
    )
    .check(
      z.minLength(1),
      z.maxLength(MAX_TIES),
      z.refine((orders) => {
        const keys = orders.flat().map(({ contestant }) => contestant);
        return new Set(keys).size === keys.length;
      }, "must contain each contestant once"),
    ),
});

/** Definition of every kind: id, subject, visibility and input schema. */
export const ANNOTATION_KINDS = [
  kind("group-name", { about: "group", isPublic: true, value: text(60) }),
  kind("points-rule", { about: "group", isPublic: true, value: pointsRule }),
  /** Number of its contestants who advance. */
  kind("advancing", {
    about: "group",
    isPublic: true,
    value: z.int().check(z.minimum(1), z.maximum(MAX_ADVANCING)),
  }),
  kind("placement-points", { about: "group", isPublic: true, value: placementPoints }),
  /** Order of tied contestants: their keys, and their names when this was entered. */
  kind("tie-order", { about: "group", isPublic: true, value: tieOrder }),
  /** Number of rounds of a Swiss group. */
  kind("swiss-rounds", {
    about: "group",
    isPublic: true,
    value: z.int().check(z.minimum(1), z.maximum(MAX_SWISS_ROUNDS)),
  }),
  /** The contestant is another one: that one's key, and its name when this was entered. */
  kind("alias", {
    about: "contestant",
    isPublic: true,
    value: z.object({ key: text(100), name: text(200) }),
  }),
  kind("short-name", { about: "contestant", isPublic: true, value: text(16) }),
  kind("station", { about: "match", isPublic: true, value: text(20) }),
  kind("note", { about: "match", isPublic: false, value: text(MAX_NOTE) }),
  kind("stream-link", { about: "match-or-tournament", isPublic: true, value: httpsAddress }),
  kind("venue-zone", {
    about: "tournament",
    isPublic: true,
    value: z.string().check(z.refine(isTimeZone, "must be a time zone like Europe/Helsinki")),
  }),
  /** The address of a tournament whose slug was corrected; recorded by Matchdesk. */
  kind("former-address", {
    about: "tournament",
    isPublic: true,
    value: z.object({ key: text(LONGEST_SCOPE) }),
  }),
  /** Which score is best in the matches of a tournament, for example the lowest in golf. */
  kind("score-order", { about: "tournament", isPublic: true, value: z.enum(SCORE_ORDERS) }),
  kind("grace-minutes", {
    about: "tournament-or-all",
    isPublic: false,
    value: z.int().check(z.minimum(0), z.maximum(MAX_GRACE_MINUTES)),
  }),
  /** URL with the placeholders SITE, ID, SLUG and GAME. */
  kind("link-template", { about: "site", isPublic: true, value: httpsAddress }),
  kind("channel", {
    about: "channel",
    isPublic: true,
    scope: channelName,
    value: z.object({
      match: z.nullable(anyScope),
      /** True if the second contestant is on the left. */
      swapped: z.boolean(),
      /** Manual score by slot; `null` for the service's score. See `manual-score.ts`. */
      score: z.nullable(z.tuple([manualScore, manualScore])),
      /** Score that the service reported when `score` was set; `null` without a manual score. */
      reported: withDefault(z.nullable(reportedScore), null),
      /** Match that staff chose to follow on this channel; `null` if none. For staff only. */
      next: withDefault(z.nullable(anyScope), null),
    }),
  }),
  kind("wall-message", { about: "wall", isPublic: true, value: text(200) }),
  /** Decision about the hold that began at `since`; later holds are not affected. */
  kind("held-data", {
    about: "hold",
    isPublic: false,
    value: z.object({ decision: z.enum(HOLD_DECISIONS), since: z.int() }),
  }),
] as const;

export type AnnotationKind = (typeof ANNOTATION_KINDS)[number]["kind"];

const BY_KIND: ReadonlyMap<
  string,
  Pick<(typeof ANNOTATION_KINDS)[number], "about" | "isPublic">
> = new Map(ANNOTATION_KINDS.map(({ kind: id, about, isPublic }) => [id, { about, isPublic }]));

/** Returns whether a text is the id of a kind. */
export function isAnnotationKind(id: string): id is AnnotationKind {
  return BY_KIND.has(id);
}

/** Returns the thing that the scope of this kind identifies. */
export function subjectOf(id: AnnotationKind): AnnotationSubject {
  return must(BY_KIND.get(id), "every kind has a descriptor").about;
}

/** Returns whether viewers may see annotations of a kind. */
export function isPublicKind(id: AnnotationKind): boolean {
  return must(BY_KIND.get(id), "every kind has a descriptor").isPublic;
}

function kind<const K extends string, V extends z.core.$ZodType>(
  id: K,
  { about, isPublic, value, scope = anyScope }: Descriptor<V>,
) {
  /** `input`: schema of an annotation as staff send it. */
  return { kind: id, about, isPublic, input: z.object({ kind: z.literal(id), scope, value }) };
}

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/]+(\/\S*)?$/.test(address) && !hasInvisibleCharacters(address);
}
