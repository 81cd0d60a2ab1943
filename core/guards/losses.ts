import type { ListName, Match, SeenMatch } from "#core/model/match.ts";
import { LOSS_KINDS, type LossKind } from "#core/model/hold.ts";

/**
 * Minimum number of matches with the same loss for a hold. 1 or 2 for data that is absent, which is
 * a fault even in one match; 3 for values that regressed, which may be corrections.
 */
export const MIN_MATCHES_FOR_HOLD: Readonly<Record<LossKind, number>> = {
  contestants: 2,
  scores: 1,
  flags: 1,
  positions: 1,
  starts: 1,
  "best-ofs": 1,
  tournaments: 1,
  "lower-scores": 3,
  unlocked: 3,
  "more-games": 3,
  byes: 3,
  begun: 3,
};

const FLAGS = ["locked", "bye", "conflict"] as const;

/** Returns the kinds of data a match lost compared to its displayed state; empty if none. */
export function findLosses(
  { match, sighting }: SeenMatch,
  next: Match,
  list: ListName,
): readonly LossKind[] {
  const { wasEnded } = sighting;
  const { bestOf } = next;
  const found: Readonly<Record<LossKind, boolean>> = {
    contestants: next.entries.length < match.entries.length,
    scores: hasScoreChange(match, next, (before, after) => before !== null && after === null),
    flags: FLAGS.some((flag) => match[flag] !== null && next[flag] === null),
    positions: hasLostPosition(match, next),
    starts: match.start !== null && next.start === null,
    "best-ofs": match.bestOf !== null && bestOf === null,
    tournaments: hasLostTexts(match, next),
    "lower-scores": hasScoreChange(
      match,
      next,
      (before, after) => after !== null && after < (before ?? 0),
    ),
    unlocked: wasEnded && match.locked === true && next.locked === false,
    "more-games": wasEnded && bestOf !== null && bestOf > (match.bestOf ?? 0),
    byes: match.bye === true && next.bye === false,
    begun: sighting.list === "ended" && list === "upcoming",
  };
  return LOSS_KINDS.filter((kind) => found[kind]);
}

/**
 * Returns the losses that do not count towards the threshold of a hold: `contestants`, if at
 * most as many contestants left as had newly appeared in open slots.
 */
export function findUnconfirmedLosses(
  { match, unconfirmed = [] }: SeenMatch,
  next: Match,
): readonly LossKind[] {
  const wasOpen = new Set(
    unconfirmed.filter(({ confirmed }) => confirmed === null).map(({ sort }) => sort),
  );
  if (next.entries.length >= match.entries.length) return [];
  const confirmed = match.entries.filter(({ sort }) => !wasOpen.has(sort)).length;
  return next.entries.length >= confirmed ? ["contestants"] : [];
}

/** Returns whether a match has data of this kind. */
export function hasContentOf({ match, sighting }: SeenMatch, kind: LossKind): boolean {
  switch (kind) {
    case "contestants":
      return match.entries.length > 0;
    case "scores":
      return match.entries.some(({ score }) => score !== null);
    case "lower-scores":
      return match.entries.some(({ score }) => (score ?? 0) > 0);
    case "flags":
      return FLAGS.some((flag) => match[flag] !== null);
    case "unlocked":
      return match.locked === true;
    case "positions":
      return match.bracketId !== null || match.groupId !== null;
    case "starts":
      return match.start !== null;
    case "best-ofs":
    case "more-games":
      return match.bestOf !== null;
    case "tournaments":
      return true;
    case "byes":
      return match.bye === true;
    case "begun":
      return sighting.list === "ended";
  }
}

/** Returns whether the score of any contestant in both versions changed as `isMatch` defines. */
function hasScoreChange(
  before: Match,
  after: Match,
  isMatch: (before: number | null, after: number | null) => boolean,
): boolean {
  return before.entries.some(({ key, score }) => {
    const entry = after.entries.find((other) => other.key === key);
    return entry !== undefined && isMatch(score, entry.score);
  });
}

function hasLostPosition(before: Match, after: Match): boolean {
  const isPlaced = after.bracketId !== null || after.groupId !== null;
  const wasPlaced = before.bracketId !== null || before.groupId !== null;
  if (wasPlaced && !isPlaced) return true;
  if (before.bracketId !== after.bracketId || before.groupId !== after.groupId) return false;
  const members = ["bracket", "roundOf", "row", "stage"] as const;
  return (
    members.some((member) => before[member] !== null && after[member] === null) ||
    hasLost(before.bracket?.size, after.bracket?.size) ||
    hasLost(before.bracket?.type || null, after.bracket?.type || null)
  );
}

function hasLost(before: unknown, after: unknown): boolean {
  return (before ?? null) !== null && (after ?? null) === null;
}

/**
 * Returns whether the tournament lost any text. Normalization fills absent texts from the others,
 * so that a different key or game slug is a sign of it, too.
 */
function hasLostTexts({ tournament: before }: Match, { tournament: after }: Match): boolean {
  if (before === after) return false;
  return (
    before.key !== after.key ||
    before.gameSlug !== after.gameSlug ||
    (before.title !== before.slug && after.title === after.slug) ||
    (before.game !== "" && after.game === "") ||
    hasLost(before.start, after.start) ||
    hasLost(before.end, after.end)
  );
}
