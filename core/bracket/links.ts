import { singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { RoundName, PlaceRef, Slot } from "#core/model/derived-match.ts";
import { inferDropMapping } from "./drop-mapping.ts";
import {
  createSlotFinder,
  type KnownResults,
  type LinkedRound,
  placeAt,
  type SlotsOf,
} from "./find-slots.ts";
import { type FedRound, inferWinnerMapping } from "./winner-mapping.ts";
import { getOrderedRound, type OrderedRound } from "./order-rows.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import type { ResolvedRounds } from "./resolve-rounds.ts";
import {
  BRONZE_KEY,
  ceilToPowerOfTwo,
  fedRow,
  feederRowsOf,
  placeCode,
  type RoundShape,
} from "./types/geometry.ts";

/** Which bracket places feed which, as far as known. */
export interface BracketLinks {
  ofRound(shape: RoundShape): RoundLinks;
  /** How the drop mapping is known, by key of the upper round; only rounds with a known mapping. */
  readonly dropIn: Readonly<Record<string, "found" | "assumed">>;
}

/** The links of a round's places. Rows are counted from 1. */
export interface RoundLinks {
  readonly places: readonly PlaceRef[];
  /** True if its places without a match are byes. */
  readonly areHolesByes: boolean;
  /** Returns both slots of a place. */
  readonly slotsOf: (row: number) => readonly [Slot, Slot];
  winnerTo(row: number): PlaceRef | null;
  loserTo(row: number): PlaceRef | null;
  /**
   * The round its losers go to, even if their places there are unknown; `null` if there is none.
   */
  readonly losersTo: RoundName | null;
}

export interface LinkInput extends KnownResults {
  /** The bracket's letter, "" without one. */
  readonly prefix: string;
  /** Number of contestants that the service states; `null` if it states none. */
  readonly size: number | null;
}

export function createBracketLinks(settled: ResolvedRounds, input: LinkInput): BracketLinks {
  const linked = settled.geometry.rounds.map((shape) => link(shape, settled, input));
  const byKey = new Map(linked.map((round) => [round.shape.key, round]));
  const slotsOf = createSlotFinder(linked, input);
  const rounds = new Map(
    linked.map((round) => [round.shape.key, linksOf(round, byKey, slotsOf)] as const),
  );
  return {
    ofRound: ({ key }) => must(rounds.get(key), "every round of the geometry has links"),
    dropIn: Object.fromEntries(
      linked.flatMap(({ shape, dropIn }) =>
        dropIn === null || dropIn.certainty === null || shape.losersTo === BRONZE_KEY
          ? []
          : [[shape.key, dropIn.certainty]],
      ),
    ),
  };
}

function link(shape: RoundShape, settled: ResolvedRounds, input: LinkInput): LinkedRound {
  const { rows, slots } = getOrderedRound(settled.rounds, shape.key);
  const places = rows.map((claim, index) => ({
    place: `${shape.key}#${index + 1}`,
    code: placeCode(shape, index + 1, input.prefix),
    match: claim?.seen.match.key ?? null,
  }));
  const dropIn =
    shape.losersTo === null
      ? null
      : inferDropMapping(rows, withByes(shape, shape.losersTo, settled));
  const isFirst = settled.geometry.rounds[0] === shape && shape.section === "upper";
  const next = nextOf(shape, settled);
  const byes = isFirst ? findByes(rows, input.size, next) : null;
  const isReordered = settled.reordered.has(shape.key);
  const winnerRows =
    next === null ? null : inferWinnerMapping({ shape, rows, slots, byes, isReordered }, next);
  return { shape, rows, places, dropIn, byes, winnerRows };
}

function nextOf({ winnersTo }: RoundShape, { geometry, rounds }: ResolvedRounds): FedRound | null {
  const shape = geometry.byKey.get(winnersTo ?? "");
  if (shape === undefined) return null;
  const isFedByWinners = !geometry.rounds.some(({ losersTo }) => losersTo === shape.key);
  return { ...getOrderedRound(rounds, shape.key), shape, isFedByWinners };
}

/**
 * Returns by row - 1 how many contestants come through the first round's places without a match,
 * which are byes if they are at most as many as the bracket's size requires; matches with one
 * contestant are then byes, too. `null` if they are no byes. The service lists no bye without a
 * start.
 */
function findByes(
  rows: readonly (MatchWithStatedRow | null)[],
  size: number | null,
  next: FedRound | null,
): LinkedRound["byes"] {
  const slots = 2 * rows.length;
  if (size === null || ceilToPowerOfTwo(size) !== slots) return null;
  // Until every match has a contestant, others may be waiting for one.
  if (rows.some((claim) => claim?.seen.match.entries.length === 0)) return null;
  const holes = rows.filter((claim) => claim === null).length;
  const lone = rows.filter((claim) => claim?.seen.match.entries.length === 1).length;
  const missing = slots - size - lone;
  if (holes > missing) return null;
  const empty = Math.min(missing - holes, holes);
  return distributeByes(rows, holes - empty, next);
}

/** Distributes contestants to places without a match, first where the next match was seen. */
function distributeByes(
  rows: readonly (MatchWithStatedRow | null)[],
  count: number,
  next: FedRound | null,
): readonly number[] {
  const hasNext = (index: number): boolean => (next?.rows[Math.floor(index / 2)] ?? null) !== null;
  const holes = rows
    .flatMap((claim, index) => (claim === null ? index : []))
    .toSorted((a, b) => Number(hasNext(b)) - Number(hasNext(a)));
  const filled = new Set(holes.slice(0, count));
  return rows.map((_, index) => Number(filled.has(index)));
}

/**
 * Returns the round that losers of a round go to, also with losers who came through a place without
 * a match: they are in the match that it feeds.
 */
function withByes(
  { winnersTo }: RoundShape,
  losersTo: string,
  { rounds, geometry }: ResolvedRounds,
): OrderedRound {
  const round = getOrderedRound(rounds, losersTo);
  const shape = must(geometry.byKey.get(losersTo), "losers go to a round of the geometry");
  const next = geometry.byKey.get(shape.winnersTo ?? "");
  if (next === undefined || round.rows.every((claim) => claim !== null)) return round;
  const winners = getOrderedRound(rounds, winnersTo ?? "");
  // Whoever is in a match that was not seen may have lost in that one.
  if (winners.rows.includes(null)) return round;
  const slots = new Map(round.slots);
  for (const [key, slot] of getOrderedRound(rounds, next.key).slots) {
    if (slot === null || slots.has(key) || winners.slots.has(key)) continue;
    const open = feederRowsOf(slot.row, shape, next).filter((row) => round.rows[row - 1] === null);
    const row = singleOrNull(open);
    if (row !== null) slots.set(key, { row, slot: 0 });
  }
  return { ...round, slots };
}

function linksOf(
  round: LinkedRound,
  byKey: ReadonlyMap<string, LinkedRound>,
  slotsOf: SlotsOf,
): RoundLinks {
  const { shape, places, dropIn } = round;
  const winnersTo = byKey.get(shape.winnersTo ?? "") ?? null;
  const losersTo = byKey.get(shape.losersTo ?? "") ?? null;
  return {
    places,
    areHolesByes: round.byes !== null,
    slotsOf: (row) => slotsOf(round, row),
    winnerTo(row) {
      if (winnersTo === null) return null;
      const { winnerRows } = round;
      const target =
        winnerRows === null ? fedRow(row, shape, winnersTo.shape) : winnerRows.get(row);
      return target === undefined ? null : placeAt(winnersTo, target);
    },
    loserTo(row) {
      const target = dropIn?.targets.get(row);
      return losersTo === null || target === undefined ? null : placeAt(losersTo, target);
    },
    losersTo: losersTo?.shape.name ?? null,
  };
}
