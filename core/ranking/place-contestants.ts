import { must } from "#core/lib/must.ts";
import { findContestantResult } from "#core/match/appearance.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { Bracket, BracketPlace, Round } from "#core/model/bracket.ts";
import type { ContestantRef, DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";
import type { RankReason } from "#core/model/ranking.ts";
import type { PlaceRef } from "#core/model/slot.ts";
import {
  CHAMPION,
  type EliminationTiers,
  FOURTH,
  isFinal,
  RUNNER_UP,
  THIRD,
} from "./elimination-tiers.ts";

/** A contestant between the best and the worst result that are possible, lower is better. */
export interface Placed {
  readonly contestant: ContestantRef;
  readonly best: number;
  readonly worst: number;
  readonly reason: RankReason;
}

/** Data of `placeContestants`. */
interface PlaceInput {
  /** The matches of the bracket by key. */
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly tiers: EliminationTiers;
  /** True if no match of the bracket will be played any more. */
  readonly isClosed: boolean;
  /** True if matches may have been played before Matchdesk began watching. */
  readonly missesPast: boolean;
}

/** A place with its round and its match. */
interface Played {
  readonly round: Round;
  readonly place: BracketPlace;
  readonly derived: DerivedMatch;
}

/**
 * Places every contestant of a bracket, once for each time a contestant is eliminated or in play:
 * two contestants of the same name are placed twice.
 *
 * @returns `best` and `worst` are indexes of tiers.
 */
export function placeContestants(
  bracket: Bracket,
  { matches, tiers, isClosed, missesPast }: PlaceInput,
): readonly Placed[] {
  const { rounds } = bracket;
  const rows = new Map<string, readonly [Round, BracketPlace]>();
  for (const round of rounds) for (const one of round.places) rows.set(one.place, [round, one]);

  const rowOf = ({ place }: PlaceRef) => must(rows.get(place), "a link leads to a place");

  /** Returns whether a contestant plays at a place or, if it has no match, at one after it. */
  function playsFrom(ref: PlaceRef | null, key: ContestantKey): boolean {
    if (ref === null) return false;
    const [, { match, winnerTo, loserTo }] = rowOf(ref);
    const derived = matches.get(match ?? "");
    if (derived !== undefined) return derived.match.entries.some((entry) => entry.key === key);
    return playsFrom(winnerTo, key) || playsFrom(loserTo, key);
  }

  /** Returns whether others played at a place, or one of them advanced from it without a match. */
  function isTaken(ref: PlaceRef): boolean {
    const [, { match, winnerTo }] = rowOf(ref);
    if (match !== null || winnerTo === null) return match !== null;
    return rowOf(winnerTo)[1].slots.some(
      ({ entry, source }) =>
        entry !== null && source.type === "winner" && source.of.place === ref.place,
    );
  }

  /** Returns the round that the losers of a round drop to; `null` if they are eliminated. */
  function dropRoundOf({ losersTo }: Round): Round | null {
    return rounds.find(({ name }) => name.long === losersTo?.long) ?? null;
  }

  /** Returns the tier of who loses at a place and, with a second chance, there as well. */
  function worstAt(round: Round): number {
    if (isFinal(bracket, round)) return RUNNER_UP;
    const last = dropRoundOf(round) ?? round;
    return must(tiers.ofRound.get(last.key), "a round without a second chance has a tier");
  }

  function placeUnsettled({ round, derived }: Played, entry: MatchEntry): Placed {
    const { match, status, unresolved } = derived;
    const isOpen = status.state !== "ended" && unresolved === null;
    return {
      contestant: contestantRef(entry),
      best: round.key === "bronze" ? THIRD : CHAMPION,
      worst: worstAt(round),
      reason: { type: isOpen ? "playing" : "undecided", match: match.key },
    };
  }

  function placeWinner(played: Played, entry: MatchEntry): Placed | null {
    const { round, place, derived } = played;
    const contestant = contestantRef(entry);
    if (round.key === "bronze") {
      return createPlaced(contestant, THIRD, { type: "won", match: derived.match.key });
    }
    const next = must(place.winnerTo, "the winner of a round before the final has a next place");
    if (playsFrom(next, entry.key)) return null;
    const [nextRound, { match }] = rowOf(next);
    const nextMatch = matches.get(match ?? "");
    const waits = !isClosed && (nextMatch === undefined || nextMatch.match.entries.length < 2);
    return {
      contestant,
      best: CHAMPION,
      worst: worstAt(nextRound),
      reason: waits ? { type: "playing", match } : { type: "undecided", match: derived.match.key },
    };
  }

  function placeLoser(played: Played, entry: MatchEntry): Placed | null {
    const { round, place, derived } = played;
    const contestant = contestantRef(entry);
    const worst = worstAt(round);
    const drop = dropRoundOf(round);
    const type = (entry.score ?? 0) < 0 ? "disqualified" : "lost";
    const reason = { type, match: derived.match.key } as const;
    const hasSecondChance = bracket.kind === "double" && round.section === "upper";
    if (!hasSecondChance && drop === null) return createPlaced(contestant, worst, reason);
    // The link to the next place may be assumed, so the whole round counts.
    const after: readonly (PlaceRef | null)[] = drop?.places ?? [place.winnerTo];
    if (after.some((ref) => playsFrom(ref, entry.key))) return null;
    const isEliminated =
      drop === null || (place.loserTo === null ? drop.places : [place.loserTo]).every(isTaken);
    if (isClosed && !missesPast && isEliminated) return createPlaced(contestant, worst, reason);
    return {
      contestant,
      best: CHAMPION,
      worst,
      reason: isClosed
        ? { ...reason, type: "undecided" }
        : { type: "playing", match: place.loserTo?.match ?? null },
    };
  }

  function placeEntry(played: Played, entry: MatchEntry, index: number): Placed | null {
    const { derived, place } = played;
    if (derived.status.by === "bye") return placeWinner(played, entry);
    const result = findContestantResult({ derived, entry, index });
    if (result === "won") return placeWinner(played, entry);
    if (result === "lost") return placeLoser(played, entry);
    const { winnerTo, loserTo } = place;
    const playsOn = playsFrom(winnerTo, entry.key) || playsFrom(loserTo, entry.key);
    return playsOn ? null : placeUnsettled(played, entry);
  }

  const isUnclear = areFinalsUnclear(bracket, matches);
  const isPlacedApart = (round: Round): boolean =>
    isFinal(bracket, round) || (isUnclear && round.key === "bronze");
  const finals = rounds.filter(isPlacedApart).flatMap((round) => matchesIn(round, matches));
  return dropRepeated([
    ...placeFinalists(bracket, finals, isUnclear ? FOURTH : RUNNER_UP),
    ...rounds
      .filter((round) => !isPlacedApart(round))
      .flatMap((round) =>
        round.places.flatMap((place) => {
          const derived = matches.get(place.match ?? "");
          if (derived === undefined) return [];
          const played = { round, place, derived };
          return derived.match.entries.flatMap(
            (entry, index) => placeEntry(played, entry, index) ?? [],
          );
        }),
      ),
  ]);
}

/**
 * Drops unknown results of contestants whose later result is known, or a later one at least: if
 * matches between were not seen, both appear to be the last.
 */
function dropRepeated(placed: readonly Placed[]): readonly Placed[] {
  const last = new Map<ContestantKey, Placed>();
  for (const one of placed) {
    const { key } = one.contestant;
    const known = last.get(key);
    const isKnown = known?.best === known?.worst;
    if (known === undefined || one.best === one.worst || (!isKnown && one.worst < known.worst)) {
      last.set(key, one);
    }
  }
  return placed.filter((one) => one.best === one.worst || last.get(one.contestant.key) === one);
}

/** Returns the matches of a round. */
export function matchesIn(
  { places }: Round,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): readonly DerivedMatch[] {
  return places.flatMap(({ match }) => matches.get(match ?? "") ?? []);
}

/** Returns whether the matches of the last round may be the final or the third-place match. */
function areFinalsUnclear(
  { rounds, champion }: Bracket,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): boolean {
  const bronze = rounds.find(({ key }) => key === "bronze");
  if (bronze === undefined || champion !== null) return false;
  const semifinals = rounds.filter(({ losersTo }) => losersTo?.long === bronze.name.long);
  return !semifinals
    .flatMap(({ places }) => places)
    .every(({ match }) => (matches.get(match ?? "")?.outcome.winner ?? null) !== null);
}

/**
 * Places champion and runner-up; if they are unknown, those who play the last matches.
 *
 * @param worst Index of the worst tier that the last matches decide.
 */
function placeFinalists(
  { champion, runnerUp, resetPlayed, noChampion }: Bracket,
  finals: readonly DerivedMatch[],
  worst: number,
): readonly Placed[] {
  if (champion !== null) {
    const last = must(finals.at(resetPlayed ? -1 : 0), "a champion won a final");
    const { key: match } = last.match;
    const second = runnerUp && createPlaced(runnerUp, RUNNER_UP, { type: "lost", match });
    return [createPlaced(champion, CHAMPION, { type: "won", match }), ...(second ? [second] : [])];
  }
  const type = noChampion === null ? "playing" : "undecided";
  const entries = new Map(
    finals.flatMap(({ match }) => match.entries.map((entry) => [entry.key, { entry, match }])),
  );
  return [...entries.values()].map(({ entry, match }) => ({
    contestant: contestantRef(entry),
    best: CHAMPION,
    worst,
    reason: { type, match: match.key },
  }));
}

function createPlaced(contestant: ContestantRef, tier: number, reason: RankReason): Placed {
  return { contestant, best: tier, worst: tier, reason };
}
