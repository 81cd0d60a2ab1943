/** Joins groups that are the rounds of one competition (docs/domain.md#rounds-as-groups). */
import { groupBy } from "#core/lib/collections.ts";
import {
  combineComparators,
  type Compare,
  compareIds,
  compareNullable,
} from "#core/lib/compare.ts";
import type { ContestantKey, Match, SeenMatch } from "#core/model/match.ts";

/** Smallest share of the contestants of two rounds who play in both; some may leave. */
const SHARED = 0.75;
/** With fewer matches, a group may be a match between the best of another one. */
const MIN_MATCHES = 2;

/** Matches of a tournament, and the ids of the groups that were joined of several. */
export interface JoinedGroups {
  readonly seen: readonly SeenMatch[];
  readonly joined: ReadonlySet<string>;
}

/** A group in which each contestant has one match. */
interface RoundGroup {
  readonly id: string;
  readonly stage: number | null;
  readonly start: number | null;
  /** Size that its matches state; `null` if none, or if they differ. */
  readonly size: number | null;
  /** Number of its last row. */
  readonly rows: number;
  readonly keys: ReadonlySet<ContestantKey>;
  readonly matches: number;
}

const compareRounds: Compare<RoundGroup> = combineComparators(
  (a, b) => compareNullable(a.stage, b.stage),
  (a, b) => compareNullable(a.start, b.start),
  (a, b) => compareIds(a.id, b.id),
);

/**
 * Joins the groups of a tournament in each of which the same contestants have one match each: their
 * matches get the id and the stage of the first one, and rows that continue.
 */
export function joinRoundGroups(seen: readonly SeenMatch[]): JoinedGroups {
  const groups = [...groupBy(seen, ({ match }) => match.groupId)];
  if (groups.length < 2) return { seen, joined: new Set() };
  const rounds = groups.flatMap(([id, own]) =>
    id === null
      ? []
      : createRound(
          id,
          own.map(({ match }) => match),
        ),
  );
  const moves = new Map<string, Pick<Match, "groupId" | "stage"> & { readonly rows: number }>();
  for (const [first, ...others] of findCompetitions(rounds.toSorted(compareRounds))) {
    if (first === undefined) continue;
    let { rows } = first;
    for (const { id, rows: own } of others) {
      moves.set(id, { groupId: first.id, stage: first.stage, rows });
      rows += own;
    }
  }
  if (moves.size === 0) return { seen, joined: new Set() };
  const joined = new Set([...moves.values()].flatMap(({ groupId }) => groupId ?? []));
  const moved = seen.map((one) => {
    const { match } = one;
    const move = moves.get(match.groupId ?? "");
    if (move === undefined) return one;
    const row = match.row === null ? null : match.row + move.rows;
    const { groupId, stage } = move;
    return Object.assign({}, one, { match: Object.assign({}, match, { groupId, stage, row }) });
  });
  return { seen: moved, joined };
}

function createRound(id: string, matches: readonly Match[]): readonly RoundGroup[] {
  const entries = matches.flatMap((match) => match.entries.map(({ key }) => key));
  const keys = new Set(entries);
  const isRound = keys.size === entries.length && matches.every((one) => one.entries.length < 3);
  if (!isRound || keys.size === 0) return [];
  const starts = matches.map(({ start }) => start).filter((start) => start !== null);
  const [size = null, ...others] = new Set(matches.map(({ roundOf }) => roundOf));
  return [
    {
      id,
      stage: matches[0]?.stage ?? null,
      start: starts.length === 0 ? null : Math.min(...starts),
      size: others.length === 0 ? size : null,
      rows: Math.max(...matches.map(({ row }) => row ?? 0)),
      keys,
      matches: matches.filter((one) => one.entries.length === 2).length,
    },
  ];
}

/** Finds the rounds that belong together, those of each competition in order. */
function findCompetitions(rounds: readonly RoundGroup[]): readonly (readonly RoundGroup[])[] {
  const competitions: RoundGroup[][] = [];
  for (const round of rounds) {
    const found = competitions.find((known) => belongsTo(round, known));
    if (found !== undefined) found.push(round);
    else competitions.push([round]);
  }
  return competitions;
}

/**
 * Returns whether a round has most contestants of the last one; or some of a competition, as a round
 * of which not all matches are listed, if it states as many.
 */
function belongsTo(round: RoundGroup, known: readonly RoundGroup[]): boolean {
  const last = known.at(-1);
  if (last === undefined) return false;
  if (known.length > 1 && round.size !== null && round.size === last.size) {
    return [...round.keys].every((key) => known.some(({ keys }) => keys.has(key)));
  }
  const shared = [...round.keys].filter((key) => last.keys.has(key)).length;
  const areLarge = Math.min(round.matches, last.matches) >= MIN_MATCHES;
  return areLarge && shared >= SHARED * Math.max(round.keys.size, last.keys.size);
}
