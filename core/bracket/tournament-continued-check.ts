import { groupBy } from "#core/lib/collections.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, Instant, SiteKey } from "#core/model/match.ts";
import { appearancesOf } from "#core/match/appearance.ts";
import { latestAssumedEnd } from "#core/match/assumed-end.ts";
import { type Bracket, type BracketPlace, isTree } from "#core/model/bracket.ts";

/** A bracket match that began; `column` is the index of its round. */
interface BegunMatch {
  readonly start: Instant | null;
  readonly bracket: Bracket;
  readonly column: number;
}

/**
 * Creates a function that returns whether the tournament with these matches continued without one
 * that did not start: the match it feeds, or one after that, began or ended; its contestants play
 * in a later column of a bracket of unknown type; contestants of its group play in a bracket; or
 * its start is long past and its bracket has a champion.
 */
export function createTournamentContinuedCheck(
  matches: readonly DerivedMatch[],
  brackets: readonly Bracket[],
  now: Instant,
): (derived: DerivedMatch) => boolean {
  const byKey = new Map(matches.map((derived) => [derived.match.key, derived]));
  const begun = begunByContestant(byKey, brackets);
  const groups = groupBy(appearancesOf(matches), ({ derived }) => derived.match.groupId);
  return (derived) => {
    const { match, status } = derived;
    if (status.by !== "not-started" && match.start !== null) return false;
    if (match.groupId !== null) {
      // Nobody is listed in a group whose matches are all without contestants.
      const group = groups.get(match.groupId) ?? [];
      return group.some(({ entry }) => hasLaterMatch(begun.get(entry.key), match.start));
    }
    const own = brackets.find(({ ids }) => ids.includes(match.bracketId ?? ""));
    if (own === undefined) return false;
    const end = latestAssumedEnd(match);
    if (own.champion !== null && end !== null && now > end) return true;
    if (isTree(own)) return pathHasBegun(derived, own, byKey);
    const column = columnOf(own, match.key);
    return match.entries.some(({ key }) =>
      (begun.get(key) ?? []).some((other) => other.bracket === own && other.column > column),
    );
  };
}

/** Returns whether a match on the winner's path, in any later round, began or ended. */
function pathHasBegun(
  { winnerTo }: DerivedMatch,
  { rounds }: Bracket,
  byKey: ReadonlyMap<SiteKey, DerivedMatch>,
): boolean {
  if (winnerTo === null) return false;
  const places = new Map<string, BracketPlace>(
    rounds.flatMap((round) => round.places.map((place) => [place.place, place] as const)),
  );
  for (let to = places.get(winnerTo.place); to; to = places.get(to.winnerTo?.place ?? "")) {
    const next = byKey.get(to.match ?? "");
    if (next !== undefined && hasBegun(next)) return true;
  }
  return false;
}

/** Returns whether a match began. Live ones need two contestants: empty ones may be listed, too. */
function hasBegun({ match, status, absence }: DerivedMatch): boolean {
  if (status.state === "ended") return true;
  return status.state === "live" && absence === null && match.entries.length > 1;
}

function begunByContestant(
  byKey: ReadonlyMap<SiteKey, DerivedMatch>,
  brackets: readonly Bracket[],
): ReadonlyMap<ContestantKey, readonly BegunMatch[]> {
  const begun = brackets.flatMap((bracket) =>
    bracket.rounds.flatMap(({ places }, column) =>
      places.flatMap(({ match: key }) => {
        const derived = byKey.get(key ?? "");
        if (derived === undefined || derived.status.by === "bye" || !hasBegun(derived)) return [];
        const { entries, start } = derived.match;
        return entries.map((entry) => ({ contestant: entry.key, start, bracket, column }));
      }),
    ),
  );
  return groupBy(begun, ({ contestant }) => contestant);
}

/** Returns whether a match started later. Earlier ones may belong to another tournament stage. */
function hasLaterMatch(begun: readonly BegunMatch[] = [], start: Instant | null): boolean {
  return begun.some((other) => start === null || (other.start !== null && other.start > start));
}

function columnOf({ rounds }: Bracket, key: SiteKey): number {
  return rounds.findIndex(({ places }) => places.some(({ match }) => match === key));
}
