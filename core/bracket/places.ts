import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { AbsenceReason, DerivedMatch, Slot } from "#core/model/derived-match.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import {
  type DeriveContext,
  deriveMatch,
  type MatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import type { BracketLinks, RoundLinks } from "./links.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";
import { getOrderedRound, type OrderedRound } from "./order-rows.ts";
import { createPlace } from "./reconstruction.ts";
import type { ResolvedRounds } from "./resolve-rounds.ts";

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

/** Fills every place of a resolved bracket with its match, a bye, or the reason of its absence. */
export function fillPlaces(settled: ResolvedRounds, input: FillPlacesInput) {
  const matches = new Map<SiteKey, DerivedMatch>();
  let past: ReadonlySet<string> | null = null;
  const rounds = settled.geometry.rounds.map((shape): Round => {
    const links = input.links.ofRound(shape);
    const { rows } = getOrderedRound(settled.rounds, shape.key);
    const label = { key: shape.key, name: shape.name, losersTo: links.losersTo };
    const places = rows.map((claim, index): BracketPlace => {
      if (claim !== null) {
        const result = resultIn(links.slotsOf(index + 1), claim.seen, input.results);
        const place = placeOf(shape.key, index + 1, links, result.status.by === "bye");
        matches.set(claim.seen.match.key, matchIn(place, claim.seen, result, label, input.context));
        return place;
      }
      const hole = placeOf(shape.key, index + 1, links, false);
      if (links.areHolesByes || hole.slots.some(isNobody)) return { ...hole, bye: true };
      past ??= findPastPlaces(settled, input);
      return { ...hole, absence: absenceOfHole(past.has(hole.place), input) };
    });
    const bestOf = input.bestOf[shape.key] ?? mostCommonBestOf(rows);
    return { ...label, section: shape.section, bestOf, places };
  });
  return { rounds, matches };
}

/** Returns the result of a match in a place; a bye if an opponent cannot come any more. */
function resultIn(
  slots: readonly Slot[],
  { match: { key, entries } }: SeenMatch,
  results: FillPlacesInput["results"],
): MatchResult {
  const missing = 2 - entries.length;
  if (missing <= 0 || slots.filter(isNobody).length < missing) {
    return must(results.get(key), "every match has a result");
  }
  return {
    status: { state: "ended", by: "bye", validUntil: null },
    outcome: { winner: entries.length === 1 ? 0 : null, by: "bye", draw: false },
  };
}

function placeOf(round: string, row: number, links: RoundLinks, isBye: boolean): BracketPlace {
  const ref = must(links.places[row - 1], "a round has a place for each row");
  const winnerTo = links.winnerTo(row);
  // A final is drawn, also if only one contestant comes to it.
  const bye = isBye && winnerTo !== null;
  const linked = { slots: links.slotsOf(row), winnerTo, loserTo: links.loserTo(row) };
  return createPlace({ ...ref, ...linked, round, row, bye });
}

function matchIn(
  { code, slots, bye, winnerTo, loserTo }: BracketPlace,
  seen: SeenMatch,
  result: MatchResult,
  round: DerivedMatch["round"],
  { listedAt }: FillPlacesInput["context"],
): DerivedMatch {
  const position =
    seen.match.entries.length > 2
      ? positionWithoutFeeders(seen.match, code, round)
      : { code, round, slots: bye ? slots.slice(0, 1) : slots, winnerTo, loserTo };
  return deriveMatch(seen, result, position, listedAt);
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
  const hasPast = (round: string | null): boolean =>
    [...past].some((place) => place.startsWith(`${round}#`));
  for (const shape of settled.geometry.rounds.toReversed()) {
    const round = links.ofRound(shape);
    const { rows } = getOrderedRound(settled.rounds, shape.key);
    round.places.forEach(({ place }, index) => {
      const match = rows[index]?.seen.match;
      const known =
        match !== undefined &&
        (match.entries.length > 1 || results.get(match.key)?.status.state === "ended");
      const next = round.winnerTo(index + 1);
      const isNextPast = next === null ? hasPast(shape.winnersTo) : past.has(next.place);
      if (known || isNextPast) past.add(place);
    });
  }
  return past;
}

function absenceOfHole(past: boolean, { context, missesPast }: FillPlacesInput): AbsenceReason {
  if (past) return missesPast ? "before-watching" : "not-listed";
  return context.upcomingCapped ? "beyond-the-list" : "no-start-yet";
}

/** Returns the most common best-of of matches, in a tie the larger one; `null` if none has one. */
function mostCommonBestOf(rows: OrderedRound["rows"]): number | null {
  const games = rows.flatMap((claim) => claim?.seen.match.bestOf ?? []);
  const [most] = [...groupBy(games, (count) => count)].toSorted(
    ([a, those], [b, others]) => others.length - those.length || b - a,
  );
  return most?.[0] ?? null;
}
