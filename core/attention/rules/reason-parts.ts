/** Schemas that the reasons of several rules share. */
import * as z from "zod/mini";

/** Scores in order of the contestants; `null` if the service sent none. */
export const ContestantScoresSchema = z.readonly(z.array(z.nullable(z.number())));

/** A list of the service. */
export const ListNameSchema = z.enum(["upcoming", "ended"]);

/** Another match: its key, and its code or else the title of its tournament. */
export const MatchReferenceSchema = z.object({ match: z.string(), name: z.string() });
