import * as z from "zod/mini";

/** `GET /api/v1/desk/audience` (`no-store`): what everybody may read. */
export const AudienceSchema = z.object({
  /** Null where that is everything. */
  names: z.nullable(
    z.object({
      sites: z.array(z.string()),
      /** `SITE/SLUG`, beside all those of the sites. */
      tournaments: z.array(z.string()),
    }),
  ),
});

export type AudienceView = z.infer<typeof AudienceSchema>;
