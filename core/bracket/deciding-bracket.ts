import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { type Appearance, appearancesOf, findContestantResult } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";
import type { Bracket } from "#core/model/bracket.ts";

/** One bracket or group of a tournament, and each contestant's matches in it. */
interface Stage {
  /** `null` for a group. */
  readonly bracket: Bracket | null;
  /** Each contestant's matches in the stage, in order of play. */
  readonly parts: ReadonlyMap<ContestantKey, readonly Appearance[]>;
}

/**
 * Finds the bracket whose final decides the whole tournament: the only one, or the last stage that
 * every other bracket and group feeds, directly or through another.
 *
 * @param matches All of the tournament.
 * @returns Key of the bracket; `null` if no single final is proven to decide the tournament.
 */
export function findDecidingBracket(
  matches: readonly DerivedMatch[],
  brackets: readonly Bracket[],
): SiteKey | null {
  const [only, ...others] = brackets;
  if (only === undefined) return null;
  if (others.length === 0) return isFedByGroups(only, matches) ? only.key : null;
  const inOrder = matches.toSorted(comparePlayOrder);
  const groups = groupStages(inOrder);
  const stages = brackets.map((bracket) => bracketStage(bracket, inOrder));
  const all = [...stages, ...groups];
  const deciding = stages.flatMap((stage) => (decidesAll(stage, all) ? stage.bracket.key : []));
  return singleOrNull(deciding);
}

/** Returns whether a contestant of any group plays in the only bracket, or there are no groups. */
function isFedByGroups(only: Bracket, matches: readonly DerivedMatch[]): boolean {
  const inGroups = matches.filter(({ match }) => match.groupId !== null);
  if (inGroups.length === 0) return true;
  const { parts } = bracketStage(only, matches);
  return inGroups.some(({ match }) => match.entries.some(({ key }) => parts.has(key)));
}

/** Returns whether all contestants of `last` come from other stages, and all stages lead to it. */
function decidesAll(last: Stage, stages: readonly Stage[]): boolean {
  const others = stages.filter((stage) => stage !== last);
  const direct = others.filter((stage) => feeds(stage, last));
  if (direct.length === 0 || others.some((stage) => feeds(last, stage))) return false;
  const fed = [...last.parts.keys()].every((key) => direct.some(({ parts }) => parts.has(key)));
  if (!fed) return false;
  const leading = new Set<Stage>([last]);
  for (let before = 0; before < leading.size;) {
    before = leading.size;
    for (const stage of others) {
      if ([...leading].some((next) => feeds(stage, next))) leading.add(stage);
    }
  }
  return leading.size === stages.length;
}

/**
 * Returns whether contestants advance from one stage to another. From a group: any contestant plays
 * in both. From a bracket: everyone who won their last match there plays in the next stage, and
 * those who play in both are at most half of the contestants and start no match of the next stage
 * earlier.
 */
function feeds(from: Stage, to: Stage): boolean {
  if (from === to || to.bracket === null) return false;
  const shared = sharedBy(from, to);
  if (shared.length === 0) return false;
  if (from.bracket === null) return true;
  if (2 * shared.length > from.parts.size) return false;
  const advancing = [...from.parts].filter(([, parts]) => wonLast(parts)).map(([key]) => key);
  return (
    advancing.length > 0 &&
    advancing.every((key) => to.parts.has(key)) &&
    shared.every((key) => startsOf(from, key, Math.max) <= startsOf(to, key, Math.min))
  );
}

function sharedBy(from: Stage, to: Stage): readonly ContestantKey[] {
  return [...from.parts.keys()].filter((key) => to.parts.has(key));
}

function wonLast(parts: readonly Appearance[]): boolean {
  return parts
    .slice(-1)
    .some((last) => last.derived.status.by === "bye" || findContestantResult(last) === "won");
}

/**
 * Returns the first (`Math.min`) or last (`Math.max`) start of a contestant's matches in a stage.
 */
function startsOf(
  { parts }: Stage,
  key: ContestantKey,
  pick: (...starts: readonly number[]) => number,
): number {
  const own = must(parts.get(key), "a shared contestant is in both stages");
  const starts = own.map(({ derived }) => derived.match.start);
  return pick(...starts.filter((start) => start !== null));
}

function bracketStage(bracket: Bracket, matches: readonly DerivedMatch[]) {
  const own = matches.filter(({ match }) => bracket.ids.includes(match.bracketId ?? ""));
  return { bracket, parts: groupBy(appearancesOf(own), ({ entry }) => entry.key) };
}

function groupStages(matches: readonly DerivedMatch[]): readonly Stage[] {
  const inGroups = matches.filter(({ match }) => match.groupId !== null);
  const byId = groupBy(inGroups, ({ match }) => match.groupId);
  return Array.from(byId.values(), (own) => ({
    bracket: null,
    parts: groupBy(appearancesOf(own), ({ entry }) => entry.key),
  }));
}
