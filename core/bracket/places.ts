import { must } from "#core/lib/must.ts";
import type { AbsenceReason, DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Slot } from "#core/model/slot.ts";
import {
  type DeriveContext,
  deriveMatch,
  type MatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import type { RoundShape } from "./types/geometry.ts";
import type { BracketLinks, RoundLinks } from "./links.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";
import { getOrderedRound } from "./order-rows.ts";
import type { ResolvedRounds } from "./resolve-rounds.ts";

/** The rounds of a bracket, and the matches that have a place in them, by key. */
export interface PlacedRounds {
  readonly rounds: readonly Round[];
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
}

export interface FillPlacesInput {
  readonly links: BracketLinks;
  /** Status and outcome by match key. */
  readonly results: ReadonlyMap<SiteKey, MatchResult>;
  readonly context: Pick<DeriveContext, "upcomingCapped" | "listedAt">;
  /** True if matches may have been played before Matchdesk began watching. */
  readonly missesPast: boolean;
  /** Best-of by round key, for rounds whose best-of the service states. */
  readonly bestOf: Readonly<Record<string, number>>;
}

/** A match that has a place, with its status and outcome. */
interface PlacedMatch {
  readonly seen: SeenMatch;
  readonly result: MatchResult;
}

/** Fills every place of a resolved bracket with its match, a bye, or the reason of its absence. */
export function fillPlaces(settled: ResolvedRounds, input: FillPlacesInput): PlacedRounds {
  const { listedAt } = input.context;
  const matches = new Map<SiteKey, DerivedMatch>();
  let past: ReadonlySet<string> | null = null;
  const rounds = settled.geometry.rounds.map((shape): Round => {
    const links = input.links.ofRound(shape);
    const rows = rowsOf(settled, shape, input);
    const label = { key: shape.key, name: shape.name, losersTo: links.losersTo };
    const places = rows.map((placed, index): BracketPlace => {
      const place = placeOf(shape.key, index + 1, placed, links);
      if (placed !== null) {
        matches.set(placed.seen.match.key, matchIn(place, placed, label, listedAt));
        return place;
      }
      if (links.areHolesByes || place.slots.some(isNobody)) return { ...place, bye: true };
      past ??= findPastPlaces(settled, input);
      return { ...place, absence: absenceOfHole(past.has(place.place), input) };
    });
    const bestOf = input.bestOf[shape.key] ?? mostCommonBestOf(rows);
    return { ...label, section: shape.section, bestOf, places };
  });
  return { rounds, matches };
}

function placeOf(
  round: string,
  row: number,
  placed: PlacedMatch | null,
  links: RoundLinks,
): BracketPlace {
  const { place, code, match } = must(links.places[row - 1], "a round has a place for each row");
  return {
    place,
    code,
    match,
    round,
    row,
    // A final is drawn, also if only one contestant comes to it.
    bye: placed?.result.status.by === "bye" && links.winnerTo(row) !== null,
    slots: links.slotsOf(row),
    winnerTo: links.winnerTo(row),
    loserTo: links.loserTo(row),
    absence: null,
    continuesIn: null,
  };
}

function matchIn(
  { code, slots, bye, winnerTo, loserTo }: BracketPlace,
  { seen, result }: PlacedMatch,
  round: DerivedMatch["round"],
  listedAt: Instant | null,
): DerivedMatch {
  const position =
    seen.match.entries.length > 2
      ? positionWithoutFeeders(seen.match, code, round)
      : { code, round, slots: bye ? slots.slice(0, 1) : slots, winnerTo, loserTo };
  return deriveMatch(seen, result, position, listedAt);
}

function rowsOf(
  { rounds }: ResolvedRounds,
  shape: RoundShape,
  { results, links }: FillPlacesInput,
): readonly (PlacedMatch | null)[] {
  const { slotsOf } = links.ofRound(shape);
  return getOrderedRound(rounds, shape.key).rows.map((claim, index) => {
    if (claim === null) return null;
    const { seen } = claim;
    const result = must(results.get(seen.match.key), "every match has a result");
    const count = seen.match.entries.length;
    const isWalkover = count < 2 && slotsOf(index + 1).filter(isNobody).length >= 2 - count;
    return { seen, result: isWalkover ? createByeResult(seen.match) : result };
  });
}

/** Returns the result of a match to which an opponent cannot come any more. */
function createByeResult({ entries }: Match): MatchResult {
  return {
    status: { state: "ended", by: "bye", validUntil: null },
    outcome: { winner: entries.length === 1 ? 0 : null, by: "bye", draw: false },
  };
}

function isNobody({ entry, source }: Slot): boolean {
  return entry === null && source.type === "bye";
}

/**
 * Returns places whose match, or a later one on the winner's path, ended or has two contestants.
 */
function findPastPlaces(
  settled: ResolvedRounds,
  { links, results }: FillPlacesInput,
): ReadonlySet<string> {
  const past = new Set<string>();
  for (const shape of settled.geometry.rounds.toReversed()) {
    const round = links.ofRound(shape);
    const { rows } = getOrderedRound(settled.rounds, shape.key);
    round.places.forEach(({ place }, index) => {
      const match = rows[index]?.seen.match;
      const known =
        match !== undefined &&
        (match.entries.length > 1 || results.get(match.key)?.status.state === "ended");
      if (known || past.has(round.winnerTo(index + 1)?.place ?? "")) past.add(place);
    });
  }
  return past;
}

function absenceOfHole(past: boolean, { context, missesPast }: FillPlacesInput): AbsenceReason {
  if (past) return missesPast ? "before-watching" : "not-listed";
  return context.upcomingCapped ? "beyond-the-list" : "no-start-yet";
}

/**
 * Returns the most common best-of of a round's matches, in a tie the larger one; `null` if none.
 */
function mostCommonBestOf(rows: readonly (PlacedMatch | null)[]): number | null {
  const counts = new Map<number, number>();
  for (const placed of rows) {
    const bestOf = placed?.seen.match.bestOf ?? null;
    if (bestOf !== null) counts.set(bestOf, (counts.get(bestOf) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, countA], [b, countB]) => countB - countA || b - a);
  return most === undefined ? null : most[0];
}
