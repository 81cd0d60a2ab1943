import { groupBy } from "#core/lib/collections.ts";
import type { ContestantScenario, Outlook, OwnThresholds } from "#core/model/scenarios.ts";
import { type GroupPlay, type OpenResults, POINT, raceAfter } from "./group-play.ts";
import { deriveLastGameScenario } from "./last-game-scenario.ts";
import { createOutlook, type FateQuestion, isEliminated, isThrough } from "./outlooks.ts";
import { at, type Race } from "./race.ts";

/** Most own open matches of which every combination of results is tried. */
const MAX_COMBINED = 3;

type OwnResult = NonNullable<Outlook["own"]>;
const OWN_RESULTS: readonly OwnResult[] = ["win", "draw", "loss"];

/**
 * Derives whether a contestant of a group can still advance; with thresholds in wins (`countsWins`)
 * if the points of a win are not known.
 */
export function deriveContestantScenario(
  question: FateQuestion,
  countsWins: boolean,
): ContestantScenario {
  if (question.play.gain.lastGame !== undefined) return deriveLastGameScenario(question);
  const { play, own } = question;
  const { contestant } = at(play.group.standings, own);
  const ownMatches = play.open.flatMap(({ a, b }, index) =>
    a === own || b === own ? [index] : [],
  );
  const left = ownMatches.length + at(play.unlisted, own);
  const decided = { contestant, left, outlooks: [], thresholds: null };
  const bounds = findBounds(play, own, ownMatches);
  if (isThrough(question, bounds.worst)) return { ...decided, verdict: "through" };
  if (isEliminated(question, bounds.best)) return { ...decided, verdict: "eliminated" };
  const arePairsKnown = play.unlisted.every((count) => count === 0);
  if (left > 1 || !arePairsKnown) {
    const races =
      arePairsKnown && left <= MAX_COMBINED
        ? combinedRaces(play, own, ownMatches)
        : boundRaces(play, own, ownMatches, bounds);
    return { ...decided, verdict: "open", thresholds: findThresholds(question, races, countsWins) };
  }
  const outlooks = listOutlooks(question, ownMatches);
  for (const verdict of ["through", "eliminated"] as const) {
    if (outlooks.every(({ otherwise, clauses }) => otherwise === verdict && clauses.length === 0))
      return { ...decided, verdict };
  }
  return { ...decided, verdict: "open", outlooks };
}

/** Races after all own matches, in which those of unlisted rounds are ended too. */
interface Bounds {
  /** The contestant gets the least and every other one the most. */
  readonly worst: Race;
  /** The contestant gets the most and every other one the least. */
  readonly best: Race;
}

function findBounds(play: GroupPlay, own: number, ownMatches: readonly number[]): Bounds {
  const least = Math.min(...play.unlistedGains);
  const most = Math.max(...play.unlistedGains);
  const after = (result: OwnResult, ownGain: number, otherGain: number): Race => {
    const { points, open } = raceAfter(play, resultsFor(play, own, ownMatches, result));
    const withUnlisted = points.map(
      (value, index) => value + at(play.unlisted, index) * (index === own ? ownGain : otherGain),
    );
    return { points: withUnlisted, open };
  };
  return { worst: after("loss", least, most), best: after("win", most, least) };
}

function listOutlooks(question: FateQuestion, ownMatches: readonly number[]): readonly Outlook[] {
  const { play, own } = question;
  const [index] = ownMatches;
  if (index === undefined) return [createOutlook(question, null, new Map())];
  const { results } = at(play.open, index);
  return OWN_RESULTS.filter((result) => result !== "draw" || results.includes("draw")).map(
    (result) => createOutlook(question, result, resultsFor(play, own, ownMatches, result)),
  );
}

/** Returns the results of matches in which a contestant always has the same result. */
function resultsFor(
  { open }: GroupPlay,
  own: number,
  matches: readonly number[],
  result: OwnResult,
): OpenResults {
  return new Map(
    matches.map((index) => {
      if (result === "draw") return [index, "draw"];
      const isFirst = at(open, index).a === own;
      return [index, isFirst === (result === "win") ? "first" : "second"];
    }),
  );
}

