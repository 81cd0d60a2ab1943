import type { PageMessages } from "#core/i18n/en/index.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { countProgress } from "#core/match/progress.ts";
import { formatHalves } from "#core/i18n/format-score.ts";
import type { Messages } from "#core/i18n/en/pages.ts";

export interface GroupRuleText {
  /** How many contestants advance; "" if it is not known. */
  readonly advancing: string;
  /** Values that the contestants are ranked by. */
  readonly ranking: string;
}

/** Describes how many contestants of a group advance, and what they are ranked by. */
export function describeGroupRule(
  group: GroupView,
  messages: PageMessages["standings"],
): GroupRuleText {
  return {
    advancing: describeAdvancing(group, messages),
    ranking: [describeRanking(group, messages), ...describeNotes(group, messages)].join(" "),
  };
}

/** Describes the rule of most groups of a stage, with the range of the numbers that advance. */
export function describeStageRule(
  groups: readonly GroupView[],
  messages: PageMessages["standings"],
): GroupRuleText {
  const texts = groups.map((group) => describeGroupRule(group, messages));
  const counts = groups.flatMap(({ advancing }) => advancing ?? []);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return {
    advancing:
      fewest < most
        ? messages.scenarios.advance(`${fewest}–${most}`)
        : findMostFrequent(texts.map(({ advancing }) => advancing).filter(Boolean)),
    ranking: findMostFrequent(texts.map(({ ranking }) => ranking)),
  };
}

function findMostFrequent(texts: readonly string[]): string {
  const countOf = (text: string): number => texts.filter((other) => other === text).length;
  return texts.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? "";
}

function describeAdvancing(
  { advancing, scenarios }: GroupView,
  messages: PageMessages["standings"],
): string {
  if (advancing === null) return "";
  const rounds = scenarios?.rounds ?? null;
  const number = messages.scenarios.advance(advancing);
  return rounds === null ? number : `${number} ${messages.scenarios.rounds(rounds)}`;
}

function describeRanking(group: GroupView, messages: PageMessages["standings"]): string {
  const breakers = getTieBreakers(group, messages);
  const parts = [describeOrder(group, messages)];
  if (group.rule.carry !== undefined) parts.push(messages.carries[group.rule.carry]);
  if (breakers.length > 0) parts.push(messages.afterwards(breakers));
  return `${parts.join(", ")}.`;
}

function describeNotes(
  { isRuleKnown, scoreOrder, standings }: GroupView,
  messages: PageMessages["standings"],
): readonly string[] {
  const hasDropped = standings.some(({ results }) => results.some(({ counts }) => !counts));
  return [
    ...(isRuleKnown || scoreOrder === "unknown" ? [] : [messages.assumed]),
    ...(standings.some((row) => row.ignoredDeduction > 0) ? [messages.ignoresDeductions] : []),
    ...(hasDropped ? [messages.byPlacement.dropped] : []),
  ];
}

function getTieBreakers(
  { kind, complete, placementPoints, rule }: GroupView,
  messages: PageMessages["standings"],
): readonly string[] {
  const { ties, kills } = messages.byPlacement;
  if (placementPoints !== null) return placementPoints.perKill > 0 ? [ties, kills] : [ties];
  // Once all have played equally often, fewer losses separate no contestants.
  const byLosses = kind === "swiss" || (kind === "round-robin" && rule.points === null);
  const hasFewerLosses = byLosses && !complete;
  return [
    ...(hasFewerLosses ? [messages.tieBreakers.fewerLosses] : []),
    ...rule.tieBreakers.map((breaker) => messages.tieBreakers[breaker]),
  ];
}

function describeOrder(
  { kind, rule, placementPoints, standings, scoreOrder }: GroupView,
  messages: PageMessages["standings"],
): string {
  const { byPlacement } = messages;
  if (scoreOrder === "unknown") return messages.scoreOrderUnknown;
  const isReduced = standings.some(({ deduction }) => deduction > 0);
  if (kind === "path") return messages.byPath;
  if (placementPoints !== null) {
    const { placements, perKill, bestOf } = placementPoints;
    return [
      byPlacement.points(placements.map(formatHalves).join(" ")),
      ...(perKill > 0 ? [byPlacement.perKill(formatHalves(perKill))] : []),
      ...(isReduced ? [byPlacement.minus] : []),
      ...(bestOf === null ? [] : [byPlacement.bestOf(bestOf)]),
    ].join(", ");
  }
  if (scoreOrder === "lowest") return messages.byLowest;
  if (kind === "ranked") return messages.byRank;
  const { points } = rule;
  if (points === null) return messages.byWins;
  const { win, draw, loss, lastGame } = points;
  return [
    messages.byPoints(formatHalves(win), formatHalves(draw), formatHalves(loss)),
    ...(lastGame
      ? [messages.byLastGame(formatHalves(lastGame.win), formatHalves(lastGame.loss))]
      : []),
    ...(isReduced ? [byPlacement.minus] : []),
  ].join(", ");
}

/** Describes how much of the groups has been played. The total is left out if it is not known. */
export function describeGroupProgress(
  groups: readonly GroupView[],
  matches: readonly MatchView[],
  messages: {
    readonly standings: PageMessages["standings"];
    readonly tournament: Messages["tournament"];
  },
): string {
  const { standings, tournament } = messages;
  if (groups.every(({ complete }) => complete)) return standings.sheet.ended;
  const expected = groups.flatMap((group) => group.expected ?? []);
  const isKnown = expected.length === groups.length;
  const total = expected.reduce((sum, count) => sum + count, 0);
  return tournament.ended(countProgress(matches).ended, isKnown ? total : null);
}

/** Describes how many advance from each group; "" if it is not known or differs. */
export function describeSharedAdvance(
  groups: readonly GroupView[],
  { scenarios }: PageMessages["standings"],
): string {
  const [count = null, ...others] = new Set(groups.map(({ advancing }) => advancing));
  return count === null || others.length > 0 ? "" : scenarios.advance(count);
}
