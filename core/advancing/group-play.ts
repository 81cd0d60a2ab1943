import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import {
  appearancesOf,
  countedScoreOf,
  findContestantResult,
  opponentOf,
  tallyOf,
} from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { type ResultPoints, WIN_ALONE } from "#core/groups/ranking-rule.ts";
import { pointsOf } from "#core/groups/tie-breakers.ts";
import type { Group } from "#core/model/group.ts";
import type { MatchResultId } from "#core/model/scenarios.ts";
import { commonBestOf, type OpenPair } from "./open-matches.ts";
import { at, createPairGains, type PairGain, type Race, type RaceMatch } from "./race.ts";

/** Points are counted in thousandths, so that sums of fractions are exact. */
export const POINT = 1000;

/** A match of a group between two of its contestants, by index. */
export interface PlayedPair {
  readonly a: number;
  readonly b: number;
  readonly result: MatchResultId;
  /** Without disqualifications, which count as 0. */
  readonly scores: readonly [number, number];
}

/** An open match with its possible results, of which `gains` contains the points. */
export interface OpenPlay extends RaceMatch {
  readonly pair: OpenPair;
  readonly results: readonly MatchResultId[];
}

/** A group as scenarios need it. Contestants are indexes into the standings. */
export interface GroupPlay {
  readonly group: Group;
  /** Points for a win, a draw and a loss; see `POINT`. */
  readonly gain: ResultPoints;
  /** Points so far. */
  readonly points: readonly number[];
  readonly open: readonly OpenPlay[];
  /** Rounds of a Swiss group of which no match of the contestant is known; else 0 for all. */
  readonly unlisted: readonly number[];
  /** Possible points of a contestant in such a round. */
  readonly unlistedGains: readonly number[];
  /** Ended matches with a result. */
  readonly played: readonly PlayedPair[];
  /** True if a bye was listed: contestants may then have unequal numbers of matches. */
  readonly hasByes: boolean;
}

/** Rules that a group may have if staff entered none. */
interface PossibleRules {
  /** Points of the usual rules. */
  readonly usualPoints: readonly ResultPoints[];
  /** Matches of earlier stages that count, one list per rule. */
  readonly carried: readonly (readonly DerivedMatch[])[];
}

/** The open matches of a group, and the rounds that are not listed. */
type OpenPlayInput = Pick<GroupPlay, "unlisted"> & { readonly open: readonly OpenPair[] };

/**
 * Creates the plays of a group from its matches: one, or one for each usual rule if its rule is
 * assumed and draws make a difference between them (docs/domain.md#usual-rules). None if a worse
 * result may give more points, or if the rule may change.
 */
export function createGroupPlays(
  group: Group,
  own: readonly DerivedMatch[],
  { open, unlisted }: OpenPlayInput,
  canBeDraw: (pair: Pick<OpenPair, "bestOf">) => boolean,
  { usualPoints, carried }: PossibleRules,
): readonly GroupPlay[] {
  const mayDraw = unlisted.some((count) => count > 0) && canBeDraw({ bestOf: commonBestOf(own) });
  const isRuleKnown = group.isRuleKnown || group.scoresArePoints;
  // Leagues of an even best-of differ in the points for a win and a draw.
  if (!isRuleKnown && own.some(hasEvenBestOf)) return [];
  // The first bye with points may change an assumed rule, and with draws the order too.
  if (mayDraw && !isRuleKnown && mostByePoints(group) === 0) return [];
  const hasDraws =
    mayDraw ||
    open.some(canBeDraw) ||
    group.standings.some(({ drawn }) => drawn > 0) ||
    carried.some((earlier) => earlier.some(({ outcome }) => outcome.draw));
  const assumed = [group.rule.points ?? WIN_ALONE];
  const usual = hasDraws
    ? usualPoints
    : [...assumed, ...usualPoints.filter(({ lastGame }) => lastGame !== undefined)];
  const rules = isRuleKnown ? assumed : usual;
  if (rules.some(mayGiveMoreForLess)) return [];
  const indexes = new Map(group.standings.map(({ contestant }, index) => [contestant.key, index]));
  const indexOf = (key: string): number => must(indexes.get(key), "it is in the standings");
  const byes = mostByePoints(group);
  const base = {
    group,
    unlisted,
    played: findPlayed(own, indexOf),
    hasByes: own.some(({ status }) => status.by === "bye"),
  };
  return rules.flatMap((rule) => {
    const gain = scalePoints(rule);
    return carried.map((earlier) =>
      Object.assign({}, base, {
        gain,
        points: pointsBefore(group, [...own, ...earlier], rule),
        open: createOpenPlays(open, gain, canBeDraw, indexOf),
        unlistedGains: [gain.win, ...(mayDraw ? [gain.draw] : []), gain.loss, 0, byes],
      }),
    );
  });
}

