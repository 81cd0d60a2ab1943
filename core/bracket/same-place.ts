import { groupBy } from "#core/lib/collections.ts";
import { compareIds, compareNullable } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { isDisqualified } from "#core/match/outcome.ts";
import { pairOf } from "#core/match/play-order.ts";
import type { Instant, Match, MatchEntry, SeenMatch, SiteKey } from "#core/model/match.ts";
import {
  decidePlace,
  findForfeits,
  isOpen,
  findSeriesWinner,
  type PartResult,
  type PlaceDecision,
} from "./decide-place.ts";
import {
  createPlace,
  findLastTime,
  type Place,
  type SharedPlacesInput,
  sideOf,
} from "./place-results.ts";
import { findPlaceSigns } from "./place-signs.ts";
import type { BracketUnit } from "./types/bracket-type.ts";
import { findWaitingGames } from "./waiting-games.ts";

/** The matches of one place: games of a series, legs, or replays of a level match. */
export interface SharedPlace extends PlaceDecision {
  /** In order of start; one if more are known to follow. */
  readonly parts: readonly SeenMatch[];
  /** The part that the place shows: the first that is still to end, else the last that ended. */
  readonly current: SeenMatch;
  /** `current` with scores that show who won the place, if that is known. */
  readonly combined: SeenMatch;
  /** Keys of the parts that did not end, and are not needed. */
  readonly unneeded: ReadonlySet<SiteKey>;
  /** When time alone may decide the place; `null` if only new data can. */
  readonly validUntil: Instant | null;
}

/**
 * Finds the places of a bracket that hold several matches: the same two contestants, in the same
 * round, with different starts or rows; or games that wait for their contestants.
 */
export function findSharedPlaces(
  unit: BracketUnit,
  input: SharedPlacesInput,
): readonly SharedPlace[] {
  const singleRounds = new Set<string>();
  const shared: Place[] = [];
  const singles: { readonly round: string; readonly seen: SeenMatch }[] = [];
  for (const [section, matches] of [unit.upper, unit.lower].entries()) {
    const roundOf = section === 0 ? unit.type?.upperRoundOf : unit.type?.lowerRoundOf;
    for (const all of roundOf === undefined ? [] : findWaitingGames(matches, roundOf)) {
      const parts = byStart(all);
      const areOpen = parts.every((part) => input.resultOf(part).status.state !== "ended");
      const key = roundKeyOf(must(all[0], "a place has a match").match);
      if (areOpen && parts.length > 1) shared.push(createPlace(`${section} ${key}`, parts, input));
    }
    const rounds = groupBy(matches.filter(isDuel), ({ match }) => roundKeyOf(match));
    for (const [key, inRound] of rounds) {
      const round = `${section} ${key}`;
      for (const all of groupBy(inRound, ({ match }) => pairOf(match)).values()) {
        for (const parts of separatePlaces(all, unit)) {
          const [one] = parts;
          if (parts.length > 1) shared.push(createPlace(round, parts, input));
          else if (one === undefined || one.match.entries.some(isDisqualified)) continue;
          else if (input.winners.has(one.match.key)) singleRounds.add(round);
          else singles.push({ round, seen: one });
        }
      }
    }
  }
  if (shared.length === 0) return [];
  const places = shared.map((place) => {
    const signs = findPlaceSigns(place, shared, singleRounds);
    return createSharedPlace(place, decidePlace(place.results, signs), input);
  });
  return [
    ...places,
    ...singles.flatMap(({ round, seen }) => findFirstPart(round, seen, shared, input)),
  ];
}

/**
 * Returns the place of an ended match that is the first game of a series, or the first leg, if other
 * places show that more follow; none once no match can follow.
 */
function findFirstPart(
  round: string,
  seen: SeenMatch,
  shared: readonly Place[],
  input: SharedPlacesInput,
): readonly SharedPlace[] {
  const validUntil = findLastTime(seen, input);
  if (validUntil === null || input.now > validUntil) return [];
  if (input.resultOf(seen).status.state !== "ended") return [];
  const place = { ...createPlace(round, [seen], input), validUntil };
  const { isSeries, areLegs } = findPlaceSigns(place, shared, new Set());
  if (!isSeries && !areLegs) return [];
  const kind = isSeries ? "series" : "leg";
  return [createSharedPlace(place, { kind, winner: null, isDisputed: false }, input)];
}

