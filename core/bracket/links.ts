import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { RoundName } from "#core/model/round.ts";
import type { PlaceRef } from "#core/model/slot.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { type DropMapping, type DropFeeder, inferDropMapping } from "./drop-mapping.ts";
import {
  BRONZE_KEY,
  fedRow,
  feederRowsOf,
  GRAND_FINAL_KEY,
  placeCode,
  RESET_KEY,
  type RoundShape,
} from "./types/geometry.ts";
import { getOrderedRound } from "./order-rows.ts";
import type { ResolvedRounds } from "./resolve-rounds.ts";
import { type SlotOrigin, createSlotOrigin, SEED_ORIGIN, UNKNOWN_ORIGIN } from "./slots.ts";

/** Which bracket places feed which, as far as known. */
export interface BracketLinks {
  ofRound(shape: RoundShape): RoundLinks;
  /** How the drop mapping is known, by key of the upper round; only rounds with a known mapping. */
  readonly dropIn: Readonly<Record<string, "found" | "assumed">>;
}

/** The links of a round's places. Rows are counted from 1. */
export interface RoundLinks {
  readonly places: readonly PlaceRef[];
  /** Returns the origins of both slots of a place, upper one first. */
  originsOf(row: number): readonly [SlotOrigin, SlotOrigin];
  winnerTo(row: number): PlaceRef | null;
  loserTo(row: number): PlaceRef | null;
  /**
   * The round its losers go to, even if their places there are unknown; `null` if there is none.
   */
  readonly losersTo: RoundName | null;
}

/** A round with its places and the targets of its losers. */
interface LinkedRound {
  readonly shape: RoundShape;
  readonly rows: readonly (MatchWithStatedRow | null)[];
  readonly places: readonly PlaceRef[];
  /** The places its losers go to; `null` if they go to no round. */
  readonly dropIn: DropMapping | null;
}

/** Links the places of a resolved bracket; `prefix` is the bracket's letter, "" without one. */
export function createBracketLinks(settled: ResolvedRounds, prefix: string): BracketLinks {
  const linked = settled.geometry.rounds.map((shape) => link(shape, settled, prefix));
  const byKey = new Map(linked.map((round) => [round.shape.key, round]));
  const winnersInto = groupBy(linked, ({ shape }) => shape.winnersTo);
  const losersInto = groupBy(linked, ({ shape }) => shape.losersTo);
  const rounds = new Map(
    linked.map((round) => {
      const { key } = round.shape;
      const feeders = { winners: winnersInto.get(key) ?? [], losers: losersInto.get(key) ?? [] };
      return [key, linksOf(round, byKey, feeders)];
    }),
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

function link(shape: RoundShape, { rounds }: ResolvedRounds, prefix: string): LinkedRound {
  const { rows } = getOrderedRound(rounds, shape.key);
  const places = rows.map((claim, index) => ({
    place: `${shape.key}#${index + 1}`,
    code: placeCode(shape, index + 1, prefix),
    match: claim?.seen.match.key ?? null,
  }));
  const { losersTo } = shape;
  const dropIn =
    losersTo === null ? null : inferDropMapping(rows, getOrderedRound(rounds, losersTo));
  return { shape, rows, places, dropIn };
}

/** The rounds whose winners and the rounds whose losers go to a round. */
interface Feeders {
  readonly winners: readonly LinkedRound[];
  readonly losers: readonly LinkedRound[];
}

function linksOf(
  { shape, places, dropIn }: LinkedRound,
  byKey: ReadonlyMap<string, LinkedRound>,
  feeders: Feeders,
): RoundLinks {
  const winnersTo = byKey.get(shape.winnersTo ?? "") ?? null;
  const losersTo = byKey.get(shape.losersTo ?? "") ?? null;
  const grandFinal =
    shape.key === RESET_KEY
      ? must(byKey.get(GRAND_FINAL_KEY), "a reset follows its grand final")
      : null;
  const defaultOrigin = shape.section === "finals" ? UNKNOWN_ORIGIN : SEED_ORIGIN;
  return {
    places,
    originsOf(row) {
      if (grandFinal !== null)
        return [createOrigin("winner", grandFinal, 1), createOrigin("loser", grandFinal, 1)];
      const origins: [SlotOrigin, SlotOrigin] = [defaultOrigin, defaultOrigin];
      let slot = 0;
      for (const feeder of feeders.losers) {
        const known = feeder.dropIn?.feeders.get(row);
        for (let index = 0; index < feeder.shape.places / shape.places; index += 1) {
          origins[slot] = loserOf(feeder, known?.[index]);
          slot += 1;
        }
      }
      for (const feeder of feeders.winners) {
        for (const feederRow of feederRowsOf(row, feeder.shape, shape)) {
          origins[slot] = createOrigin("winner", feeder, feederRow);
          slot += 1;
        }
      }
      return origins;
    },
    winnerTo(row) {
      return winnersTo === null ? null : placeAt(winnersTo, fedRow(row, shape, winnersTo.shape));
    },
    loserTo(row) {
      const target = dropIn?.targets.get(row);
      return losersTo === null || target === undefined ? null : placeAt(losersTo, target);
    },
    losersTo: losersTo?.shape.name ?? null,
  };
}

/** Returns the loser of a feeder; if that is unknown, the loser of any match of the round. */
function loserOf(round: LinkedRound, known: DropFeeder | undefined): SlotOrigin {
  if (known !== undefined) return createOrigin("loser", round, known.row, known.certainty);
  const { key, name } = round.shape;
  return { source: { type: "loser-of-round", round: key, name }, from: null };
}

function createOrigin(
  type: "winner" | "loser",
  feeder: LinkedRound,
  row: number,
  certainty: "found" | "assumed" = "found",
): SlotOrigin {
  const match = feeder.rows[row - 1]?.seen.match ?? null;
  return createSlotOrigin(type, placeAt(feeder, row), match, certainty);
}

function placeAt({ places }: LinkedRound, row: number): PlaceRef {
  return must(places[row - 1], "the row is within its round");
}
