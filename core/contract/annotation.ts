/** Annotations, the values that staff enter: `/api/v1/desk/facts`. */
import * as z from "zod/mini";
import { ANNOTATION_KINDS, anyScope } from "#core/desk/annotation-kinds.ts";
import { InstantSchema } from "#core/model/instant.ts";
import { SlotSourceSchema } from "#core/model/derived-match.ts";

const [first, ...others] = ANNOTATION_KINDS;

/** Number of the newest act that the sender had seen: an act of another person after it wins. */
export const seenAct = z.optional(z.int().check(z.minimum(0)));

/** Request body of a new annotation; `core/desk/annotation-kinds.ts` describes each kind. */
export const AnnotationInputSchema = z.discriminatedUnion("kind", [
  first.input,
  ...others.map(({ input }) => input),
]);

export const AnnotationKindSchema = z.enum(ANNOTATION_KINDS.map(({ kind }) => kind));

/** `PUT /api/v1/desk/facts`. */
export const AnnotationWriteSchema = z.intersection(
  AnnotationInputSchema,
  z.object({ seen: seenAct }),
);

/** `PUT /api/v1/desk/facts/undo` and the history: identifies an annotation. */
export const AnnotationKeySchema = z.object({ kind: AnnotationKindSchema, scope: anyScope });

/** Query of `DELETE /api/v1/desk/facts`. */
export const AnnotationClearSchema = z.extend(AnnotationKeySchema, {
  seen: z.optional(
    z.codec(z.string(), z.int().check(z.minimum(0)), { decode: Number, encode: String }),
  ),
});

/** An annotation as it was written, by whom and when. */
export const writtenAnnotation = {
  kind: AnnotationKindSchema,
  scope: z.string(),
  /** Depends on the kind, as in `AnnotationInputSchema`; null if the annotation was cleared. */
  value: z.unknown(),
  /** Staff member who entered it. */
  who: z.string(),
  at: InstantSchema,
};

/** The annotated thing; null if only the scope is known. */
export const AnnotationSubjectSchema = z.nullable(
  z.object({
    /** Name of a contestant, tournament or site; code of a match, number of a group. */
    name: z.string(),
    /** URL of its page; null if it has none. */
    page: z.nullable(z.string()),
    /** Names of the contestants of a match by slot, null if open; empty for other subjects. */
    contestants: z.array(z.nullable(z.string())),
    /** Origins of the contestants of a match by slot; empty for other subjects. */
    sources: z.array(SlotSourceSchema),
    /** Match code; null for other subjects and if the position is unknown. */
    code: z.nullable(z.string()),
    /** The tournament that it belongs to. */
    tournament: z.nullable(z.object({ key: z.string(), title: z.string() })),
  }),
);

/** An annotation with its subject. */
export const AnnotationViewSchema = z.object({
  ...writtenAnnotation,
  about: AnnotationSubjectSchema,
  /** The match that a channel shows; null for other kinds. */
  refersTo: AnnotationSubjectSchema,
  /** True if everyone may see it; false if only staff may. */
  isPublic: z.boolean(),
  /** True if it has no effect any more, because the data changed; else missing. */
  overtaken: z.optional(z.boolean()),
});

/** `GET /api/v1/desk/facts`: all current annotations, newest first. */
export const AnnotationListSchema = z.object({
  facts: z.array(AnnotationViewSchema),
  /** Number of the newest act of staff that the list contains, to send as `seen`. */
  newestAct: z.number(),
});

/** `GET /api/v1/desk/facts/history?kind=&scope=`: all values of an annotation, newest first. */
export const AnnotationHistorySchema = z.object({ written: z.array(z.object(writtenAnnotation)) });

export type AnnotationInput = z.infer<typeof AnnotationInputSchema>;
export type AnnotationKeyView = z.infer<typeof AnnotationKeySchema>;
export type AnnotationSubjectView = z.infer<typeof AnnotationSubjectSchema>;
/** As JSON: the schema decodes its instants, as do those below. */
export type AnnotationView = z.input<typeof AnnotationViewSchema>;
export type AnnotationList = z.input<typeof AnnotationListSchema>;
export type AnnotationHistory = z.input<typeof AnnotationHistorySchema>;