/**
 * Returns which numbers of wins or points suffice and which do not, in every outcome. If the races
 * are bounds, the thresholds are true but not always the tightest.
 */
function findThresholds(
  question: FateQuestion,
  races: readonly OwnRace[],
  isInWins: boolean,
): OwnThresholds {
  const amountOf = ({ gain, wins }: OwnRace): number => (isInWins ? wins : gain);
  const byAmount = [...groupBy(races, amountOf)].toSorted(([a], [b]) => a - b);
  const isThroughWith = ([, those]: readonly [number, readonly OwnRace[]]) =>
    those.every(({ ifWorst, total }) => isThrough(question, ifWorst(), total));
  const isOutWith = ([, those]: readonly [number, readonly OwnRace[]]) =>
    those.every(({ ifBest, total }) => isEliminated(question, ifBest(), total));
  const lastOpen = byAmount.findLastIndex((one) => !isThroughWith(one));
  const firstOpen = byAmount.findIndex((one) => !isOutWith(one));
  const { win, draw, loss } = question.play.gain;
  const countsWins =
    isInWins || (loss === 0 && draw < win && byAmount.every(([sum]) => sum % win === 0));
  const unit = isInWins ? 1 : countsWins ? win : POINT;
  const amountAt = (index: number) => {
    const [sum] = byAmount[index] ?? [null];
    return sum === null ? null : sum / unit;
  };
  return {
    unit: countsWins ? "wins" : "points",
    through: amountAt(lastOpen + 1),
    out: amountAt(firstOpen - 1),
  };
}

/** The race after own results that gave `gain` points, at its worst and best for the contestant. */
interface OwnRace {
  readonly gain: number;
  /** Number of own results that give as much as a win. */
  readonly wins: number;
  /** Points so far and `gain`. */
  readonly total: number;
  readonly ifWorst: () => Race;
  readonly ifBest: () => Race;
}

/** Returns the race after each combination of own results. */
function combinedRaces(
  play: GroupPlay,
  own: number,
  ownMatches: readonly number[],
): readonly OwnRace[] {
  let combined: readonly { gain: number; wins: number; results: OpenResults }[] = [
    { gain: 0, wins: 0, results: new Map() },
  ];
  for (const index of ownMatches) {
    const { a, results, gains } = at(play.open, index);
    combined = combined.flatMap((before) =>
      results.map((result, value) => {
        const [first, second] = at(gains.results, value);
        const gain = a === own ? first : second;
        return {
          gain: before.gain + gain,
          wins: before.wins + Number(gain >= play.gain.win),
          results: new Map([...before.results, [index, result]]),
        };
      }),
    );
  }
  const before = at(play.points, own);
  return combined.map(({ gain, wins, results }) => {
    const race = () => raceAfter(play, results);
    return { gain, wins, total: before + gain, ifWorst: race, ifBest: race };
  });
}

/**
 * Returns, for each sum of own points, a race that is worse and one that is better than all: all
 * opponents get the most, or the least, from the contestant.
 */
function boundRaces(
  play: GroupPlay,
  own: number,
  ownMatches: readonly number[],
  { worst, best }: Bounds,
): readonly OwnRace[] {
  const possible = ownMatches.map((index) => {
    const { a, gains } = at(play.open, index);
    return gains.results.map(([first, second]) => (a === own ? first : second));
  });
  const unlisted = Array.from({ length: at(play.unlisted, own) }, () => play.unlistedGains);
  let sums: readonly (readonly [gain: number, wins: number])[] = [[0, 0]];
  for (const gains of [...possible, ...unlisted]) {
    const longer = sums.flatMap(([sum, wins]) =>
      gains.map((gain) => [sum + gain, wins + Number(gain >= play.gain.win)] as const),
    );
    sums = [...new Map(longer.map((one) => [one.join(" "), one])).values()];
  }
  const before = at(play.points, own);
  return sums.map(([gain, wins]) => ({
    gain,
    wins,
    total: before + gain,
    ifWorst: () => worst,
    ifBest: () => best,
  }));
}
