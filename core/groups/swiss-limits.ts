import type { SwissMatch, SwissRecord, SwissRecords } from "./swiss-records.ts";

/** The wins with which a contestant of a Swiss group is through, and the losses with which it is out. */
export interface SwissLimits {
  readonly wins: number;
  readonly losses: number;
}

/** Contestants who must have stopped at either limit, unless staff stated the number of rounds. */
const MIN_STOPPED = 2;

/**
 * Returns the limits of a Swiss group, if the contestants who stopped prove them: all who stopped
 * with more wins than losses have the same wins, all others the same losses, and none of those who
 * played on had as many. A contestant stopped if the next round ended without them, or has begun
 * and the limits fit the number of rounds that staff entered. `null` if that is not proven, as in a
 * group in which all play all rounds.
 */
export function findSwissLimits(
  rounds: readonly (readonly SwissMatch[])[],
  records: readonly SwissRecords[],
  statedRounds: number | null,
): SwissLimits | null {
  const { stopped, playedOn, areNextRoundsOver } = listRecords(rounds, records);
  const ups = stopped.filter(({ wins, losses }) => wins > losses);
  const downs = stopped.filter(({ wins, losses }) => wins < losses);
  const [wins, losses] = [ups[0]?.wins, downs[0]?.losses];
  if (wins === undefined || losses === undefined) return null;
  const mostRounds = wins + losses - 1;
  const isStated = statedRounds === mostRounds;
  const isProven =
    isStated || (areNextRoundsOver && ups.length >= MIN_STOPPED && downs.length >= MIN_STOPPED);
  const isConsistent =
    rounds.length <= mostRounds &&
    ups.length + downs.length === stopped.length &&
    ups.every((up) => up.wins === wins) &&
    downs.every((down) => down.losses === losses) &&
    playedOn.every((record) => record.wins < wins && record.losses < losses);
  return isProven && isConsistent ? { wins, losses } : null;
}

interface ListedRecords {
  /** Of contestants who are not in the next round, although it has begun. */
  readonly stopped: readonly SwissRecord[];
  /** Those with which contestants played another round. */
  readonly playedOn: readonly SwissRecord[];
  /** Whether every round that a contestant is not in has ended. */
  readonly areNextRoundsOver: boolean;
}

function listRecords(
  rounds: readonly (readonly SwissMatch[])[],
  records: readonly SwissRecords[],
): ListedRecords {
  const stopped: SwissRecord[] = [];
  const playedOn: SwissRecord[] = [];
  let areNextRoundsOver = true;
  for (const [index, before] of records.entries()) {
    const [last, next] = [rounds[index - 1], rounds[index]];
    if (last === undefined || next?.every(({ state }) => state === "upcoming") !== false) continue;
    const [inLast, later] = [keysOf(last), keysOf(rounds.slice(index).flat())];
    for (const [key, record] of before) {
      if (record === null) continue;
      if (later.has(key)) playedOn.push(record);
      else if (inLast.has(key)) {
        stopped.push(record);
        areNextRoundsOver &&= next.every(({ state }) => state === "ended");
      }
    }
  }
  return { stopped, playedOn, areNextRoundsOver };
}

/** Returns the keys of the contestants of matches. */
export function keysOf(matches: readonly SwissMatch[]): ReadonlySet<string> {
  return new Set(
    matches.flatMap(({ slots }) => slots.flatMap(({ contestant }) => contestant?.key ?? [])),
  );
}