/** Returns whether a worse result gives more points than a better one. */
function mayGiveMoreForLess({ win, draw, loss, lastGame = { win, loss } }: ResultPoints): boolean {
  const inOrder = [win, lastGame.win, lastGame.loss, loss];
  return (
    win < draw || draw < loss || inOrder.some((one, index) => one < (inOrder[index + 1] ?? one))
  );
}

function scalePoints({ win, draw, loss, lastGame }: ResultPoints): ResultPoints {
  const scaled = { win: scale(win), draw: scale(draw), loss: scale(loss) };
  if (lastGame === undefined) return scaled;
  return { ...scaled, lastGame: { win: scale(lastGame.win), loss: scale(lastGame.loss) } };
}

function scale(points: number): number {
  return Math.round(points * POINT);
}

/** Returns the points of each contestant so far. */
function pointsBefore(
  { standings, scoresArePoints }: Group,
  counted: readonly DerivedMatch[],
  points: ResultPoints,
): readonly number[] {
  const parts = groupBy(appearancesOf(counted), ({ entry }) => entry.key);
  return standings.map(({ contestant, byePoints, deduction }) => {
    const appearances = parts.get(contestant.key) ?? [];
    const tally = tallyOf(appearances);
    const played = scoresArePoints
      ? tally.scoreFor
      : pointsOf({ appearances, tally }, { points, tieBreakers: [] });
    return scale(played) + scale(byePoints - deduction);
  });
}

function createOpenPlays(
  open: readonly OpenPair[],
  gain: ResultPoints,
  canBeDraw: (pair: Pick<OpenPair, "bestOf">) => boolean,
  indexOf: (key: string) => number,
): readonly OpenPlay[] {
  const win: PairGain = [gain.win, gain.loss];
  const loss: PairGain = [gain.loss, gain.win];
  const { lastGame } = gain;
  if (lastGame !== undefined) {
    const close: PairGain = [lastGame.win, lastGame.loss];
    const gains = createPairGains([win, close, [close[1], close[0]], loss]);
    const results = ["first", "first", "second", "second"] as const;
    return open.map((pair) => {
      return { a: indexOf(pair.keys[0]), b: indexOf(pair.keys[1]), pair, results, ...gains };
    });
  }
  const winOrLoss = createPairGains([win, loss]);
  const withDraw = createPairGains([win, [gain.draw, gain.draw], loss]);
  return open.map((pair): OpenPlay => {
    const [a, b] = [indexOf(pair.keys[0]), indexOf(pair.keys[1])];
    return canBeDraw(pair)
      ? Object.assign({ a, b, pair, results: ["first", "draw", "second"] as const }, withDraw)
      : Object.assign({ a, b, pair, results: ["first", "second"] as const }, winOrLoss);
  });
}

function hasEvenBestOf({ match: { bestOf } }: DerivedMatch): boolean {
  return bestOf !== null && bestOf > 0 && bestOf % 2 === 0;
}

/**
 * Returns the most points that a contestant has from byes: at least those of one, if any had points,
 * because a bye may give more than a win.
 */
function mostByePoints({ standings }: Group): number {
  return Math.max(0, ...standings.map(({ byePoints }) => Math.round(byePoints * POINT)));
}

/** Results of open matches, by their index. */
export type OpenResults = ReadonlyMap<number, MatchResultId>;

export function raceAfter({ points, open }: GroupPlay, chosen: OpenResults): Race {
  const after = [...points];
  open.forEach(({ a, b, results, gains }, index) => {
    const result = chosen.get(index);
    if (result === undefined) return;
    const gain = at(gains.results, results.indexOf(result));
    after[a] = at(after, a) + gain[0];
    after[b] = at(after, b) + gain[1];
  });
  return { points: after, open: open.filter((_, index) => !chosen.has(index)) };
}

function findPlayed(
  own: readonly DerivedMatch[],
  indexOf: (key: string) => number,
): readonly PlayedPair[] {
  const played: PlayedPair[] = [];
  for (const one of appearancesOf(own)) {
    const result = findContestantResult(one);
    const opponent = opponentOf(one);
    if (one.index !== 0 || result === null || opponent === null) continue;
    played.push({
      a: indexOf(one.entry.key),
      b: indexOf(opponent.key),
      result: result === "drawn" ? "draw" : result === "won" ? "first" : "second",
      scores: [countedScoreOf(one.entry), countedScoreOf(opponent)],
    });
  }
  return played;
}
