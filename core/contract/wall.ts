/** Walls that have a name: `GET /api/v1/desk/walls` (`no-store`). */
import * as z from "zod/mini";

/** A wall that was opened with a name. */
const WallSchema = z.object({
  /** Name in its address; any viewer can open a wall, so staff may not have chosen it. */
  name: z.string(),
  /** Title of the tournament that it shows; null for all, or those of its channel. */
  tournament: z.nullable(z.string()),
  /** Name of the channel that it follows; null if there is none. */
  channel: z.nullable(z.string()),
  /** When it last requested its data. */
  seenAt: z.string(),
});

export const WallListSchema = z.object({ walls: z.array(WallSchema) });

export type WallView = z.infer<typeof WallSchema>;
export type WallList = z.infer<typeof WallListSchema>;
