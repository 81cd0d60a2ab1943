import { compareIds } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { earliest } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import { deriveGroups } from "#core/groups/groups.ts";
import type { Instant, Issue, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { DeriveBasis } from "#core/match/derive-match.ts";
import type { TournamentView } from "./world.ts";
import {
  type DeriveContext,
  deriveMatch,
  deriveMatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import { deriveTournamentCoverage, tournamentListGaps } from "#core/bracket/coverage.ts";
import {
  findBracketAboveOthers,
  findDecidingBracket,
  leavesOutBest,
} from "#core/ranking/deciding-bracket.ts";
import { deriveRankings } from "#core/ranking/derive-rankings.ts";
import { explainHoles } from "#core/ranking/explain-holes.ts";
import { createStages, type Stages } from "#core/ranking/stages.ts";
import { deriveTournamentEnd, type TournamentEnd } from "#core/bracket/tournament-end.ts";
import { deriveGroupMatches } from "#core/groups/group-matches.ts";
import { joinRoundGroups } from "#core/groups/join-round-groups.ts";
import { createCountsGamesCheck } from "#core/match/counts-games.ts";
import { decideDoubles } from "#core/match/pairs.ts";
import { findCarried, findDuplicates } from "#core/match/duplicates.ts";
import { removeContradictedScores } from "#core/match/contradicted-scores.ts";
import { markNegativeTotals } from "#core/match/negative-totals.ts";
import {
  createImplausibleStartIssues,
  removeImplausibleStarts,
} from "#core/match/implausible-starts.ts";
import { markScoreOrder } from "#core/match/score-order.ts";
import { createUnreadableIssues, readUnclearScores } from "#core/match/score-texts.ts";
import { removeUnfixedStarts } from "#core/match/unfixed-starts.ts";
import { playsItself } from "#core/match/outcome.ts";
import { groupIntoBracketUnits } from "#core/bracket/group-into-bracket-units.ts";
import { reconstructBracket } from "#core/bracket/reconstruct-bracket.ts";
import type { ReconstructContext, Reconstruction } from "#core/bracket/reconstruction.ts";
import { markUnresolved } from "#core/bracket/unresolved.ts";
import { areEndsMarked } from "#core/snapshot/mark-ended.ts";
import { separateNamesakes } from "./namesakes.ts";

/** Derives all data of one tournament, whose matches are at least one, in any order. */
export function deriveTournament(
  received: readonly SeenMatch[],
  now: Instant,
  basis: DeriveBasis,
  listedAt: Instant | null,
): Omit<TournamentView, "input"> {
  const locksOthers = received.some(({ match }) => match.locked === true);
  const basics = { ...basis, now, listedAt, locksOthers };
  const read = markNegativeTotals(readUnclearScores(received), basics);
  const checked = removeContradictedScores(read, basics);
  const stated = basis.annotations.valueOf("score-order", newestTournament(received).key);
  const ordered = markScoreOrder(checked.seen, stated, basics);
  const { seen: inGroups, joined } = joinRoundGroups(
    removeUnfixedStarts(removeImplausibleStarts(ordered)),
  );
  const { seen, restore } = separateNamesakes(inGroups);
  const countsGames = createCountsGamesCheck(seen.map(({ match }) => match));
  const context = { ...basics, countsGames };
  const tournament = newestTournament(seen);
  const reconstructions = reconstructBrackets(seen, { ...context, tournament });
  const brackets = reconstructions.map(({ bracket }) => bracket);
  const duplicates = findDuplicates(seen);
  const repeated = { duplicates, carried: findCarried(seen) };
  const derived = deriveMatches(seen, reconstructions, repeated, context);
  const { matches, validUntil } = markUnresolved(derived, brackets, tournament, now);
  const gaps = tournamentListGaps(tournament, basis);
  const stages = createStages(matches, brackets);
  const known: Decision[] = [];
  const decided = decideTournament(stages, (decidedBy) => {
    const isKnown = brackets.some(({ key, champion }) => key === decidedBy && champion !== null);
    const end = deriveTournamentEnd(matches, tournament, isKnown, now);
    const input = { annotations: basis.annotations, gaps, end: tournament.end, isOver: end.isOver };
    const same = known.find((decision) => decision.end.isOver === end.isOver);
    const decision = { decidedBy, end, groups: same?.groups ?? deriveGroups(matches, input) };
    known.push(decision);
    return decision;
  });
  const { decidedBy, groups, hasLaterStage, end } = decided;
  const { isOver } = end;
  const { start } = tournament;
  const parts = { matches, reconstructions, groups, start, decidedBy, isOver, hasLaterStage };
  const explained = explainHoles(stages.brackets, matches, isOver);
  return restore({
    tournament,
    seen: received,
    matches,
    brackets: explained.map(({ bracket }) => bracket),
    groups,
    issues: [
      ...(basis.heldFrom === null ? [] : [createHeldIssue(basis.heldFrom)]),
      ...checked.issues,
      ...(ordered[0]?.match.scoreOrder === "unknown" ? [SCORE_ORDER_UNKNOWN] : []),
      ...matches.flatMap(createStartAheadIssues),
      ...matches.flatMap(({ match }) => createImplausibleStartIssues(match)),
      ...matches.flatMap(createUnreadableIssues),
      ...[...duplicates].map(([match, counted]) => createDuplicateIssue(match, counted)),
      ...seen.filter(({ match }) => playsItself(match)).map(createSelfMatchIssue),
      ...[...groups, ...brackets].flatMap(({ issues }) => issues),
    ],
    ...deriveTournamentCoverage(parts, gaps),
    decidedBy,
    rankings: deriveRankings({
      matches,
      brackets: explained,
      groups,
      joined,
      decidedBy,
      isOver,
      missesPast: gaps.past,
    }),
    basis,
    listing: findListing(matches),
    areEndsMarked: areEndsMarked(matches),
    validUntil: earliest([
      validUntil,
      end.validUntil,
      ...matches.map(({ status }) => status.validUntil),
      ...reconstructions.map((reconstruction) => reconstruction.validUntil),
    ]),
  });
}

/** Reconstructs the brackets of a tournament; the match codes of several begin with A, B, … */
function reconstructBrackets(
  seen: readonly SeenMatch[],
  context: Omit<ReconstructContext, "prefix">,
): readonly Reconstruction[] {
  const units = groupIntoBracketUnits(seen);
  return units.map((unit, index) => {
    const prefix = units.length > 1 ? letters(index) : "";
    return reconstructBracket(unit, Object.assign({ prefix }, context));
  });
}

/** Returns A, B, …, Z, AA, AB, … for 0, 1, …, 25, 26, 27, … */
function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Derives the matches of groups, then of brackets, then all others, and marks duplicates. */
function deriveMatches(
  seen: readonly SeenMatch[],
  reconstructions: readonly Reconstruction[],
  { duplicates, carried }: Record<"duplicates" | "carried", ReadonlyMap<SiteKey, SiteKey>>,
  context: DeriveContext,
): readonly DerivedMatch[] {
  const others = seen
    .filter(({ match }) => match.bracketId === null && match.groupId === null)
    .toSorted((a, b) => compareIds(a.match.id, b.match.id));
  const all = [
    ...deriveGroupMatches(seen, context),
    ...reconstructions.flatMap(({ matches }) => matches),
    ...others.map((one) => {
      const result = deriveMatchResult(one, null, context);
      const position = positionWithoutFeeders(one.match, null, null);
      return deriveMatch(one, result, position, context.listedAt);
    }),
  ];
  return decideDoubles(all).map((one) => {
    const duplicateOf = duplicates.get(one.match.key);
    if (duplicateOf !== undefined) return Object.assign(one, { duplicateOf });
    const carriedFrom = carried.get(one.match.key);
    return carriedFrom === undefined ? one : Object.assign(one, { carriedFrom });
  });
}

/** What follows if one bracket, or none, decides a tournament. */
interface Decision {
  /** Key of the bracket whose final decides the tournament; `null` if none is proven to. */
  readonly decidedBy: SiteKey | null;
  readonly end: TournamentEnd;
  readonly groups: readonly Group[];
}

/**
 * Finds the bracket that decides a tournament: none if the best of the groups play in no bracket,
 * because a later stage may follow for them, and one above all others if it is known only by the
 * groups. The groups of `decideBy` depend on whether the tournament is over.
 */
function decideTournament(
  stages: Stages,
  decideBy: (bracket: SiteKey | null) => Decision,
): Decision & { readonly hasLaterStage: boolean } {
  const first = decideBy(findDecidingBracket(stages));
  const deciding = stages.brackets.find(({ bracket }) => bracket.key === first.decidedBy);
  const hasLaterStage =
    deciding !== undefined && leavesOutBest(deciding, stages.brackets, first.groups);
  const decided = hasLaterStage ? decideBy(null) : first;
  const mayBeAbove =
    decided.decidedBy === null && stages.brackets.length > 1 && decided.groups.length > 0;
  const main = mayBeAbove ? findBracketAboveOthers(stages, decided.groups) : null;
  return { ...(main === null ? decided : decideBy(main)), hasLaterStage };
}

/** Finds the times at which the lists may arrive without changing why a match is not listed. */
export function findListing(matches: readonly DerivedMatch[]): TournamentView["listing"] {
  const listing = { after: -Infinity, until: Infinity };
  for (const { absence, sighting, status } of matches) {
    if (status.state === "ended" || sighting.list === null || absence === "withdrawn") continue;
    if (absence === null) listing.until = Math.min(listing.until, sighting.lastSeen);
    else listing.after = Math.max(listing.after, sighting.lastSeen);
  }
  return listing;
}

/** Returns the tournament as in its last seen match, because titles and dates may be edited. */
export function newestTournament(seen: readonly SeenMatch[]): Tournament {
  const newest = seen.reduce(
    (best, one) => {
      const later = one.sighting.lastSeen - best.sighting.lastSeen;
      return later > 0 || (later === 0 && compareIds(one.match.id, best.match.id) < 0) ? one : best;
    },
    must(seen[0], "a tournament has matches"),
  );
  return newest.match.tournament;
}

const SCORE_ORDER_UNKNOWN: Issue = {
  match: null,
  code: "score-order-unknown",
  message:
    "Whether the highest or the lowest score is best is not known: no contestant wins by score until staff enter it.",
};

function createDuplicateIssue(match: SiteKey, counted: SiteKey): Issue {
  const message = `Matches ${counted} and ${match} are the same match, listed twice: only the first one counts.`;
  return { match, code: "listed-twice", message };
}

/** Returns an issue if a match is in the ended list although its start is still to come. */
function createStartAheadIssues({
  match: { key, locked },
  status,
}: DerivedMatch): readonly Issue[] {
  if (status.by !== "start-ahead") return [];
  const cause = locked === true ? "cancelled" : "postponed";
  const message = `The service lists match ${key} as ongoing or ended, but its start is still to come and it has no score: it may be ${cause}, and counts as upcoming.`;
  return [{ match: key, code: status.by, message }];
}

function createSelfMatchIssue({ match: { key } }: SeenMatch): Issue {
  const message = "Both contestants of this match are the same one: it is no win and no loss.";
  return { match: key, code: "plays-itself", message };
}

function createHeldIssue(from: Instant): Issue {
  const time = new Date(from).toISOString().slice(0, 16).replace("T", " ");
  const message = `The service no longer sends all data of this tournament. Showing data from ${time} UTC.`;
  return { match: null, code: "data-held", message };
}
