import type { MatchState } from "#core/model/derived-match.ts";

/** A match of a Swiss group as its records need it. */
export interface SwissMatch {
  readonly state: MatchState;
  readonly stateBy: string;
  /** Why it will not be played; `null` if it may be, or was. */
  readonly unresolved: string | null;
  readonly outcome: { readonly draw: boolean };
  readonly slots: readonly {
    readonly contestant: { readonly key: string } | null;
    readonly score: number | null;
    readonly disqualified: boolean;
    readonly result: "winner" | "loser" | "draw" | null;
  }[];
}

/** A contestant's wins and losses, and points with those of draws and byes. */
export interface SwissRecord {
  readonly wins: number;
  readonly losses: number;
  readonly points: number;
}

/** Records by contestant; `null` once a result is unknown. */
export type SwissRecords = ReadonlyMap<string, SwissRecord | null>;

/** Points of the results of a Swiss group. */
export interface SwissScoring {
  /** Points per result; `null` for one per win and half of one per draw. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number } | null;
  /** True if the scores are the points. */
  readonly scoresArePoints: boolean;
}

/** A contestant before the first match. */
export const NO_RECORD: SwissRecord = { wins: 0, losses: 0, points: 0 };

const ONE_PER_WIN = { win: 1, draw: 0.5, loss: 0 };

/** Returns the records before each round (in order of play), and after the last one. */
export function findSwissRecords(
  rounds: readonly (readonly SwissMatch[])[],
  scoring: SwissScoring,
): readonly SwissRecords[] {
  let records: SwissRecords = new Map();
  const all = [records];
  for (const round of rounds) {
    const after = new Map(records);
    for (const match of round) {
      for (const slot of match.slots) {
        if (slot.contestant === null) continue;
        const { key } = slot.contestant;
        const before = records.get(key);
        const gain = before === null ? null : findGain(match, slot, scoring);
        after.set(key, gain === null ? null : add(before ?? NO_RECORD, gain));
      }
    }
    records = after;
    all.push(records);
  }
  return all;
}

/** Returns what a match gave to one of its slots; `null` while, or if, its result is unknown. */
function findGain(
  match: SwissMatch,
  { score, disqualified, result }: SwissMatch["slots"][number],
  { points, scoresArePoints }: SwissScoring,
): SwissRecord | null {
  const own = disqualified ? 0 : score;
  if (match.stateBy === "bye") return { ...NO_RECORD, points: Math.max(own ?? 0, 0) };
  if (match.state !== "ended") return null;
  const wins = result === "winner" ? 1 : 0;
  const losses = result === "loser" ? 1 : 0;
  if (scoresArePoints) return own === null ? null : { wins, losses, points: own };
  const { win, draw, loss } = points ?? ONE_PER_WIN;
  return result && { wins, losses, points: { winner: win, loser: loss, draw }[result] };
}

function add(one: SwissRecord, other: SwissRecord): SwissRecord {
  return {
    wins: one.wins + other.wins,
    losses: one.losses + other.losses,
    points: one.points + other.points,
  };
}
