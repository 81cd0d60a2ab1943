import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, opponentOf } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry } from "#core/model/match.ts";
import { pairOf } from "./group-kind.ts";

/** A name that follows another one in a group, probably of the same contestant. */
export interface NewName {
  readonly former: MatchEntry;
  readonly current: MatchEntry;
  /** The first match with the new name. */
  readonly match: DerivedMatch;
}

/** Matches of one name in a group, played and open. */
interface Part {
  readonly key: ContestantKey;
  readonly own: readonly Appearance[];
  readonly from: number;
  readonly to: number;
  readonly isOver: boolean;
}

/**
 * Finds the new names in a round robin with more names than contestants: a name that begins after
 * the last match of another one, and whose matches are those that the other one has not played
 * (docs/domain.md#a-new-name-in-a-group). Only if one pair of names fits.
 */
export function findNewNames(matches: readonly DerivedMatch[]): readonly NewName[] {
  const duels = matches.filter(({ match }) => pairOf(match) !== null);
  const byKey = groupBy(appearancesOf(duels), ({ entry }) => entry.key);
  const stated = Math.max(...matches.map(({ match }) => match.roundOf ?? Infinity));
  const total = byKey.size - 1;
  if (stated === Infinity ? !mayBeFull(total, duels) : total < Math.max(3, stated)) return [];
  const parts = Array.from(byKey, ([key, own]) => createPart(key, own));
  const meetings = groupBy(duels, ({ match }) => pairOf(match));
  const found = parts.flatMap((former) =>
    parts.flatMap((current) => {
      if (!former.isOver || former.to >= current.from) return [];
      const rounds = countRounds(meetings, [former.key, current.key]);
      const isFull = duels.length === countPairs(total) * rounds;
      const fits = addsUp(former, current, rounds) && (stated !== Infinity || isFull);
      return fits ? { former, current } : [];
    }),
  );
  const isOnly = ({ former, current }: (typeof found)[number]): boolean =>
    found.every((other) => (other.former === former) === (other.current === current));
  return found.filter(isOnly).map(({ former, current }) => {
    const first = must(current.own.toSorted(byStart)[0], "a name is in a match");
    const last = must(former.own.toSorted(byStart).at(-1), "a name is in a match");
    return { former: last.entry, current: first.entry, match: first.derived };
  });
}

/** Returns whether so many contestants may have met equally often; three may be some of more. */
function mayBeFull(contestants: number, duels: readonly DerivedMatch[]): boolean {
  const isWhole = contestants > 3 && duels.length % countPairs(contestants) === 0;
  return isWhole && duels.every(({ status }) => status.state === "ended");
}

function countPairs(contestants: number): number {
  return (contestants * (contestants - 1)) / 2;
}

function createPart(key: ContestantKey, own: readonly Appearance[]): Part {
  const starts = own.map(startOf);
  return {
    key,
    own,
    from: Math.min(...starts),
    to: Math.max(...starts),
    isOver: own.every(({ derived: { status } }) => status.state === "ended"),
  };
}

/** Returns how often two contestants meet, those of two names aside. */
function countRounds(
  meetings: ReadonlyMap<string | null, readonly DerivedMatch[]>,
  names: readonly ContestantKey[],
): number {
  let rounds = 1;
  for (const own of meetings.values()) {
    const isOfOthers = own[0]?.match.entries.every(({ key }) => !names.includes(key)) === true;
    if (isOfOthers) rounds = Math.max(rounds, own.length);
  }
  return rounds;
}

/** Returns whether two names together meet each other contestant as often as one contestant may. */
function addsUp(former: Part, current: Part, rounds: number): boolean {
  const opponents = [...former.own, ...current.own].map((one) => opponentOf(one)?.key);
  if (opponents.includes(former.key) || opponents.includes(current.key)) return false;
  return [...groupBy(opponents, (key) => key).values()].every(({ length }) => length <= rounds);
}

function byStart(a: Appearance, b: Appearance): number {
  return startOf(a) - startOf(b);
}

/** Returns the start of a match; one without a start is after all others. */
function startOf({ derived: { match } }: Appearance): number {
  return match.start ?? Infinity;
}
