/** Contestant shapes of our own JSON API (`/api/v1`). */
import * as z from "zod/mini";
import { ContestantRefSchema, MatchViewSchema } from "./match.ts";

export const TallySchema = z.object({
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  scoreFor: z.number(),
  scoreAgainst: z.number(),
});

export const ContestantViewSchema = z.extend(ContestantRefSchema, {
  /** As staff wrote it down for where there is little room, else null. */
  shortName: z.nullable(z.string()),
  /** Keys of other names that staff say are the same contestant. */
  aliases: z.array(z.string()),
  game: z.string(),
  gameSlug: z.string(),
  countries: z.array(z.string()),
  ambiguity: z.array(z.enum(["two-countries", "two-places-at-once"])),
  record: TallySchema,
  /** True if the record may lack matches: of one of the tournaments not every match was seen. */
  partial: z.boolean(),
  /** Oldest first. */
  form: z.array(z.enum(["won", "drawn", "lost"])),
  kills: z.nullable(z.number()),
  deaths: z.nullable(z.number()),
  /** Keys of matches. */
  next: z.nullable(z.string()),
  last: z.nullable(z.string()),
  tournaments: z.array(z.object({ site: z.string(), slug: z.string(), title: z.string() })),
  /** Everybody met, most often first; `partial`: they may have met in a match that was not seen. */
  opponents: z.array(
    z.object({ opponent: ContestantRefSchema, record: TallySchema, partial: z.boolean() }),
  ),
  /** Where a win and a loss of the next match lead, and who may wait there. */
  nextSteps: z.array(
    z.object({
      match: z.nullable(z.string()),
      code: z.string(),
      start: z.nullable(z.string()),
      opponents: z.array(ContestantRefSchema),
      onWin: z.boolean(),
    }),
  ),
});

/** `GET /api/v1/contestants/KEY`; `matches` in order of play. */
export const ContestantDetailSchema = z.object({
  contestant: ContestantViewSchema,
  matches: z.array(MatchViewSchema),
});

export type TallyView = z.infer<typeof TallySchema>;
export type ContestantView = z.infer<typeof ContestantViewSchema>;
export type ContestantDetail = z.infer<typeof ContestantDetailSchema>;
