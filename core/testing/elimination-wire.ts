import { must } from "#core/lib/must.ts";
import { formatWallTime, MINUTE } from "#core/lib/time.ts";
import type { Elimination, PlayedMatch } from "./elimination.ts";
import { wireBracket, wireContestant, wireMatch } from "./wire-match.ts";

/** Time of minute 0 of every generated event, in milliseconds since the epoch. */
export const GENERATED_EVENT_START = Date.UTC(2026, 2, 7, 10);

/** Both lists of a service at one time. */
export interface WireLists {
  readonly upcoming: readonly Record<string, unknown>[];
  readonly ended: readonly Record<string, unknown>[];
}

/** Options for how a service lists matches. */
export interface WireListOptions {
  /** False for a service that never locks. */
  readonly locks: boolean;
  /** Whether byes are listed. */
  readonly byes: boolean;
  /**
   * Number in the tournament's slug, bracket ids and match ids, for several events in one world.
   */
  readonly event?: number;
}

/**
 * Returns the wire matches of an elimination `minute` minutes after its start: with the contestants
 * known by then, half of the score while a match is live, and the full score afterwards.
 */
export function createWireListsAt(
  event: Elimination,
  minute: number,
  dress: WireListOptions,
): WireLists {
  const upcoming: Record<string, unknown>[] = [];
  const ended: Record<string, unknown>[] = [];
  for (const match of event.matches) {
    if (match.bye && !dress.byes) continue;
    if (match.unused && event.plan.resetListed === "when-needed") continue;
    if (match.round === "grand final reset" && event.plan.resetListed === "when-needed") {
      if (minute < endOf(event, "grand final#1")) continue;
    }
    const list = !match.unused && minute >= match.begin ? ended : upcoming;
    list.push(wireOf(event, match, minute, dress));
  }
  return { upcoming, ended };
}

/** Returns all matches of a finished elimination in one list. */
export function createFinalWireMatches(
  event: Elimination,
  dress: WireListOptions,
): readonly Record<string, unknown>[] {
  const { upcoming, ended } = createWireListsAt(event, event.end, dress);
  return [...upcoming, ...ended];
}

function wireOf(
  event: Elimination,
  match: PlayedMatch,
  minute: number,
  { locks, event: number = 0 }: WireListOptions,
): Record<string, unknown> {
  const { kind } = event.plan;
  const ids = { upper: String(1101 + 2 * number), lower: String(1102 + 2 * number) };
  const over = !match.unused && minute >= match.end;
  const lower = match.side === "lower";
  const type = kind === "single" ? "single" : lower ? "lower" : "double";
  const relatedId = lower ? ids.upper : ids.lower;
  return wireMatch({
    id: String(Number(match.id) + 10_000 * number),
    bracket_id: lower ? ids.lower : ids.upper,
    locked: over && locks ? "1" : "0",
    row: String(match.row),
    stage: String(match.stage),
    round_of: String(match.roundOf),
    start: formatWallTime(GENERATED_EVENT_START + match.start * MINUTE),
    best_of: String(match.bestOf),
    bye: match.bye ? "1" : "0",
    contestants: contestantsAt(event, match, minute),
    tournament: {
      game: "osu!",
      game_slug: "osu",
      title: `Cup ${number}`,
      slug: `cup-${number}`,
      start: formatWallTime(GENERATED_EVENT_START),
      end: formatWallTime(GENERATED_EVENT_START + (event.end + 600) * MINUTE),
    },
    bracket: wireBracket({
      title: lower ? "Lower bracket" : "Bracket",
      type,
      size: String(lower ? event.size / 2 : event.size),
      related_bracket_id: kind === "single" ? null : relatedId,
      best_of_params: {},
    }),
  });
}

function contestantsAt(
  event: Elimination,
  match: PlayedMatch,
  minute: number,
): readonly Record<string, unknown>[] {
  const share = minute >= match.end ? 1 : minute >= match.begin ? 0.5 : 0;
  const known = match.sides.flatMap((name, side) => {
    const source = match.sources[side];
    const decided =
      source === undefined || source.type === "seed" || minute >= endOf(event, source.of);
    return name === null || !decided ? [] : [{ name, score: scoreAt(match, side, share) }];
  });
  return known.map(({ name, score }, index) =>
    wireContestant({ name, score: String(score), sort: String(index + 1) }),
  );
}

/**
 * Returns the score at a share of the match: half of a best-of never decides, half of goals may.
 */
function scoreAt({ scores, bestOf }: PlayedMatch, side: number, share: number): number {
  const score = must(scores[side], "a match has a score for each side");
  if (share === 1) return score;
  const most = bestOf > 1 ? Math.floor(bestOf / 2) : score;
  return Math.max(0, Math.min(most, Math.floor(score * share)));
}

function endOf({ byPlace }: Elimination, place: string): number {
  return byPlace.get(place)?.end ?? 0;
}
