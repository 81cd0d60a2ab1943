/** All searchable names in one compact response. */
import * as z from "zod/mini";
import { MatchStateSchema } from "./match.ts";

/** `GET /api/v1/names`. Rows are tuples that refer to each other by index, to keep it small. */
export const SearchableNamesSchema = z.object({
  games: z.array(z.string()),
  /** Site, slug, title, index of its game. */
  tournaments: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()])),
  /** Index of its tournament, id, title. */
  brackets: z.array(z.tuple([z.number(), z.string(), z.string()])),
  /** Key, name, country ("" if there is none), index of the game. */
  contestants: z.array(z.tuple([z.string(), z.string(), z.string(), z.number()])),
  /** Index of tournament, id, code ("" if unknown), state, indexes of contestants, unresolved. */
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
  /** Index of a match, and its station; in the order of their starts. */
  stations: z.array(z.tuple([z.number(), z.string()])),
  /**
   * Word in another script, and the text in Latin letters that finds it: its consonants between `¦`
   * if its script has no vowels.
   */
  latin: z.array(z.tuple([z.string(), z.string()])),
});

export type SearchableNames = z.infer<typeof SearchableNamesSchema>;
