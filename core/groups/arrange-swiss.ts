import { findSwissLimits, keysOf, type SwissLimits } from "./swiss-limits.ts";
import {
  findSwissRecords,
  NO_RECORD,
  type SwissMatch,
  type SwissRecord,
  type SwissRecords,
  type SwissScoring,
} from "./swiss-records.ts";

/** Contestants who come into a block once open matches of the previous round have ended. */
export interface SwissArrivals {
  readonly result: "winner" | "loser";
  /** Record of both contestants of each match. */
  readonly of: SwissRecord;
  /** Number of the matches. */
  readonly count: number;
}

/** Matches of a round whose contestants came with the same records, and contestants without a match. */
export interface SwissBlock<M> {
  /** Two if the contestants of a match have different ones; empty if one is unknown, or by points. */
  readonly records: readonly SwissRecord[];
  readonly matches: readonly M[];
  /** Whether its record decides; `null` if its contestants play on, or if that is not known. */
  readonly fate: "through" | "out" | null;
  /** Keys of the contestants who played the previous round and have no match from here on. */
  readonly stopped: readonly string[];
  readonly arrivals: readonly SwissArrivals[];
}

/** A round of a Swiss group, or the decisions after the last one. */
export interface SwissColumn<M> {
  /** From 1. */
  readonly number: number;
  /** False if no match of it is listed. */
  readonly isListed: boolean;
  /** Best record first; a single block by points. */
  readonly blocks: readonly SwissBlock<M>[];
  /** Records before the round. */
  readonly records: SwissRecords;
}

/** The rounds of a Swiss group by records. */
export interface ArrangedSwiss<M> {
  /** True if contestants have points, because a match was drawn or a bye gave points. */
  readonly isByPoints: boolean;
  readonly limits: SwissLimits | null;
  readonly columns: readonly SwissColumn<M>[];
}

export interface SwissContext extends SwissScoring {
  /** True if matches may not have been seen: nothing is then known to be decided. */
  readonly isPartial: boolean;
  /** Number of rounds as staff entered it; `null` if they did not. */
  readonly statedRounds: number | null;
}

/**
 * Groups the matches of each round (in order of play) of a Swiss group by the records with which
 * their contestants came. By points a round is one block, because few contestants have equal
 * points.
 */
export function arrangeSwiss<M extends SwissMatch>(
  rounds: readonly (readonly M[])[],
  context: SwissContext,
): ArrangedSwiss<M> {
  const records = findSwissRecords(rounds, context);
  const isByPoints =
    context.scoresArePoints ||
    rounds.flat().some(({ stateBy, outcome }) => stateBy === "bye" || outcome.draw);
  const limits =
    isByPoints || context.isPartial ? null : findSwissLimits(rounds, records, context.statedRounds);
  const columns = records.map((own, index): SwissColumn<M> => {
    return {
      number: index + 1,
      isListed: index < rounds.length,
      records: own,
      blocks: isByPoints ? rankByPoints(rounds[index] ?? [], own) : arrangeByRecords(index, own),
    };
  });
  return {
    isByPoints,
    limits,
    columns: columns.filter(({ isListed, blocks }) => isListed || blocks.length > 0),
  };

  function arrangeByRecords(index: number, own: SwissRecords): readonly SwissBlock<M>[] {
    const round = rounds[index] ?? [];
    const blocks = createBlocks<M>(limits);
    for (const match of round) blocks.at(recordsOf(match, own)).matches.push(match);
    const [before, previous] = [records[index - 1], rounds[index - 1]];
    const hasBegun = round.some(({ state }) => state !== "upcoming");
    if (limits !== null && before !== undefined && previous !== undefined) {
      addDecided(blocks, limits, before, own);
      addArrivals(blocks, previous, before);
    } else if (previous !== undefined && hasBegun && !context.isPartial) {
      addStopped(blocks, own, previous, rounds.slice(index).flat());
    }
    return blocks.inOrder();
  }
}

/** Returns a round as one block, or as none: the matches of those with most points first. */
function rankByPoints<M extends SwissMatch>(
  round: readonly M[],
  records: SwissRecords,
): readonly SwissBlock<M>[] {
  if (round.length === 0) return [];
  const pointsOf = (match: M): number =>
    Math.max(...recordsOf(match, records).map((record) => record?.points ?? 0), 0);
  const matches = round.toSorted((one, other) => pointsOf(other) - pointsOf(one));
  return [{ records: [], matches, fate: null, stopped: [], arrivals: [] }];
}

