import type { ListName, Match, MatchEntry, SeenMatch } from "#core/model/match.ts";
import { isContestantDoubt } from "#core/model/doubt.ts";
import { LOSS_KINDS, type LossKind } from "#core/model/hold.ts";

/** A kind of data that a listed match can lose. */
interface LossRule {
  /**
   * Minimum number of matches with this loss for a hold. 1 or 2 for data that is absent, which is a
   * fault even in one match; 3 for values that regressed, which may be corrections.
   */
  readonly minimum: number;
  /** Returns whether a match has such data. */
  readonly has: (seen: SeenMatch) => boolean;
  /** Returns whether a match lost such data, compared to its displayed state. */
  readonly isLost: (seen: SeenMatch, next: Match, list: ListName) => boolean;
}

/** Creates the rule of values that are `null` if they are absent. */
function absenceOf(valuesOf: (match: Match) => readonly unknown[]): LossRule {
  return {
    minimum: 1,
    has: ({ match }) => valuesOf(match).some((value) => value !== null),
    isLost: ({ match }, next) => {
      const after = valuesOf(next);
      return valuesOf(match).some((value, index) => hasLost(value, after[index]));
    },
  };
}

export const LOSS_RULES: Readonly<Record<LossKind, LossRule>> = {
  contestants: {
    minimum: 2,
    has: ({ match }) => match.entries.length > 0,
    isLost: ({ match }, next) => next.entries.length < match.entries.length,
  },
  scores: {
    minimum: 1,
    has: ({ match }) => match.entries.some(isSent),
    isLost: ({ match }, next) =>
      hasScoreChange(match, next, (before, after) => isSent(before) && !isSent(after)),
  },
  "lower-scores": {
    minimum: 3,
    has: ({ match }) => match.entries.some(({ score }) => (score ?? 0) > 0),
    isLost: ({ match }, next) =>
      hasScoreChange(
        match,
        next,
        (before, after) => after.score !== null && after.score < (before.score ?? 0),
      ),
  },
  flags: absenceOf(({ locked, bye, conflict }) => [locked, bye, conflict]),
  unlocked: {
    minimum: 3,
    has: ({ match }) => match.locked === true,
    isLost: ({ match, sighting }, next) =>
      sighting.wasEnded && match.locked === true && next.locked === false,
  },
  positions: {
    minimum: 1,
    has: ({ match }) => isPlaced(match),
    isLost: ({ match }, next) => hasLostPosition(match, next),
  },
  starts: absenceOf(({ start }) => [start]),
  "best-ofs": absenceOf(({ bestOf }) => [bestOf]),
  "more-games": {
    minimum: 3,
    has: ({ match }) => match.bestOf !== null,
    isLost: ({ match, sighting }, { bestOf }) =>
      sighting.wasEnded && bestOf !== null && bestOf > (match.bestOf ?? 0),
  },
  tournaments: {
    minimum: 1,
    has: () => true,
    isLost: ({ match }, next) => hasLostTexts(match, next),
  },
  byes: {
    minimum: 3,
    has: ({ match }) => match.bye === true,
    isLost: ({ match }, next) => match.bye === true && next.bye === false,
  },
  begun: {
    minimum: 3,
    has: ({ sighting }) => sighting.list === "ended",
    isLost: ({ sighting }, _, list) => sighting.list === "ended" && list === "upcoming",
  },
};

/** Returns the kinds of data a match lost compared to its displayed state; empty if none. */
export function findLosses(seen: SeenMatch, next: Match, list: ListName): readonly LossKind[] {
  return LOSS_KINDS.filter((kind) => LOSS_RULES[kind].isLost(seen, next, list));
}

/**
 * Returns the losses that do not count towards the threshold of a hold: `contestants`, if at
 * most as many contestants left as had newly appeared in open slots.
 */
export function findUncountedLosses(
  { match, doubts = [] }: SeenMatch,
  next: Match,
): readonly LossKind[] {
  const inOpenSlots = doubts.filter((doubt) => isContestantDoubt(doubt) && doubt.known === null);
  const wasOpen = new Set(inOpenSlots.map(({ slot }) => slot));
  if (next.entries.length >= match.entries.length) return [];
  const accepted = match.entries.filter(({ sort }) => !wasOpen.has(sort)).length;
  return next.entries.length >= accepted ? ["contestants"] : [];
}

/** Returns whether the score of any contestant in both versions changed as `isMatch` defines. */
function hasScoreChange(
  before: Match,
  after: Match,
  isMatch: (before: MatchEntry, after: MatchEntry) => boolean,
): boolean {
  return before.entries.some((entry) => {
    const next = after.entries.find(({ key }) => key === entry.key);
    return next !== undefined && isMatch(entry, next);
  });
}

/** Returns whether the service sent a score, which may be a text. */
function isSent({ score, scoreText }: MatchEntry): boolean {
  return score !== null || scoreText !== undefined;
}

function hasLostPosition(before: Match, after: Match): boolean {
  if (isPlaced(before) && !isPlaced(after)) return true;
  if (before.bracketId !== after.bracketId || before.groupId !== after.groupId) return false;
  const members = ["bracket", "roundOf", "row", "stage"] as const;
  return (
    members.some((member) => hasLost(before[member], after[member])) ||
    hasLost(before.bracket?.size, after.bracket?.size) ||
    hasLost(before.bracket?.type || null, after.bracket?.type || null)
  );
}

function isPlaced({ bracketId, groupId }: Match): boolean {
  return bracketId !== null || groupId !== null;
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
