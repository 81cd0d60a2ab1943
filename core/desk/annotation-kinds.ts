/** Kinds of annotations. To add one: a line here, its name in each language, and where web edits it. */
import * as z from "zod/mini";
import { isTimeZone } from "#core/lib/is-time-zone.ts";
import { must } from "#core/lib/must.ts";
import { cleanText, hidesInLink } from "#core/lib/text.ts";
import { HOLD_DECISIONS } from "#core/model/hold.ts";

/** What the scope of an annotation names. */
export type AnnotationSubject =
  /** `SITE/ID`. */
  | "match"
  /** `SITE/ID`. */
  | "group"
  /** `SITE/SLUG`. */
  | "tournament"
  | "match-or-tournament"
  /** A tournament, or "" for all without a value of their own. */
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
  /** Whether viewers may see it; else only staff. */
  readonly isPublic: boolean;
  readonly value: V;
  /** By default any text of at most 200 characters. */
  readonly scope?: z.ZodMiniString;
}

const LONGEST_SCOPE = 200;
/** Longer than any field: longer text is rejected, not truncated. */
const LONGEST_INPUT = 10_000;

/** Removes characters that change the direction or layout of the text around. */
const clean = z.overwrite((typed: string) => cleanText(typed, LONGEST_INPUT));
const text = (longest: number) =>
  z.string().check(clean, z.trim(), z.minLength(1), z.maxLength(longest));
const httpsAddress = z.string().check(
  z.maxLength(500),
  z.refine((address) => isHttps(address), "must be an https address without invisible characters"),
);
/** It is part of a URL, and is read out over a headset. */
const channelName = z
  .string()
  .check(
    clean,
    z.trim(),
    z.maxLength(40),
    z.regex(/^[^/\s][^/]*$/, "must be the name of a channel, without a slash"),
  );
const points = z.number().check(z.minimum(-100), z.maximum(100));
const manualScore = z.int().check(z.minimum(-1), z.maximum(999));

export const anyScope = z.string().check(z.maxLength(LONGEST_SCOPE));

/** Points for each result (`null`: ranked by wins), and what separates contestants tied on points. */
const pointsRule = z.object({
  points: z.nullable(z.object({ win: points, draw: points, loss: points })),
  tieBreakers: z.array(z.enum(["difference", "score-for", "head-to-head"])).check(z.maxLength(3)),
});

export const ANNOTATION_KINDS = [
  kind("group-name", { about: "group", isPublic: true, value: text(60) }),
  kind("points-rule", { about: "group", isPublic: true, value: pointsRule }),
  /** The contestant is really another one: its key, and its name when this was entered. */
  kind("alias", {
    about: "contestant",
    isPublic: true,
    value: z.object({ key: text(100), name: text(200) }),
  }),
  kind("short-name", { about: "contestant", isPublic: true, value: text(16) }),
  kind("station", { about: "match", isPublic: false, value: text(20) }),
  kind("note", { about: "match", isPublic: false, value: text(500) }),
  kind("stream-link", { about: "match-or-tournament", isPublic: true, value: httpsAddress }),
  kind("venue-zone", {
    about: "tournament",
    isPublic: true,
    value: z.string().check(z.refine(isTimeZone, "is no time zone, like Europe/Helsinki")),
  }),
  kind("grace-minutes", {
    about: "tournament-or-all",
    isPublic: false,
    value: z.int().check(z.minimum(0), z.maximum(240)),
  }),
  /** With SITE, ID, SLUG and GAME in it. */
  kind("link-template", { about: "site", isPublic: true, value: httpsAddress }),
  kind("channel", {
    about: "channel",
    isPublic: true,
    scope: channelName,
    value: z.object({
      match: z.nullable(z.string()),
      /** True if the second contestant is on the left. */
      swapped: z.boolean(),
      /** Manual score in order of the match's slots; `null` for the service's. See `hand-score.ts`. */
      score: z.nullable(z.tuple([manualScore, manualScore])),
    }),
  }),
  kind("wall-message", { about: "wall", isPublic: true, value: text(200) }),
  /** It is about the hold that began at `since` and no later one. */
  kind("held-data", {
    about: "hold",
    isPublic: false,
    value: z.object({ decision: z.enum(HOLD_DECISIONS), since: z.int() }),
  }),
] as const;

export type AnnotationKind = (typeof ANNOTATION_KINDS)[number]["kind"];

const BY_KIND = new Map(
  ANNOTATION_KINDS.map(({ kind: id, about, isPublic }) => [id, { about, isPublic }]),
);

/** Returns what annotations of a kind are about. */
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
  /** `input`: an annotation as staff send it. */
  return { kind: id, about, isPublic, input: z.object({ kind: z.literal(id), scope, value }) };
}

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s/]+(\/\S*)?$/.test(address) && !hidesInLink(address);
}
