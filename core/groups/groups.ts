import type { Annotations } from "#core/desk/annotations.ts";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import {
  type Appearance,
  appearancesOf,
  findContestantResult,
  isPlayedWithoutResult,
} from "#core/match/appearance.ts";
import { hasScore, playsItself } from "#core/match/outcome.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group, GroupKind, RankingRule } from "#core/model/group.ts";
import type { Issue, Match } from "#core/model/match.ts";
import { findFirstBracketPlaces, type FirstBracketPlaces } from "./find-first-bracket-places.ts";
import {
  type CompletenessInput,
  createCompletenessOf,
  type GroupCompleteness,
} from "./group-completeness.ts";
import { groupKind, isGslStage } from "./group-kind.ts";
import { type GroupNumber, numberGroups } from "./group-numbers.ts";
import { findNewNames } from "./new-names.ts";
import { findPlacementRule } from "./placement-points.ts";
import { appearancesIn, listCarried, listPossiblyCarried } from "./carried-matches.ts";
import { findMissingMatches, hasArbitraryPairs, type MissingMatches } from "./missing-matches.ts";
import { findFullRoundRobin } from "./proven-matches.ts";
import { defaultRule, HALF_POINTS_RULE, listUsualPoints, NO_RULE } from "./ranking-rule.ts";
import { findGroupsScoredInPoints } from "./score-points.ts";
import type { RankingInput } from "./rank-by-rule.ts";
import { deriveStandings } from "./standings.ts";
import { findSwissRounds } from "./swiss-rounds.ts";
import { listTieOrders } from "./tie-order.ts";

export interface GroupsInput extends CompletenessInput {
  /** Names, rules and orders of ties entered by staff. */
  readonly annotations: Annotations;
}

/**
 * Derives the groups with their standings, by number, from all matches of a tournament: those of
 * brackets show which contestants advanced.
 */
export function deriveGroups(
  matches: readonly DerivedMatch[],
  input: GroupsInput,
): readonly Group[] {
  const inGroups = matches
    .filter(({ match, duplicateOf }) => match.groupId !== null && duplicateOf === undefined)
    // One that is open may still be corrected, so the group is not known.
    .filter(({ match, status }) => status.state !== "ended" || !playsItself(match))
    .toSorted(comparePlayOrder);
  if (inGroups.length === 0) return [];
  const byId = groupBy(inGroups, ({ match }) => match.groupId);
  const numbers = [...numberGroups(matches.map(({ match }) => match)).values()].filter(({ id }) =>
    byId.has(id),
  );
  const matchesOf = ({ id }: GroupNumber): readonly DerivedMatch[] =>
    must(byId.get(id), "a numbered group has matches");
  const rule = defaultRule(inGroups);
  const usual = listUsualPoints(inGroups);
  const inPoints = findGroupsScoredInPoints(inGroups.map(({ match }) => match));
  const wentTo = findFirstBracketPlaces(matches);
  const stages = [...groupBy(numbers, ({ stage }) => stage).values()];
  const completenessOf = createCompletenessOf(matches, input);
  return stages.flatMap((stage, index) => {
    const earlier = stages.slice(0, index).flat().map(matchesOf);
    const inPathStage = isGslStage(stage.map(matchesOf));
    const full = stage.flatMap((group) => findFullRoundRobin(matchesOf(group)) ?? []);
    return stage.map((group) => {
      const own = matchesOf(group);
      const rounds = inPathStage ? null : findSwissRounds(own, input.isOver);
      const kind = groupKind(own, inPathStage, rounds !== null);
      const { site, scoreOrder, tournament } = must(own[0], "a numbered group has matches").match;
      const key = `${site}/${group.id}`;
      const hasPointsRule = kind === "round-robin" || kind === "swiss";
      const stated = input.annotations.valueOf("points-rule", key);
      const scoresArePoints = stated === null && inPoints.has(group.id);
      const assumed = assumedRule(kind, scoresArePoints ? HALF_POINTS_RULE : rule, scoreOrder);
      const appliedRule = hasPointsRule ? (stated ?? assumed) : NO_RULE;
      const isOrderStated =
        kind === "ranked" && input.annotations.valueOf("score-order", tournament.key) !== null;
      const possible = stated === null && hasPointsRule ? listPossiblyCarried(own, earlier) : [];
      const carried = listCarried(own, earlier, stated?.carry);
      const missing = kind === "round-robin" ? findMissing(own, possible) : null;
      const isArbitrary = missing !== null && hasArbitraryPairs(missing);
      const hasNewName = hasPointsRule && findNewNames(own).length > 0;
      const format = { kind, full, isArbitrary, hasNewName };
      const completeness = completenessOf(group, own, format);
      const { complete: isComplete, closed } = completeness;
      const tieOrders = closed ? listTieOrders(input.annotations, key) : [];
      const placement = kind === "ranked" ? findPlacementRule(input.annotations, key) : null;
      const ranking = {
        kind,
        rule: appliedRule,
        usualPoints: stated === null && hasPointsRule ? usual : [],
        placement,
        scoreOrder: kind === "ranked" ? scoreOrderOf(own) : undefined,
        scoresArePoints,
        missing,
        isComplete,
        tieOrders,
      };
      return {
        ...groupOf(group, own, ranking, wentTo, { carried, possible }),
        ...completeness,
        name: input.annotations.valueOf("group-name", key),
        isRuleKnown: placement !== null || appliedRule === stated || isOrderStated,
        rounds: rounds?.map((round) => round.map(({ match }) => match.key)) ?? null,
      };
    });
  });
}