interface OpenBlock<M> extends SwissBlock<M> {
  readonly matches: M[];
  readonly stopped: string[];
  readonly arrivals: SwissArrivals[];
}

/** Blocks of a round by their records. */
interface Blocks<M> {
  /** Returns the block of these records. */
  readonly at: (records: readonly (SwissRecord | null)[]) => OpenBlock<M>;
  /** Returns all blocks, best records first and unknown ones last. */
  readonly inOrder: () => readonly OpenBlock<M>[];
}

function createBlocks<M>(limits: SwissLimits | null): Blocks<M> {
  const blocks = new Map<string, OpenBlock<M>>();
  return {
    at: (records) => {
      const known = records.filter((record) => record !== null);
      const distinct = new Map(known.map((record) => [format(record), record]));
      const isKnown = known.length === records.length;
      const ordered = isKnown ? [...distinct.values()].toSorted(compare) : [];
      const key = ordered.map(format).join(" ");
      const found = blocks.get(key);
      if (found !== undefined) return found;
      const fate = findFate(ordered[0], limits);
      const block = { records: ordered, matches: [], fate, stopped: [], arrivals: [] };
      blocks.set(key, block);
      return block;
    },
    inOrder: () =>
      [...blocks.values()].toSorted((one, other) => {
        const [a, b] = [one.records[0], other.records[0]];
        if (a === undefined) return 1;
        if (b === undefined) return -1;
        return compare(a, b) || compare(one.records[1] ?? a, other.records[1] ?? b);
      }),
  };
}

function format({ wins, losses }: SwissRecord): string {
  return `${wins}–${losses}`;
}

/** Compares records, the best first. */
function compare(a: SwissRecord, b: SwissRecord): number {
  return b.wins - a.wins || a.losses - b.losses;
}

function findFate(
  record: SwissRecord | undefined,
  limits: SwissLimits | null,
): SwissBlock<unknown>["fate"] {
  if (record === undefined || limits === null) return null;
  if (record.wins === limits.wins) return "through";
  return record.losses === limits.losses ? "out" : null;
}

/** Returns the records with which the contestants of a match came. */
function recordsOf({ slots }: SwissMatch, records: SwissRecords): readonly (SwissRecord | null)[] {
  return slots.flatMap(({ contestant }) => {
    if (contestant === null) return [];
    const record = records.get(contestant.key);
    return [record === undefined ? NO_RECORD : record];
  });
}

/** Adds the contestants who reached a limit in the previous round. */
function addDecided<M>(
  blocks: Blocks<M>,
  { wins, losses }: SwissLimits,
  before: SwissRecords,
  after: SwissRecords,
): void {
  const isDecided = (record: SwissRecord | null | undefined): boolean =>
    record?.wins === wins || record?.losses === losses;
  for (const [key, record] of after) {
    if (isDecided(record) && !isDecided(before.get(key))) blocks.at([record]).stopped.push(key);
  }
}

/** Adds the contestants of the previous round who are in no later match, although one has begun. */
function addStopped<M>(
  blocks: Blocks<M>,
  records: SwissRecords,
  previous: readonly SwissMatch[],
  later: readonly SwissMatch[],
): void {
  const [before, after] = [keysOf(previous), keysOf(later)];
  for (const [key, record] of records) {
    if (before.has(key) && !after.has(key)) blocks.at([record]).stopped.push(key);
  }
}

/** Adds the winners and losers of the open matches of the previous round. */
function addArrivals<M>(
  blocks: Blocks<M>,
  matches: readonly SwissMatch[],
  records: SwissRecords,
): void {
  const counts = new Map<string, { of: SwissRecord; count: number }>();
  for (const match of matches) {
    const [one, other] = recordsOf(match, records);
    if (match.state === "ended" || match.unresolved !== null) continue;
    if (one === null || one === undefined || other === null || other === undefined) continue;
    if (one.wins !== other.wins || one.losses !== other.losses) continue;
    const key = `${one.wins}–${one.losses}`;
    counts.set(key, { of: one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  for (const { of, count } of counts.values()) {
    const winner = { ...of, wins: of.wins + 1 };
    const loser = { ...of, losses: of.losses + 1 };
    blocks.at([winner]).arrivals.push({ result: "winner", of, count });
    blocks.at([loser]).arrivals.push({ result: "loser", of, count });
  }
}
