import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Match } from "#core/model/match.ts";
import type { PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import type { DropMapping } from "./drop-mapping.ts";
import {
  BYE_ORIGIN,
  createBracketSlots,
  SEED_ORIGIN,
  type SlotOrigin,
  UNKNOWN_ORIGIN,
} from "./slots.ts";
import type { WinnerMapping } from "./winner-mapping.ts";
import { feederRowsOf, GRAND_FINAL_KEY, RESET_KEY, type RoundShape } from "./types/geometry.ts";

/** A round with its places and the targets of its losers. */
export interface LinkedRound {
  readonly shape: RoundShape;
  readonly rows: readonly (MatchWithStatedRow | null)[];
  readonly places: readonly PlaceRef[];
  /** The places its losers go to; `null` if they go to no round. */
  readonly dropIn: DropMapping | null;
  /**
   * By row - 1: number of contestants at a place without a match, which is a bye; matches with one
   * contestant are then byes, too. `null` if none of them is a bye.
   */
  readonly byes: readonly number[] | null;
  /** Rows that its winners go to; `null` if the rows show them. */
  readonly winnerRows: WinnerMapping | null;
}

/** Results of the matches of a bracket. */
export interface KnownResults {
  /** Returns whether both contestants of a match are out. */
  readonly isWithoutWinner: (match: Match) => boolean;
  /** Returns the index of the winner of a match; `null` if unknown. */
  readonly findWinner: (match: Match) => number | null;
}

/** Returns both slots of a place; `row` is counted from 1. */
export type SlotsOf = (round: LinkedRound, row: number) => readonly [Slot, Slot];

/** Who may come to a place: the origins of its slots, and the slots that they lead to. */
interface Arrivals {
  readonly origins: readonly [SlotOrigin, SlotOrigin];
  readonly slots: readonly [Slot, Slot];
}

/**
 * Creates a function that returns the slots of a place. From a place where nobody can win or lose,
 * nobody comes: the slot it feeds is a bye. From a place with one contestant and no match, the
 * contestant comes from where they came to it.
 */
export function createSlotFinder(
  rounds: readonly LinkedRound[],
  { isWithoutWinner, findWinner }: KnownResults,
): SlotsOf {
  const byKey = new Map(rounds.map((round) => [round.shape.key, round]));
  const feedersOf = groupBy(rounds, ({ shape }) => shape.winnersTo);
  const losersInto = groupBy(rounds, ({ shape }) => shape.losersTo);
  const known = new Map<string, Arrivals>();

  function arrivalsAt(round: LinkedRound, row: number): Arrivals {
    const { place } = placeAt(round, row);
    const before = known.get(place);
    if (before !== undefined) return before;
    const origins = originsOf(round, row);
    const arrivals = { origins, slots: createBracketSlots(matchAt(round, row), origins) };
    known.set(place, arrivals);
    return arrivals;
  }

  function originsOf(round: LinkedRound, row: number): readonly [SlotOrigin, SlotOrigin] {
    const { shape, byes } = round;
    if (byes !== null) {
      const count = matchAt(round, row)?.entries.length ?? byes[row - 1] ?? 0;
      return [count > 0 ? SEED_ORIGIN : BYE_ORIGIN, count > 1 ? SEED_ORIGIN : BYE_ORIGIN];
    }
    if (shape.key === RESET_KEY) {
      const grandFinal = must(byKey.get(GRAND_FINAL_KEY), "a reset follows its grand final");
      return [comingFrom("winner", grandFinal, 1), comingFrom("loser", grandFinal, 1)];
    }
    const defaultOrigin = shape.section === "finals" ? UNKNOWN_ORIGIN : SEED_ORIGIN;
    const origins: [SlotOrigin, SlotOrigin] = [defaultOrigin, defaultOrigin];
    let slot = 0;
    for (const feeder of losersInto.get(shape.key) ?? []) {
      for (let index = 0; index < feeder.shape.places / shape.places; index += 1) {
        origins[slot] = loserInto(feeder, row, index);
        slot += 1;
      }
    }
    for (const feeder of feedersOf.get(shape.key) ?? []) {
      for (const origin of winnersInto(feeder, round, row)) {
        origins[slot] = origin;
        slot += 1;
      }
    }
    return origins;
  }

  /** Returns the winners who come from a round; unknown ones if its rows do not show them. */
  function winnersInto(from: LinkedRound, to: LinkedRound, row: number): readonly SlotOrigin[] {
    const rows = feederRowsOf(row, from.shape, to.shape);
    if (from.winnerRows === null) return rows.map((one) => comingFrom("winner", from, one));
    const found = [...from.winnerRows].flatMap(([one, target]) =>
      target === row ? comingFrom("winner", from, one) : [],
    );
    const isIn = (key: string): boolean =>
      from.rows.some((claim) => claim?.seen.match.entries.some((entry) => entry.key === key));
    const others = matchAt(to, row)?.entries.filter(({ key }) => !isIn(key)) ?? [];
    const rest = rows.slice(found.length).map((_, index) => {
      return from.byes !== null && index < others.length ? SEED_ORIGIN : UNKNOWN_ORIGIN;
    });
    return [...found, ...rest].slice(0, rows.length);
  }

  /** Returns the loser of a feeder; if that is unknown, the loser of any match of the round. */
  function loserInto(round: LinkedRound, row: number, index: number): SlotOrigin {
    const feeders = round.dropIn?.feeders.get(row) ?? [];
    const feeder = feeders[index];
    if (feeder !== undefined) return comingFrom("loser", round, feeder.row, feeder.certainty);
    const { least, most, nobody } = losersFromOpenRows(round);
    if (index - feeders.length >= most) return nobody;
    if (index - feeders.length >= least) return UNKNOWN_ORIGIN;
    const { key, name } = round.shape;
    return { source: { type: "loser-of-round", round: key, name }, from: null };
  }

  /**
   * Returns how many losers a place gets at least and at most from the matches whose losers' places
   * are unknown: in every common order, the losers of neighbouring matches go to the same place.
   * `nobody` is the origin of its other slots.
   */
  function losersFromOpenRows(round: LinkedRound): {
    readonly least: number;
    readonly most: number;
    readonly nobody: SlotOrigin;
  } {
    const { shape, dropIn, places } = round;
    const room =
      places.length / must(byKey.get(shape.losersTo ?? ""), "losers go to a round").places.length;
    const open = places
      .map((_, index) => index + 1)
      .filter((row) => dropIn?.targets.has(row) !== true);
    const losers = open.map((row) => ({ row, origin: comingFrom("loser", round, row) }));
    const counts = [...groupBy(losers, ({ row }) => Math.ceil(row / room)).values()].map(
      (pair) => pair.filter(({ origin }) => origin.source.type !== "bye").length,
    );
    const vacated = losers.find(
      ({ origin: { source } }) => source.type === "bye" && source.nobodyFrom !== null,
    );
    return {
      least: Math.min(...counts),
      most: Math.max(0, ...counts),
      nobody: vacated?.origin ?? BYE_ORIGIN,
    };
  }

  function comingFrom(
    type: "winner" | "loser",
    round: LinkedRound,
    row: number,
    certainty: "found" | "assumed" = "found",
  ): SlotOrigin {
    const from = matchAt(round, row);
    const of = placeAt(round, row);
    const winner = from === null ? null : findWinner(from);
    const other = winner === null ? null : type === "winner" ? 1 - winner : winner;
    const barred = from?.entries[other ?? -1]?.key ?? null;
    const origin: SlotOrigin = { source: { type, of, certainty }, from, barred };
    if (from !== null && isWithoutWinner(from)) {
      return { source: { type: "bye", nobodyFrom: of }, from: null };
    }
    const { slots, origins } = arrivalsAt(round, row);
    // Until it is locked, its contestant may come from another bracket.
    const isEmptyBye = from?.bye === true && from.entries.length === 0;
    if (isEmptyBye && origins.every(({ source }) => source.type === "seed")) {
      return from.locked ? { source: { type: "bye", nobodyFrom: of }, from: null } : UNKNOWN_ORIGIN;
    }
    const empty = slots.filter(({ entry, source }) => entry === null && source.type === "bye");
    if (empty.length === 0) return origin;
    if (empty.length === 2 || type === "loser") return nobodyAfter(empty, type);
    return from === null
      ? must(
          origins.find(({ source }) => source.type !== "bye"),
          "somebody comes",
        )
      : origin;
  }

  return (round, row) => arrivalsAt(round, row).slots;
}

/**
 * Returns the origin of a slot to which nobody comes, because nobody came to slots of the place
 * before: a bye of the draw, unless without the matches whose contestants are both out somebody
 * would have come.
 */
function nobodyAfter(empty: readonly Slot[], type: "winner" | "loser"): SlotOrigin {
  const vacated = empty.flatMap(({ source }) =>
    source.type === "bye" && source.nobodyFrom !== null ? [source] : [],
  );
  const [first] = vacated;
  const isByDraw = type === "winner" ? first === undefined : vacated.length < empty.length;
  return isByDraw || first === undefined ? BYE_ORIGIN : { source: first, from: null };
}

export function placeAt({ places }: LinkedRound, row: number): PlaceRef {
  return must(places[row - 1], "the row is within its round");
}

function matchAt({ rows }: LinkedRound, row: number): Match | null {
  return rows[row - 1]?.seen.match ?? null;
}