function isDuel({ match, sighting }: SeenMatch): boolean {
  return match.roundOf !== null && match.entries.length === 2 && sighting.withdrawnAt === null;
}

function roundKeyOf({ roundOf, stage }: Match): string {
  return `${roundOf} ${stage ?? 1}`;
}

/**
 * Returns the matches of the same two in one round by place, in order of start. They are at one place,
 * except grand final and bracket reset, each of which may be several matches.
 */
function separatePlaces(
  all: readonly SeenMatch[],
  unit: BracketUnit,
): readonly (readonly SeenMatch[])[] {
  const [one] = all;
  if (one === undefined || all.length === 1) return [all];
  const { roundOf, stage, bracket } = one.match;
  const isGrandFinal = roundOf === 2 && stage === 2 && bracket?.type === "double";
  if (!isGrandFinal) return [byStart(all)];
  const rows = groupBy(all, ({ match }) => match.row);
  // Games of a final may be in rows of their own, but of two rows the second one is the reset.
  if (rows.size === 2) return [...rows.values()].map(byStart);
  return all.length > 2 || areRowsStated(unit) ? [byStart(all)] : all.map((seen) => [seen]);
}

/** Returns whether a bracket states rows: not if all of them are the same. */
function areRowsStated({ upper, lower }: BracketUnit): boolean {
  const rows = new Set([...upper, ...lower].map(({ match }) => match.row));
  return rows.size > 1 && !rows.has(null);
}

/**
 * Returns the matches in order of start, one for each start: others are listed twice. Only the games
 * of a final may have a common start, if their rows differ.
 */
function byStart(matches: readonly SeenMatch[]): readonly SeenMatch[] {
  const sorted = matches.toSorted(
    (a, b) =>
      compareNullable(a.match.start, b.match.start) ||
      compareNullable(a.match.row, b.match.row) ||
      compareIds(a.match.id, b.match.id),
  );
  return sorted.filter(({ match }, index) => {
    const before = sorted[index - 1]?.match;
    const isGame = match.roundOf === 2 && match.row !== null && match.row !== before?.row;
    return match.start !== before?.start || isGame;
  });
}

function createSharedPlace(
  { parts, results, validUntil }: Place,
  decision: PlaceDecision,
  { resultOf }: SharedPlacesInput,
): SharedPlace {
  const hasEnded = (part: SeenMatch): boolean => resultOf(part).status.state === "ended";
  const { winner } = decision;
  const open = results.filter(isOpen);
  const ended = results.filter((result) => !isOpen(result));
  const isEnough =
    open.every(({ end }) => end === "upcoming") && findSeriesWinner(ended, 2) === winner;
  const isOver = winner !== null && (open.length === 0 || isEnough);
  const unneeded = isOver ? parts.filter((part) => !hasEnded(part)) : [];
  const current = must(
    (isOver ? undefined : parts.find((part) => !hasEnded(part))) ?? parts.findLast(hasEnded),
    "a place has a match",
  );
  const rows = new Set(parts.map(({ match }) => match.row));
  const match = combineParts(current.match, parts, results, decision);
  const row = rows.size === 1 ? match.row : null;
  return {
    ...decision,
    // A game that will not be played shows that the matches are a series.
    kind: decision.kind ?? (unneeded.length > 0 ? "series" : null),
    parts,
    current,
    combined: { ...current, match: { ...match, row } },
    unneeded: new Set(unneeded.map((part) => part.match.key)),
    validUntil,
  };
}

/** Returns the current match with scores that show its winner, and without scores if unknown. */
function combineParts(
  current: Match,
  parts: readonly SeenMatch[],
  results: readonly PartResult[],
  { kind, winner }: PlaceDecision,
): Match {
  // The last replay is a result of its own.
  if (kind === "replay") return current;
  const isWithoutWinner = kind === "leg" && findForfeits(results).length > 1;
  const sides = parts[0]?.match.entries.map(({ key }) => key) ?? [];
  // All games of its best-of prove the win, whatever that is.
  const bestOf = Math.max(current.bestOf ?? 1, 1);
  const entries = current.entries.map((entry): MatchEntry => {
    const { isNegativeTotal: _isNegative, scoreText: _text, ...plain } = entry;
    const score = winner === null ? null : sideOf(entry.key, sides) === winner ? bestOf : 0;
    // The time of one match decides no place.
    return { ...plain, score: isWithoutWinner ? -1 : score, time: null };
  });
  return { ...current, entries, bestOf };
}
