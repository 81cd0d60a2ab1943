/** Everything that can be looked for by name, in one compact answer of our own API. */
import * as z from "zod/mini";
import { MatchStateSchema } from "./match.ts";

/** `GET /api/v1/names`. Rows are tuples and name each other by index: ten thousand travel light. */
export const NamesSchema = z.object({
  games: z.array(z.string()),
  /** Site, slug, title, index of its game. */
  tournaments: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()])),
  /** Index of its tournament, id, title. */
  brackets: z.array(z.tuple([z.number(), z.string(), z.string()])),
  /** Key, name, country ("" when none), index of the game. */
  contestants: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()])),
  /** Index of its tournament, id, code ("" when unknown), state, indexes of who plays, unresolved. */
  matches: z.array(
    z.tuple([
      z.number(),
      z.string(),
      z.string(),
      MatchStateSchema,
      z.array(z.number()),
      z.boolean(),
    ]),
  ),
});

export type Names = z.infer<typeof NamesSchema>;
