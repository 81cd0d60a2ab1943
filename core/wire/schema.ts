/**
 * Schema of the match list exactly as docs/service.md#matches describes it, used for the reference
 * service and its files. Responses of other services are parsed by `normalize-match-list.ts`, which
 * tolerates deviations.
 */
import * as z from "zod";
import { createRecord } from "#core/lib/collections.ts";

/** "In the match list, every scalar value is delivered as a JSON string […] or as null." */
const Scalar = z.string().nullable();

/** A contestant of a match. */
export const WireContestantSchema = z.strictObject({
  /** Numeric text. */
  score: Scalar,
  /** Numeric text, slot of the contestant in the match (1, 2, …). */
  sort: Scalar,
  kills: Scalar,
  deaths: Scalar,
  time: Scalar,
  /** Numeric text. */
  deduction: Scalar,
  name: z.string(),
  /** Lower-case two-letter code. */
  country: Scalar,
  /** Numeric text; "0" means no seed. */
  seed: Scalar,
});

/** The tournament of a match. */
export const WireTournamentSchema = z.strictObject({
  game: Scalar,
  game_slug: Scalar,
  title: Scalar,
  slug: Scalar,
  /** `YYYY-MM-DD HH:MM:SS`. */
  start: Scalar,
  /** `YYYY-MM-DD HH:MM:SS`. */
  end: Scalar,
});

const SIZES = [2, 4, 8, 16, 32, 64] as const;
const LOWER_ROUNDS = SIZES.flatMap((size) => [`ro${size}s2`, `ro${size}s1`] as const);
const UPPER_ROUNDS = ["ro2", "bronze", "ro4", "ro8", "ro16", "ro32", "ro64", "ro128"] as const;

/** Games per match by round of the lower bracket, numeric text or "". */
export const WireLowerBestOfSchema = z.strictObject(createRecord(LOWER_ROUNDS, () => Scalar));

/** Games per match by round, numeric text or "". */
export const WireBestOfSchema = z.strictObject({
  ro2gf: Scalar,
  ...createRecord(UPPER_ROUNDS, () => Scalar),
  lower: WireLowerBestOfSchema,
});

/** The bracket of a match. */
export const WireBracketSchema = z.strictObject({
  title: Scalar,
  /** "single", or "double" and "lower" for the two related brackets of a double elimination. */
  type: Scalar,
  /** Numeric text, number of slots. */
  size: Scalar,
  related_bracket_id: Scalar,
  best_of_params: WireBestOfSchema,
});

export const WireMatchSchema = z.strictObject({
  id: z.string(),
  /** `null` if the match belongs to a bracket. */
  group_id: Scalar,
  bracket_id: Scalar,
  /** Flag, "0" or "1". */
  locked: Scalar,
  /** Position number of the match within its round. */
  row: Scalar,
  stage: Scalar,
  /** Size of the round the match is in, numeric text. */
  round_of: Scalar,
  /** `YYYY-MM-DD HH:MM:SS`; always set for returned matches. */
  start: z.string(),
  /** Number of games, numeric text. */
  best_of: Scalar,
  /** Flag. */
  bye: Scalar,
  /** Flag. */
  conflict: Scalar,
  /** Host name of the site that owns the match. */
  site: z.string(),
  /** Empty while contestants are not determined. */
  contestants: z.array(WireContestantSchema),
  tournament: WireTournamentSchema,
  /** Present for bracket matches. */
  bracket: WireBracketSchema.optional(),
});

/** A match list. */
export const WireEnvelopeSchema = z.strictObject({
  object: z.literal("matches"),
  data: z.array(WireMatchSchema),
});

export type WireContestant = z.infer<typeof WireContestantSchema>;
export type WireBestOf = z.infer<typeof WireBestOfSchema>;
export type WireMatch = z.infer<typeof WireMatchSchema>;
