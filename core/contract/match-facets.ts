/** Values of the filters of a list of matches, with their numbers of matches. */
import * as z from "zod/mini";
import { describe, WholeNumberSchema } from "#core/model/describe.ts";
import { RoundNameSchema } from "#core/model/derived-match.ts";

/** Filters whose values the list can count, in the order of the page. */
export const FACET_NAMES = ["tournament", "game", "site", "round", "status", "contestant"] as const;

const FacetSchema = describe(
  "A filter of the list with the values that occur in it.",
  z.object({
    name: describe("Name of the query parameter.", z.enum(FACET_NAMES)),
    options: describe(
      "Its values.",
      z.array(
        z.object({
          value: describe("Value of the query parameter.", z.string()),
          label: describe("English name of the value.", z.string()),
          round: describe(
            "Names of a round in three lengths; absent for other filters.",
            z.optional(RoundNameSchema),
          ),
          count: describe(
            "Number of matches with this value that fit all other filters.",
            WholeNumberSchema,
          ),
        }),
      ),
    ),
  }),
);

export const FacetsSchema = describe(
  "Values of each filter among the matches that are live or in the `state`, and fit `q` if any " +
    "does. Leaves out values without matches and filters with a single value, unless they are " +
    "chosen. Absent without the parameter `facets`.",
  z.optional(z.array(FacetSchema)),
);

export type FacetName = (typeof FACET_NAMES)[number];
export type MatchFacet = z.infer<typeof FacetSchema>;
