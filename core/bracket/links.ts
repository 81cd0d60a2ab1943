import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { PlaceRef, RoundName } from "#core/model/derived.ts";
import { type DropIn, findDropIn } from "./drop-in.ts";
import {
  BRONZE_KEY,
  fedRow,
  feedingRows,
  GRAND_FINAL_KEY,
  placeCode,
  RESET_KEY,
  type RoundShape,
} from "./geometry.ts";
import { orderedRound } from "./order-rows.ts";
import type { SettledRounds } from "./settle-rounds.ts";
import { type Origin, originFrom, SEED_ORIGIN, UNKNOWN_ORIGIN } from "./slots.ts";

/** Who feeds whom in a bracket, as far as it is known. */
export interface Links {
  /** The two sides of a place, upper one first. */
  originsOf(shape: RoundShape, row: number): readonly [Origin, Origin];
  winnerTo(shape: RoundShape, row: number): PlaceRef | null;
  loserTo(shape: RoundShape, row: number): PlaceRef | null;
  placeAt(shape: RoundShape, row: number): PlaceRef;
  /** The round that losers of a round drop into, known before their places are. */
  losersRound(shape: RoundShape): RoundName | null;
  /** By key of the upper round; only rounds for which something is known. */
  readonly dropIn: Readonly<Record<string, "found" | "assumed">>;
}

/** Links the places of a settled bracket; `prefix` is the bracket's letter, "" when it is alone. */
export function createLinks(settled: SettledRounds, prefix: string): Links {
  const { geometry, rounds } = settled;
  const dropIns = dropInsOf(settled);
  const refs = placeRefs(settled, prefix);
  const winnersInto = groupBy(geometry.rounds, ({ winnersTo }) => winnersTo);
  const losersInto = groupBy(geometry.rounds, ({ losersTo }) => losersTo);
  const shapeOf = (key: string): RoundShape =>
    must(geometry.byKey.get(key), "a round that is named is part of the geometry");
  const placeAt = ({ key }: RoundShape, row: number): PlaceRef =>
    must(refs.get(key)?.[row - 1], "rows are asked for within their round");

  function from(
    type: "winner" | "loser",
    shape: RoundShape,
    row: number,
    certainty: "found" | "assumed" = "found",
  ): Origin {
    const match = orderedRound(rounds, shape.key).rows[row - 1]?.seen.match ?? null;
    return originFrom(type, placeAt(shape, row), match, certainty);
  }

  /** As many losers as a place takes from a round: those known first, then the open ones. */
  function losersFrom(feeder: RoundShape, shape: RoundShape, row: number): readonly Origin[] {
    const { key: round, name } = feeder;
    const known = dropIns.get(round)?.feeders.get(row) ?? [];
    const open: Origin = { source: { type: "loser-of-round", round, name }, from: null };
    return Array.from({ length: feeder.places / shape.places }, (_, index) => {
      const one = known[index];
      return one === undefined ? open : from("loser", feeder, one.row, one.certainty);
    });
  }

  return {
    placeAt,
    originsOf(shape, row) {
      if (shape.key === RESET_KEY) {
        const grandFinal = shapeOf(GRAND_FINAL_KEY);
        return [from("winner", grandFinal, 1), from("loser", grandFinal, 1)];
      }
      const origins: Origin[] = [];
      for (const feeder of losersInto.get(shape.key) ?? []) {
        origins.push(...losersFrom(feeder, shape, row));
      }
      for (const feeder of winnersInto.get(shape.key) ?? []) {
        for (const feederRow of feedingRows(row, feeder, shape)) {
          origins.push(from("winner", feeder, feederRow));
        }
      }
      const [upper, lower] = origins;
      const rest = shape.section === "finals" ? UNKNOWN_ORIGIN : SEED_ORIGIN;
      return [upper ?? rest, lower ?? rest];
    },
    winnerTo(shape, row) {
      if (shape.winnersTo === null) return null;
      const next = shapeOf(shape.winnersTo);
      return placeAt(next, fedRow(row, shape, next));
    },
    losersRound: ({ losersTo }) => (losersTo === null ? null : shapeOf(losersTo).name),
    loserTo(shape, row) {
      if (shape.losersTo === null) return null;
      const target = dropIns.get(shape.key)?.targets.get(row);
      return target === undefined ? null : placeAt(shapeOf(shape.losersTo), target);
    },
    dropIn: Object.fromEntries(
      [...dropIns].flatMap(([key, { certainty }]) =>
        certainty === null || geometry.byKey.get(key)?.losersTo === BRONZE_KEY
          ? []
          : [[key, certainty]],
      ),
    ),
  };
}

function placeRefs(
  { geometry, rounds }: SettledRounds,
  prefix: string,
): ReadonlyMap<string, readonly PlaceRef[]> {
  return new Map(
    geometry.rounds.map((shape) => [
      shape.key,
      orderedRound(rounds, shape.key).rows.map((claim, index) => ({
        place: `${shape.key}#${index + 1}`,
        code: placeCode(shape, index + 1, prefix),
        match: claim?.seen.match.key ?? null,
      })),
    ]),
  );
}

function dropInsOf({ geometry, rounds }: SettledRounds): ReadonlyMap<string, DropIn> {
  const dropIns = new Map<string, DropIn>();
  for (const { key, losersTo } of geometry.rounds) {
    if (losersTo === null) continue;
    const { rows } = orderedRound(rounds, key);
    dropIns.set(key, findDropIn(rows, orderedRound(rounds, losersTo).rows));
  }
  return dropIns;
}
