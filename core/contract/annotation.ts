/** What staff write down: `/api/v1/desk/facts`. */
import * as z from "zod/mini";
import { ANNOTATION_KINDS, anyScope } from "#core/desk/annotation-kinds.ts";

const [first, ...others] = ANNOTATION_KINDS;

/** An annotation as it is sent: `core/desk/annotation-kinds.ts` describes each kind. */
export const DeskFactInputSchema = z.discriminatedUnion("kind", [
  first.input,
  ...others.map(({ input }) => input),
]);

export const DeskFactKindSchema = z.enum(ANNOTATION_KINDS.map(({ kind }) => kind));

/** `DELETE /api/v1/desk/facts` and `PUT /api/v1/desk/facts/undo`: which fact. */
export const DeskFactPlaceSchema = z.object({ kind: DeskFactKindSchema, scope: anyScope });

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