/** Matches of earlier stages that count in a group, and lists of those that may count as well. */
interface Carried {
  readonly carried: readonly DerivedMatch[];
  readonly possible: readonly (readonly DerivedMatch[])[];
}

/** Returns the missing matches. Pairs that met in an earlier stage may not meet again. */
function findMissing(
  own: readonly DerivedMatch[],
  possible: Carried["possible"],
): MissingMatches | null {
  const missing = findMissingMatches(own);
  const completes = (carried: readonly DerivedMatch[]): boolean =>
    findMissingMatches([...carried, ...own]) === null;
  return missing === null || possible.some(completes) ? null : missing;
}

/**
 * Returns the assumed rule of a group. Swiss events differ in their tie-breakers: none is assumed,
 * nor where the highest score is not best.
 */
function assumedRule(
  kind: GroupKind,
  rule: RankingRule,
  scoreOrder: Match["scoreOrder"],
): RankingRule {
  return kind === "swiss" || scoreOrder !== undefined ? { ...rule, tieBreakers: [] } : rule;
}

/** Returns which score is best in a group; `undefined` if no score counts, as in races by time. */
function scoreOrderOf(matches: readonly DerivedMatch[]): Match["scoreOrder"] {
  const hasScores = matches.some(({ match }) => match.entries.some(({ score }) => score));
  return hasScores ? matches[0]?.match.scoreOrder : undefined;
}

function groupOf(
  { id, stage, number }: GroupNumber,
  matches: readonly DerivedMatch[],
  input: RankingInput,
  wentTo: FirstBracketPlaces,
  { carried, possible }: Carried,
): Omit<Group, "name" | "isRuleKnown" | "rounds" | keyof GroupCompleteness> {
  const { site, tournament } = must(matches[0], "a group has a match").match;
  const appearances = appearancesOf(matches);
  const groupStandings = deriveStandings(
    [...appearancesIn(matches, carried), ...appearances],
    input,
    wentTo,
    possible.map((one) => appearancesIn(matches, one)),
  );
  return {
    key: `${site}/${id}`,
    site,
    id,
    tournament: tournament.key,
    number,
    stage,
    kind: input.kind,
    rule: input.rule,
    placementPoints: input.placement,
    scoresArePoints: input.scoresArePoints,
    ...(input.scoreOrder !== undefined && { scoreOrder: input.scoreOrder }),
    standings: groupStandings,
    matches: matches.map(({ match }) => match.key),
    carried: [carried, ...possible].map((one) => one.map(({ match }) => match.key)),
    issues: [
      ...undecided(appearances, input.scoresArePoints),
      ...tooMany(appearances, groupStandings.length),
    ],
  };
}

/** Returns issues for ended matches that the standings leave out, without a known winner. */
function undecided(appearances: readonly Appearance[], scoresArePoints: boolean): readonly Issue[] {
  return appearances
    .filter((one) => one.index === 0 && hasEnded(one) && findContestantResult(one) === null)
    .filter((one) => !isPlayedWithoutResult(one))
    .filter(({ derived }) => !scoresArePoints || hasScore(derived.match))
    .map(({ derived }) => ({
      match: derived.match.key,
      code: "group-match-undecided",
      message: "This match ended without a known winner: the standings leave it out.",
    }));
}

function hasEnded({ derived: { match, status } }: Appearance): boolean {
  return match.entries.length > 1 && status.state === "ended" && status.by !== "bye";
}

/** Returns an issue if a group has more contestants than its matches state. */
function tooMany(appearances: readonly Appearance[], contestants: number): readonly Issue[] {
  const stated = Math.max(...appearances.map(({ derived }) => derived.match.roundOf ?? Infinity));
  if (contestants <= stated) return [];
  const message = `The group's matches state ${stated} contestants, but it has ${contestants}.`;
  return [{ match: null, code: "group-too-large", message }];
}
