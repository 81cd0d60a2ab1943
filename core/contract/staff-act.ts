/** Acts of staff, newest first: `GET /api/v1/desk/acts`. */
import * as z from "zod/mini";
import { AnnotationListSchema, AnnotationSubjectSchema, writtenAnnotation } from "./annotation.ts";
import { AttentionClaimSchema } from "#core/desk/claim.ts";
import { MAX_CLAIMS } from "#core/lib/input-limits.ts";
import { ServiceRecordSchema } from "./service-record.ts";

const { kind, scope, value, who, at } = writtenAnnotation;

const act = {
  /** Increases with every act of staff. */
  number: z.number(),
  /** Number of the act that it undoes; null if it undoes none. */
  undoes: z.nullable(z.number()),
  at,
};

/** An annotation that was entered, changed or cleared. */
export const AnnotationActSchema = z.object({
  type: z.literal("annotation"),
  ...act,
  kind,
  scope,
  value,
  /** The value before; null if there was none. */
  before: z.unknown(),
  who,
  about: AnnotationSubjectSchema,
  /** The match that a channel shows since then; null for other kinds. */
  refersTo: AnnotationSubjectSchema,
  /** True if everyone may see annotations of this kind. */
  isPublic: z.boolean(),
});

/** An action on an attention item. */
export const ClaimActSchema = z.object({
  type: z.literal("claim"),
  /** Id of the attention item. */
  id: z.string(),
  /** Kind of the attention item. */
  kind: z.string(),
  ...AttentionClaimSchema.shape,
  ...act,
  /** `open` if the item was given back. */
  state: z.enum(["taken", "snoozed", "done", "open"]),
  about: AnnotationSubjectSchema,
});

export const StaffActSchema = z.discriminatedUnion("type", [AnnotationActSchema, ClaimActSchema]);

/** `GET /api/v1/desk/acts`: the newest acts of staff and records of Matchdesk, each newest first. */
export const StaffActListSchema = z.object({
  acts: z.array(StaffActSchema),
  records: z.array(ServiceRecordSchema),
  /** Name of the signed-in staff member. */
  me: z.string(),
});

/** Response to a change of an annotation: all annotations, and the act that was stored. */
export const AnnotationChangedSchema = z.extend(AnnotationListSchema, {
  /** Null if nothing was stored, because the value was the same. */
  act: z.nullable(StaffActSchema),
});

/** `PUT /api/v1/desk/acts/undo`: numbers of the sender's own acts, which are undone in this order. */
export const UndoInputSchema = z.object({
  acts: z.array(z.int()).check(z.minLength(1), z.maxLength(MAX_CLAIMS)),
});

/** Response to `PUT /api/v1/desk/acts/undo`. */
export const UndoResultSchema = z.object({
  /** The acts that were stored. */
  acts: z.array(StaffActSchema),
  /** Acts that were not undone. */
  refused: z.array(
    z.object({
      number: z.number(),
      /** The act because of which it was not undone; null if there is none with this number. */
      later: z.nullable(StaffActSchema),
    }),
  ),
});

/** As JSON: the schema decodes its instants, as do those below. */
export type AnnotationActView = z.input<typeof AnnotationActSchema>;
export type ClaimActView = z.input<typeof ClaimActSchema>;
export type StaffActView = z.input<typeof StaffActSchema>;
export type StaffActList = z.input<typeof StaffActListSchema>;
export type AnnotationChanged = z.input<typeof AnnotationChangedSchema>;
export type UndoResult = z.input<typeof UndoResultSchema>;
