import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, findContestantResult } from "#core/match/appearance.ts";
import { ALL_SEEN, type ListGaps } from "#core/model/coverage.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import { expectedMatches, groupKind, isGslStage } from "./group-kind.ts";
import { type GroupNumber, numberGroups } from "./group-numbers.ts";
import type { Group, GroupKind, RankingRule } from "#core/model/group.ts";
import type { Issue } from "#core/model/match.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";
import { findFullRoundRobin, countProvenGroupMatches } from "./proven-matches.ts";
import { defaultRule, NO_RULE } from "./ranking-rule.ts";
import { deriveStandings } from "./standings.ts";
import { findFirstBracketPlaces, type FirstBracketPlaces } from "./find-first-bracket-places.ts";

/**
 * Derives the groups of a tournament with their standings, by number.
 *
 * @param matches All matches of the tournament. Bracket matches show which contestants advanced.
 * @param annotations Names and points rules entered by staff.
 * @param gaps Which matches of the tournament the service's lists may hide.
 */
export function deriveGroups(
  matches: readonly DerivedMatch[],
  annotations: Annotations,
  gaps: ListGaps,
): readonly Group[] {
  const inGroups = matches.filter(({ match }) => match.groupId !== null).toSorted(comparePlayOrder);
  if (inGroups.length === 0) return [];
  const byId = groupBy(inGroups, ({ match }) => match.groupId);
  const numbers = [...numberGroups(matches.map(({ match }) => match)).values()];
  const matchesOf = ({ id }: GroupNumber): readonly DerivedMatch[] =>
    must(byId.get(id), "a numbered group has matches");
  const rule = defaultRule(inGroups);
  const wentTo = findFirstBracketPlaces(matches);
  return [...groupBy(numbers, ({ stage }) => stage).values()].flatMap((stage) => {
    const inPathStage = isGslStage(stage.map(matchesOf));
    const full = stage.flatMap((group) => findFullRoundRobin(matchesOf(group)) ?? []);
    return stage.map((group) => {
      const own = matchesOf(group);
      const kind = groupKind(own, inPathStage);
      const key = `${must(own[0], "a numbered group has matches").match.site}/${group.id}`;
      const stated = annotations.valueOf("points-rule", key);
      const appliedRule = kind === "round-robin" ? (stated ?? rule) : NO_RULE;
      return {
        ...groupOf(group, own, kind, appliedRule, wentTo),
        ...coverageOf(own, countProvenGroupMatches(kind, own, full), gaps),
        name: annotations.valueOf("group-name", key),
        isRuleKnown: appliedRule === stated,
      };
    });
  });
}

function groupOf(
  { id, stage, number }: GroupNumber,
  matches: readonly DerivedMatch[],
  kind: GroupKind,
  rule: RankingRule,
  wentTo: FirstBracketPlaces,
): Omit<Group, "name" | "isRuleKnown" | "expected" | "coverage"> {
  const { site, tournament } = must(matches[0], "a group has a match").match;
  const appearances = appearancesOf(matches);
  const groupStandings = deriveStandings(appearances, kind, rule, wentTo);
  const expected = expectedMatches(kind, matches, groupStandings.length);
  const playable = matches.filter(({ status }) => status.by !== "bye");
  return {
    key: `${site}/${id}`,
    site,
    id,
    tournament: tournament.key,
    number,
    stage,
    kind,
    rule,
    standings: groupStandings,
    matches: matches.map(({ match }) => match.key),
    seen: playable.length,
    complete: playable.length >= (expected ?? 1) && playable.every(isClosed),
    issues: [...undecided(appearances), ...tooMany(matches, groupStandings.length)],
  };
}

/** Returns the coverage. Without a proven number it depends on the limits of the lists only. */
function coverageOf(
  matches: readonly DerivedMatch[],
  expected: number | null,
  gaps: ListGaps,
): Pick<Group, "expected" | "coverage"> {
  if (expected === null) {
    return { expected, coverage: { partial: gaps.past || gaps.future, unseen: null } };
  }
  const unseen = expected - matches.filter(({ status }) => status.by !== "bye").length;
  return { expected, coverage: unseen > 0 ? { partial: true, unseen } : ALL_SEEN };
}

/** Returns whether a match ended or will not be played. */
function isClosed({ status, unresolved }: DerivedMatch): boolean {
  return status.state === "ended" || unresolved !== null;
}

/** Returns issues for ended matches that the standings leave out, without a known winner. */
function undecided(appearances: readonly Appearance[]): readonly Issue[] {
  return appearances
    .filter((one) => one.index === 0 && hasEnded(one) && findContestantResult(one) === null)
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
function tooMany(matches: readonly DerivedMatch[], contestants: number): readonly Issue[] {
  const stated = Math.max(...matches.map(({ match }) => match.roundOf ?? Infinity));
  if (contestants <= stated) return [];
  const message = `The group's matches state ${stated} contestants, but it has ${contestants}.`;
  return [{ match: null, code: "group-too-large", message }];
}
