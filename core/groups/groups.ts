import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, resultOf } from "#core/match/appearance.ts";
import { ALL_SEEN, type ListGaps } from "#core/model/coverage.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import { expectedMatches, groupKind, isPathStage } from "./group-kind.ts";
import { type GroupNumber, numberGroups } from "./group-numbers.ts";
import type { Group, GroupKind, RankingRule } from "#core/model/group.ts";
import type { Issue } from "#core/model/match.ts";
import { byPlay } from "#core/match/play-order.ts";
import { findFullRoundRobin, provenMatches } from "./proven-matches.ts";
import { defaultRule, NO_RULE } from "./ranking-rule.ts";
import { standings } from "./standings.ts";
import { findAdvancement, type AdvancedTo } from "./find-advancement.ts";

/**
 * The groups of a tournament with their tables, by number.
 *
 * @param matches Every match of the tournament, brackets included: who went on is known only where a
 *   contestant of a group stands in a bracket.
 * @param facts Names and points rules that staff wrote down.
 * @param gaps What the service's lists may hide of the tournament.
 */
export function deriveGroups(
  matches: readonly DerivedMatch[],
  facts: Annotations,
  gaps: ListGaps,
): readonly Group[] {
  const inGroups = matches.filter(({ match }) => match.groupId !== null).toSorted(byPlay);
  if (inGroups.length === 0) return [];
  const byId = groupBy(inGroups, ({ match }) => match.groupId);
  const numbers = [...numberGroups(matches.map(({ match }) => match)).values()];
  const matchesOf = ({ id }: GroupNumber): readonly DerivedMatch[] =>
    must(byId.get(id), "a numbered group has matches");
  const rule = defaultRule(inGroups);
  const wentTo = findAdvancement(matches);
  return [...groupBy(numbers, ({ stage }) => stage).values()].flatMap((stage) => {
    const inPathStage = isPathStage(stage.map(matchesOf));
    const full = stage.flatMap((group) => findFullRoundRobin(matchesOf(group)) ?? []);
    return stage.map((group) => {
      const own = matchesOf(group);
      const kind = groupKind(own, inPathStage);
      const key = `${must(own[0], "a numbered group has matches").match.site}/${group.id}`;
      const stated = facts.valueOf("points-rule", key);
      const inForce = kind === "round-robin" ? (stated ?? rule) : NO_RULE;
      return {
        ...groupOf(group, own, kind, inForce, wentTo),
        ...coverageOf(own, provenMatches(kind, own, full), gaps),
        name: facts.valueOf("group-name", key),
        isRuleKnown: inForce === stated,
      };
    });
  });
}

function groupOf(
  { id, stage, number }: GroupNumber,
  matches: readonly DerivedMatch[],
  kind: GroupKind,
  rule: RankingRule,
  wentTo: AdvancedTo,
): Omit<Group, "name" | "isRuleKnown" | "expected" | "coverage"> {
  const { site, tournament } = must(matches[0], "a group has a match").match;
  const appearances = appearancesOf(matches);
  const table = standings(appearances, kind, rule, wentTo);
  const expected = expectedMatches(kind, matches, table.length);
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
    standings: table,
    matches: matches.map(({ match }) => match.key),
    seen: playable.length,
    complete: playable.length >= (expected ?? 1) && playable.every(isClosed),
    issues: [...undecided(appearances), ...tooMany(matches, table.length)],
  };
}

/** Without a proven number, only the lists' limits say that some may be missing. */
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

/** Over, or never to be played. */
function isClosed({ status, unresolved }: DerivedMatch): boolean {
  return status.state === "ended" || unresolved !== null;
}

/** Ended matches that count for nobody, since nobody can say who won. */
function undecided(appearances: readonly Appearance[]): readonly Issue[] {
  return appearances
    .filter((one) => one.index === 0 && isOver(one) && resultOf(one) === null)
    .map(({ derived }) => ({
      match: derived.match.key,
      code: "group-match-undecided",
      message: "It ended without a winner that can be told: the table leaves it out.",
    }));
}

function isOver({ derived: { match, status } }: Appearance): boolean {
  return match.entries.length > 1 && status.state === "ended" && status.by !== "bye";
}

/** A group cannot hold more contestants than its matches say. */
function tooMany(matches: readonly DerivedMatch[], contestants: number): readonly Issue[] {
  const stated = Math.max(...matches.map(({ match }) => match.roundOf ?? Infinity));
  if (contestants <= stated) return [];
  const message = `Its matches say ${stated} contestants, but ${contestants} stand in it.`;
  return [{ match: null, code: "group-too-large", message }];
}
