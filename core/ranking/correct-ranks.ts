import { groupBy } from "#core/lib/collections.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { RankRow } from "#core/model/ranking.ts";
import { findSharedNames, type SharedNames } from "./shared-names.ts";
import type { BracketInput } from "./place-contestants.ts";

/**
 * Corrects the ranks of a bracket, in any order, that is not played as its rounds say: contestants
 * who lost may play on (docs/domain.md#ranks-in-a-bracket). Nobody has two rows, nobody is ranked
 * below a match that they play later, and no rank is below the number of contestants.
 */
export function correctRanks(
  rows: readonly RankRow[],
  bracket: Bracket,
  input: BracketInput,
): readonly RankRow[] {
  const own = [...input.matches.values()].filter(({ match }) =>
    bracket.ids.includes(match.bracketId ?? ""),
  );
  const shared = findSharedNames(bracket, input.matches);
  const single = keepBestRows(rows, shared);
  const later = listLaterMatches(bracket, own);
  const widened = widenRanks(single, later, shared);
  const playing = mayBeForThird(bracket, later) ? widened.map(withThird) : widened;
  if (input.missesPast) return playing;
  const count = countContestants(bracket, own, shared);
  return playing.map((row) =>
    row.to <= count ? row : Object.assign({}, row, { to: Math.max(row.from, count) }),
  );
}

/** Keeps the best row of each contestant, unless one name is in two places of one round. */
function keepBestRows(rows: readonly RankRow[], shared: SharedNames): readonly RankRow[] {
  const byContestant = groupBy(rows, ({ contestant }) => contestant.key);
  if (byContestant.size === rows.length) return rows;
  return [...byContestant].flatMap(([key, own]) => {
    if (shared.has(key)) return own;
    return own.reduce((best, row) => (row.to < best.to ? row : best));
  });
}

/** Lists the matches that may follow an elimination: open ones, and those without a place. */
function listLaterMatches(
  { rounds }: Bracket,
  own: readonly DerivedMatch[],
): readonly DerivedMatch[] {
  const placed = new Set(rounds.flatMap(({ places }) => places.map(({ match }) => match)));
  return own.filter(
    (one) =>
      isMatchOpen(one) ||
      (one.duplicateOf === undefined && one.part === undefined && !placed.has(one.match.key)),
  );
}

/** Returns whether open matches without a place may be the only ones for the third place. */
function mayBeForThird({ kind, rounds }: Bracket, later: readonly DerivedMatch[]): boolean {
  if (kind !== "single" || rounds.some(({ key }) => key === "bronze")) return false;
  const places = new Set(rounds.flatMap((round) => round.places.map(({ match }) => match)));
  return later.some(
    (one) => isMatchOpen(one) && !places.has(one.match.key) && one.match.entries.length < 2,
  );
}

/** Returns a row with the ranks that two matches for the third place leave open. */
function withThird(row: RankRow): RankRow {
  if (row.to <= 2) return row;
  const to = Math.max(row.to, 6);
  if (row.reason.type !== "lost") return { ...row, to };
  return { ...row, from: Math.min(row.from, 3), to, reason: { type: "playing", match: null } };
}

/**
 * Returns the rows with the ranks that later matches leave open: who meets a contestant may get
 * every rank that this one may get.
 */
function widenRanks(
  rows: readonly RankRow[],
  later: readonly DerivedMatch[],
  shared: SharedNames,
): readonly RankRow[] {
  if (later.length === 0) return rows;
  const alone = rows.filter(({ contestant }) => !shared.has(contestant.key));
  const byContestant = new Map(alone.map((row) => [row.contestant.key, row]));
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const { match } of later) {
      const meeting = match.entries.flatMap(({ key }) => byContestant.get(key) ?? []);
      const from = Math.min(...meeting.map((row) => row.from));
      for (const row of meeting) {
        const widened = widenRow(row, from, later);
        if (widened === row) continue;
        byContestant.set(row.contestant.key, widened);
        hasChanged = true;
      }
    }
  }
  return rows.map((row) => {
    const widened = byContestant.get(row.contestant.key) ?? row;
    return widened === row ? row : limitWorst(widened, rows);
  });
}

/** Returns a row whose worst rank is at most that of an opponent who plays the same open match. */
function limitWorst(row: RankRow, rows: readonly RankRow[]): RankRow {
  const { reason } = row;
  if (reason.type !== "playing") return row;
  const opponents = rows.filter(
    (one) => one.reason.type === "playing" && one.reason.match === reason.match,
  );
  const worst = Math.min(row.to, ...opponents.map(({ to }) => to));
  return { ...row, to: Math.max(row.from, worst) };
}

/** Returns a row with a better best rank and, of who was eliminated, the match that is open. */
function widenRow(row: RankRow, from: number, later: readonly DerivedMatch[]): RankRow {
  const { contestant, reason } = row;
  const isOut = reason.type === "lost" || reason.type === "disqualified";
  if (!isOut) return from < row.from ? { ...row, from } : row;
  const open = later.find(
    (one) => isMatchOpen(one) && one.match.entries.some(({ key }) => key === contestant.key),
  );
  if (open !== undefined) {
    return {
      ...row,
      from: Math.min(from, row.from),
      reason: { type: "playing", match: open.match.key },
    };
  }
  if (from >= row.from) return row;
  const [last = null] = later.flatMap(({ match }) =>
    match.entries.some(({ key }) => key === contestant.key) ? match.key : [],
  );
  return { ...row, from, reason: { type: "undecided", match: last } };
}

/** Counts the contestants of a bracket, those included who are not known yet. */
function countContestants(
  { rounds, size }: Bracket,
  own: readonly DerivedMatch[],
  shared: SharedNames,
): number {
  const known = new Set(own.flatMap(({ match }) => match.entries.map(({ key }) => key)));
  const namesakes = [...shared.values()].reduce((total, more) => total + more, 0);
  const open = rounds.flatMap(({ places }) =>
    places.flatMap(({ slots, bye }) =>
      slots.filter(
        ({ entry, source }) =>
          entry === null && !bye && (source.type === "seed" || source.type === "unknown"),
      ),
    ),
  );
  const seen = known.size + namesakes;
  return Math.min(seen + open.length, Math.max(seen, size ?? Infinity));
}
