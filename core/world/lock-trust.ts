import { HOUR } from "#core/lib/time.ts";
import { latestAssumedEnd } from "#core/match/assumed-end.ts";
import { isBye } from "#core/match/outcome.ts";
import type { ContestantKey, Instant, Match, SeenMatch } from "#core/model/match.ts";

/** How long before its start a match is near, in milliseconds. */
const NEAR = HOUR;

/** Minimum number of locked matches that show what the locks of one tournament mean. */
const MIN_OWN = 2;

/** The upcoming matches of a tournament, which show what a lock means there. */
export interface UpcomingLocks {
  readonly locked: readonly LockEvidence[];
  readonly unlocked: readonly LockEvidence[];
}

interface LockEvidence {
  readonly start: Instant;
  /** Time after which it does not count, because no match is played so late. */
  readonly until: Instant;
  readonly contestants: readonly ContestantKey[];
}

/** Returns the upcoming matches by their lock, without byes: by their list, in files their start. */
export function findUpcomingLocks(seen: Iterable<SeenMatch>): UpcomingLocks {
  const locked: LockEvidence[] = [];
  const unlocked: LockEvidence[] = [];
  for (const { match, sighting } of seen) {
    const { list, withdrawnAt } = sighting;
    if (list === "ended" || withdrawnAt !== null || isBye(match)) continue;
    (match.locked === true ? locked : unlocked).push(evidenceOf(match, list === null));
  }
  return { locked, unlocked };
}

function evidenceOf(match: Match, isFromFile: boolean): LockEvidence {
  const { start, entries } = match;
  const until = isFromFile ? start : latestAssumedEnd(match);
  return {
    start: start ?? Infinity,
    until: until ?? Infinity,
    contestants: entries.map(({ key }) => key),
  };
}

/**
 * Creates the check whether a lock in a tournament means that its match is over
 * (docs/domain.md#locks): not while most upcoming matches are locked, of the tournament or, if it
 * has too few, of its site.
 */
export function createLockTrust(
  ofSite: readonly UpcomingLocks[],
  now: Instant,
): (own: UpcomingLocks) => boolean {
  if (ofSite.every(({ locked }) => locked.length === 0)) return () => true;
  const isOpen = ({ until }: LockEvidence) => until > now;
  const isNear = (one: LockEvidence) => isOpen(one) && one.start - now <= NEAR;
  const votesOfSite = countVotes(ofSite, isOpen);
  return (own) => {
    const near = countVotes([own], isNear);
    if (near.locked >= MIN_OWN && near.locked > near.unlocked) return false;
    const votes = countVotes([own], isOpen);
    const { locked, unlocked } = votes.locked + votes.unlocked < MIN_OWN ? votesOfSite : votes;
    return locked <= unlocked;
  };
}

function countVotes(
  tournaments: readonly UpcomingLocks[],
  counts: (one: LockEvidence) => boolean,
): { readonly locked: number; readonly unlocked: number } {
  const votes = { locked: 0, unlocked: 0 };
  for (const { locked, unlocked } of tournaments) {
    votes.locked += countCauses(locked.filter(counts));
    votes.unlocked += unlocked.filter(counts).length;
  }
  return votes;
}

/**
 * Returns the number of locked matches, those of one contestant once: who withdraws has several
 * cancelled matches.
 */
function countCauses(locked: readonly LockEvidence[]): number {
  const counts = new Map<ContestantKey, number>();
  for (const key of locked.flatMap(({ contestants }) => contestants)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [
    "",
    1,
  ] as const);
  if (count === 1) return locked.length;
  return 1 + countCauses(locked.filter(({ contestants }) => !contestants.includes(most)));
}
