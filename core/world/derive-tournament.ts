import { compareIds } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
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
import { createStages } from "#core/ranking/stages.ts";
import { deriveTournamentEnd } from "#core/bracket/tournament-end.ts";
import { deriveGroupMatches } from "#core/groups/group-matches.ts";
import { findDuplicates } from "#core/match/duplicates.ts";
import { removeContradictedScores } from "#core/match/contradicted-scores.ts";
import { markNegativeTotals } from "#core/match/negative-totals.ts";
import { removeUnfixedStarts } from "#core/match/unfixed-starts.ts";
import { playsItself, scoresCountGames } from "#core/match/outcome.ts";
import { groupIntoBracketUnits } from "#core/bracket/group-into-bracket-units.ts";
import { reconstructBracket } from "#core/bracket/reconstruct-bracket.ts";
import { markUnresolved } from "#core/bracket/unresolved.ts";
import { separateNamesakes } from "./namesakes.ts";

/**
 * Derives all data of one tournament. The order of the matches does not matter; there must be at
 * least one.
 *
 * @param listedAt See `DeriveContext`.
 */
export function deriveTournament(
  received: readonly SeenMatch[],
  now: Instant,
  basis: DeriveBasis,
  listedAt: Instant | null,
): TournamentView {
  const locksOthers = received.some(({ match }) => match.locked === true);
  const context = { ...basis, now, listedAt, locksOthers };
  const checked = removeContradictedScores(markNegativeTotals(received), context);
  const { seen, restore } = separateNamesakes(removeUnfixedStarts(checked.seen));
  const tournament = newestTournament(seen);
  const units = groupIntoBracketUnits(seen);
  const reconstructions = units.map((unit, index) =>
    reconstructBracket(unit, {
      ...context,
      tournament,
      prefix: units.length > 1 ? letters(index) : "",
    }),
  );
  const brackets = reconstructions.map(({ bracket }) => bracket);
  const duplicates = findDuplicates(seen);
  const derived = [
    ...deriveGroupMatches(seen, context),
    ...reconstructions.flatMap((reconstruction) => reconstruction.matches),
    ...deriveOtherMatches(seen, context),
  ].map((one) => {
    const duplicateOf = duplicates.get(one.match.key);
    return duplicateOf === undefined ? one : Object.assign(one, { duplicateOf });
  });
  const marked = markUnresolved(derived, brackets, tournament, now);
  const { matches } = marked;
  const gaps = tournamentListGaps(tournament, basis);
  const stages = createStages(matches, brackets);
  const decide = (decidedBy: SiteKey | null) => {
    const hasChampion = brackets.some(
      ({ key, champion }) => key === decidedBy && champion !== null,
    );
    const { isOver, validUntil } = deriveTournamentEnd(matches, tournament, hasChampion, now);
    const { end } = tournament;
    const groups = deriveGroups(matches, { annotations: basis.facts, gaps, end, isOver });
    return { decidedBy, isOver, endValidUntil: validUntil, groups };
  };
  let decided = decide(findDecidingBracket(stages));
  const deciding = stages.brackets.find(({ bracket }) => bracket.key === decided.decidedBy);
  const hasLaterStage =
    deciding !== undefined && leavesOutBest(deciding, stages.brackets, decided.groups);
  if (hasLaterStage) decided = decide(null);
  if (decided.decidedBy === null && brackets.length > 1 && decided.groups.length > 0) {
    const main = findBracketAboveOthers(stages, decided.groups);
    if (main !== null) decided = decide(main);
  }
  const { decidedBy, isOver, groups } = decided;
  const explained = explainHoles(stages.brackets, matches, isOver);
  return restore({
    tournament,
    seen: received,
    matches,
    brackets: explained,
    groups,
    issues: [
      ...(basis.heldFrom === null ? [] : [createHeldIssue(basis.heldFrom)]),
      ...checked.issues,
      ...matches.flatMap(createStartAheadIssues),
      ...[...duplicates].map(([match, counted]) => createDuplicateIssue(match, counted)),
      ...seen.filter(({ match }) => playsItself(match)).map(createSelfMatchIssue),
      ...[...groups, ...brackets].flatMap(({ issues }) => issues),
    ],
    ...deriveTournamentCoverage(
      {
        matches,
        reconstructions,
        groups,
        start: tournament.start,
        decidedBy,
        isOver,
        hasLaterStage,
      },
      gaps,
    ),
    decidedBy,
    rankings: deriveRankings({
      matches,
      brackets: stages.brackets.map((stage, index) => ({
        bracket: must(explained[index], "every bracket is explained"),
        groupId: null,
        parts: stage.parts,
        nextOf: stage.nextOf,
      })),
      groups,
      decidedBy,
      isOver,
      missesPast: gaps.past,
    }),
    basis,
    validUntil: earliest([
      marked.validUntil,
      decided.endValidUntil,
      ...matches.map(({ status }) => status.validUntil),
      ...reconstructions.map(({ validUntil }) => validUntil),
    ]),
  });
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

function createDuplicateIssue(match: SiteKey, counted: SiteKey): Issue {
  const message = `Matches ${counted} and ${match} are the same match, listed twice: only the first one counts.`;
  return { match, code: "listed-twice", message };
}

/** Returns an issue if a match is in the ended list although its start is still to come. */
function createStartAheadIssues({ match: { key }, status }: DerivedMatch): readonly Issue[] {
  if (status.by !== "start-ahead") return [];
  const message = `The service lists match ${key} as ongoing or ended, but its start is still to come and it has no score: it counts as upcoming.`;
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

function deriveOtherMatches(
  seen: readonly SeenMatch[],
  context: DeriveContext,
): readonly DerivedMatch[] {
  return seen
    .filter(({ match }) => match.bracketId === null && match.groupId === null)
    .toSorted((a, b) => compareIds(a.match.id, b.match.id))
    .map((one) => {
      const result = deriveMatchResult(one, null, scoresCountGames([one.match]), context);
      const position = positionWithoutFeeders(one.match, null, null);
      return deriveMatch(one, result, position, context.listedAt);
    });
}

/** Returns A, B, …, Z, AA, AB, … for 0, 1, …, 25, 26, 27, … */
function letters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

function earliest(moments: readonly (Instant | null)[]): Instant | null {
  return moments.reduce(
    (first, moment) => (first === null || (moment !== null && moment < first) ? moment : first),
    null,
  );
}
