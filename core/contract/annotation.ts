/** Annotations, the values that staff enter: `/api/v1/desk/facts`. */
import * as z from "zod/mini";
import { ANNOTATION_KINDS, anyScope } from "#core/desk/annotation-kinds.ts";

const [first, ...others] = ANNOTATION_KINDS;

/** Request body of a new annotation; `core/desk/annotation-kinds.ts` describes each kind. */
export const AnnotationInputSchema = z.discriminatedUnion("kind", [
  first.input,
  ...others.map(({ input }) => input),
]);

export const AnnotationKindSchema = z.enum(ANNOTATION_KINDS.map(({ kind }) => kind));

/** `DELETE /api/v1/desk/facts` and `PUT /api/v1/desk/facts/undo`: identifies an annotation. */
export const AnnotationKeySchema = z.object({ kind: AnnotationKindSchema, scope: anyScope });

const entered = {
  kind: AnnotationKindSchema,
  scope: z.string(),
  /** Depends on the kind, as in `DeskFactInputSchema`; null if the annotation was cleared. */
  value: z.unknown(),
  /** Staff member who entered it. */
  who: z.string(),
  at: z.string(),
};

/** An annotation with its subject. */
export const AnnotationViewSchema = z.object({
  ...entered,
  /** Name and page of its subject; null if only the scope is known. */
  about: z.nullable(z.object({ name: z.string(), page: z.nullable(z.string()) })),
  /** True if everyone may see it; false if only staff may. */
  isPublic: z.boolean(),
});

/** `GET /api/v1/desk/facts`: all current annotations, newest first. */
export const AnnotationListSchema = z.object({ facts: z.array(AnnotationViewSchema) });

/** `GET /api/v1/desk/facts/history?kind=&scope=`: all values of an annotation, newest first. */
export const AnnotationHistorySchema = z.object({ written: z.array(z.object(entered)) });

export type AnnotationInput = z.infer<typeof AnnotationInputSchema>;
export type AnnotationKeyView = z.infer<typeof AnnotationKeySchema>;
export type AnnotationView = z.infer<typeof AnnotationViewSchema>;
export type AnnotationList = z.infer<typeof AnnotationListSchema>;
export type AnnotationHistory = z.infer<typeof AnnotationHistorySchema>;
