import { must } from "#core/lib/must.ts";
import type { Bracket, Round } from "#core/model/bracket.ts";
import { contestantRef, type ContestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Placed, RankReason } from "#core/model/ranking.ts";
import type { SiteKey } from "#core/model/match.ts";
import { CHAMPION, FOURTH, RUNNER_UP } from "./elimination-tiers.ts";

export function matchesIn(
  { places }: Round,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly DerivedMatch[] {
  return places.flatMap(({ match }) => matches.get(match ?? "") ?? []);
}

/**
 * Returns whether the matches of the last round may be the final or the third-place match: no
 * semifinal result shows which of them is which, or one contradicts it.
 */
export function areFinalsUnclear(
  { rounds, champion }: Bracket,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): boolean {
  const bronze = rounds.find(({ key }) => key === "bronze");
  if (bronze?.places.length !== 1 || champion !== null) return false;
  const keysIn = (round: Round) =>
    matchesIn(round, matches).flatMap(({ match }) => match.entries.map(({ key }) => key));
  const inFinal = new Set<string | undefined>(
    rounds.filter(({ key }) => key === "ro2").flatMap(keysIn),
  );
  const inBronze = new Set<string | undefined>(keysIn(bronze));
  const semifinals = rounds
    .filter(({ losersTo }) => losersTo?.long === bronze.name.long)
    .flatMap(({ places }) => places);
  const decided = semifinals.flatMap(({ match }) => {
    const semifinal = matches.get(match ?? "");
    if (semifinal === undefined || semifinal.outcome.winner === null) return [];
    const keys = semifinal.match.entries.map(({ key }) => key);
    return [{ winner: keys[semifinal.outcome.winner], loser: keys[1 - semifinal.outcome.winner] }];
  });
  // The winners of the semifinals play the final, whatever row it states.
  if (decided.some(({ winner }) => inBronze.has(winner))) return true;
  const isShown = decided.some(({ winner, loser }) => inFinal.has(winner) || inBronze.has(loser));
  return decided.length < semifinals.length && !isShown;
}

/**
 * Places champion and runner-up; if they are unknown, those who play the last matches: the final,
 * or the grand final and its reset; if it is unclear which is which, the final and the third-place
 * match.
 */
export function placeFinalists(
  { rounds, champion, runnerUp, resetPlayed, noChampion }: Bracket,
  finals: readonly DerivedMatch[],
  isUnclear: boolean,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly Placed[] {
  if (champion !== null) {
    // A final to which only one contestant comes may not be listed.
    const last = finals.at(resetPlayed ? -1 : 0) ?? findLastMatch(champion, rounds, matches);
    const { key: match } = must(last, "a champion won a match").match;
    const first = createPlaced(champion, { type: "won", match }, CHAMPION);
    if (runnerUp === null) return [first];
    return [first, createPlaced(runnerUp, { type: "lost", match }, RUNNER_UP)];
  }
  const type = noChampion === null ? "playing" : "undecided";
  const entries = new Map(
    finals.flatMap(({ match }) => match.entries.map((entry) => [entry.key, { entry, match }])),
  );
  const worst = isUnclear ? FOURTH : RUNNER_UP;
  return Array.from(entries.values(), ({ entry, match }) =>
    createPlaced(entry, { type, match: match.key }, worst, CHAMPION),
  );
}

/** Returns whether a round is two third-place matches whose contestants are all known. */
export function areBronzesFull(
  round: Round | null,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): boolean {
  if (round?.key !== "bronze") return false;
  const { places } = round;
  return (
    places.length > 1 &&
    places.every(({ match }) => matches.get(match ?? "")?.match.entries.length === 2)
  );
}

/** Creates the placement of a contestant in one tier, or from tier `best` to `worst`. */
export function createPlaced(
  contestant: ContestantRef,
  reason: RankReason,
  worst: number,
  best = worst,
): Placed {
  return { contestant: contestantRef(contestant), best, worst, reason };
}

function findLastMatch(
  { key }: ContestantRef,
  rounds: readonly Round[],
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): DerivedMatch | undefined {
  return rounds
    .flatMap((round) => matchesIn(round, matches))
    .findLast(({ match }) => match.entries.some((entry) => entry.key === key));
}
