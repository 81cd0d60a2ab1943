/** Acts of staff, newest first: `GET /api/v1/desk/acts`. */
import * as z from "zod/mini";
import { AnnotationSubjectSchema, writtenAnnotation } from "./annotation.ts";
import { AttentionClaimSchema } from "#core/desk/claim.ts";

const { kind, scope, value, who, at } = writtenAnnotation;

/** An annotation that was entered, changed or cleared. */
export const AnnotationActSchema = z.object({
  type: z.literal("annotation"),
  kind,
  scope,
  value,
  /** The value before; null if there was none. */
  before: z.unknown(),
  who,
  at,
  about: AnnotationSubjectSchema,
  /** The match that a channel shows since then; null for other kinds. */
  refersTo: AnnotationSubjectSchema,
  /** True if everyone may see annotations of this kind. */
  isPublic: z.boolean(),
});

/** The last action on an attention item. */
const ClaimActSchema = z.object({
  type: z.literal("claim"),
  /** Id of the attention item. */
  id: z.string(),
  /** Kind of the attention item. */
  kind: z.string(),
  ...AttentionClaimSchema.shape,
  about: AnnotationSubjectSchema,
});

export const StaffActSchema = z.discriminatedUnion("type", [AnnotationActSchema, ClaimActSchema]);

/** `GET /api/v1/desk/acts`: the newest acts of staff, newest first. */
export const StaffActListSchema = z.object({
  acts: z.array(StaffActSchema),
  /** Name of the signed-in staff member. */
  me: z.string(),
});

/** As JSON: the schema decodes its instants, as do those below. */
export type AnnotationActView = z.input<typeof AnnotationActSchema>;
export type ClaimActView = z.input<typeof ClaimActSchema>;
export type StaffActView = z.input<typeof StaffActSchema>;
export type StaffActList = z.input<typeof StaffActListSchema>;
