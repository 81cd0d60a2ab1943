/** Contestants in Matchdesk's JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { MatchViewSchema } from "./match.ts";
import { ContestantScenarioSchema } from "#core/model/scenarios.ts";
import { PossibleNextMatchSchema, TallySchema } from "#core/model/contestant.ts";
import { ContestantRefSchema } from "#core/model/contestant.ts";
import { RoundNameSchema } from "#core/model/round.ts";
import { SlotSourceSchema } from "#core/model/slot.ts";

/** A contestant of one game, across tournaments. */
export const ContestantViewSchema = z.extend(ContestantRefSchema, {
  /** Short name entered by staff; null if there is none. */
  shortName: z.nullable(z.string()),
  /** Keys of other names that staff marked as the same contestant. */
  aliases: z.array(z.string()),
  /** The names of `aliases`. */
  alsoKnownAs: z.array(z.string()),
  game: z.string(),
  gameSlug: z.string(),
  countries: z.array(z.string()),
  ambiguity: z.array(z.enum(["two-countries", "two-places-at-once"])),
  record: TallySchema,
  /** True if matches may be missing: not every match of all its tournaments was seen. */
  partial: z.boolean(),
  /** Results, oldest first. */
  form: z.array(z.enum(["won", "drawn", "lost"])),
  kills: z.nullable(z.number()),
  deaths: z.nullable(z.number()),
  /** Key of the next match; null if there is none. */
  next: z.nullable(z.string()),
  /** Key of the last ended match; null if there is none. */
  last: z.nullable(z.string()),
  tournaments: z.array(
    z.object({
      site: z.string(),
      slug: z.string(),
      title: z.string(),
      /** Number of contestants named in its matches. */
      contestants: z.number(),
      /** Possible ranks; null without a ranking, or if several contain the contestant. */
      rank: z.nullable(
        z.object({
          from: z.number(),
          to: z.number(),
          isPlaying: z.boolean(),
          /** False while playing, and if a result is not known. */
          isDecided: z.boolean(),
        }),
      ),
    }),
  ),
  /** Past opponents, most frequent first; `partial`: they may have met in a match not seen. */
  opponents: z.array(
    z.object({ opponent: ContestantRefSchema, record: TallySchema, partial: z.boolean() }),
  ),
  /** The matches after a win and after a loss, with possible opponents. */
  nextSteps: z.array(PossibleNextMatchSchema),
  /**
   * The live or next match in a bracket and the matches after it, if they win all of them; begins
   * with the match that the last result leads to if it is not listed.
   */
  ahead: z.array(
    z.object({
      match: z.nullable(z.string()),
      code: z.string(),
      round: RoundNameSchema,
      start: z.nullable(z.string()),
      /** Source of the opponent. */
      source: z.nullable(SlotSourceSchema),
      /** The opponent, or the two who play for the slot; empty if more are possible. */
      opponents: z.array(ContestantRefSchema),
      /** Worst possible rank after a win, also in a bracket reset that may follow; null if unknown. */
      rank: z.nullable(z.number()),
    }),
  ),
  /**
   * Worst possible rank before and after each ended match of the bracket that decides the current
   * tournament (that of the next or last match); null if the data does not show it.
   */
  placement: z.nullable(
    z.object({
      before: z.number(),
      after: z.array(z.object({ match: z.string(), rank: z.number() })),
      /** Possible ranks after a loss in the next match; null if they play on, or if unknown. */
      ifLost: z.nullable(z.object({ from: z.number(), to: z.number() })),
    }),
  ),
  /** Whether they can still advance from each group in which that is open or just decided. */
  scenarios: z.array(
    z.object({
      group: z.object({
        site: z.string(),
        id: z.string(),
        number: z.number(),
        name: z.nullable(z.string()),
      }),
      tournament: z.object({ site: z.string(), slug: z.string(), title: z.string() }),
      advancing: z.number(),
      scenario: ContestantScenarioSchema,
    }),
  ),
});

/** `GET /api/v1/contestants/KEY`; `matches` in order of play. */
export const ContestantDetailSchema = z.object({
  contestant: ContestantViewSchema,
  matches: z.array(MatchViewSchema),
});

/** As JSON: the schema decodes its instants, as does that of the next type. */
export type ContestantView = z.input<typeof ContestantViewSchema>;
export type ContestantDetail = z.input<typeof ContestantDetailSchema>;
