import * as z from "zod/mini";

/** `GET /api/v1/desk/audience` (`no-store`): the tournaments that are public. */
export const VisibilitySchema = z.object({
  /** Null if all tournaments are public. */
  names: z.nullable(
    z.object({
      sites: z.array(z.string()),
      /** `SITE/SLUG`, in addition to all tournaments of the sites. */
      tournaments: z.array(z.string()),
    }),
  ),
});

export type VisibilityView = z.infer<typeof VisibilitySchema>;
