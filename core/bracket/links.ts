import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { PlaceRef, RoundName } from "#core/model/derived.ts";
import type { RowClaim } from "./assign-rounds.ts";
import { type DropMapping, type Feeder, inferDropMapping } from "./drop-mapping.ts";
import {
  BRONZE_KEY,
  fedRow,
  feedingRows,
  GRAND_FINAL_KEY,
  placeCode,
  RESET_KEY,
  type RoundShape,
} from "./types/geometry.ts";
import { orderedRound } from "./order-rows.ts";
import type { SettledRounds } from "./resolve-rounds.ts";
import { type Origin, originFrom, SEED_ORIGIN, UNKNOWN_ORIGIN } from "./slots.ts";

/** Who feeds whom in a bracket, as far as it is known. */
export interface Links {
  ofRound(shape: RoundShape): RoundLinks;
  /** By key of the upper round; only rounds for which something is known. */
  readonly dropIn: Readonly<Record<string, "found" | "assumed">>;
}

/** The places of a round, asked for by row from 1 up. */
export interface RoundLinks {
  readonly places: readonly PlaceRef[];
  /** The two sides of a place, upper one first. */
  originsOf(row: number): readonly [Origin, Origin];
  winnerTo(row: number): PlaceRef | null;
  loserTo(row: number): PlaceRef | null;
  /** The round that its losers drop into, known before their places are. */
  readonly losersTo: RoundName | null;
}

/** A round while it is linked. */
interface Linked {
  readonly shape: RoundShape;
  readonly rows: readonly (RowClaim | null)[];
  readonly places: readonly PlaceRef[];
  /** Where its losers drop in, null where they are out. */
  readonly dropIn: DropMapping | null;
}

/** Links the places of a settled bracket; `prefix` is the bracket's letter, "" when it is alone. */
export function createLinks(settled: SettledRounds, prefix: string): Links {
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
    ofRound: ({ key }) => must(rounds.get(key), "a round that is named is part of the geometry"),
    dropIn: Object.fromEntries(
      linked.flatMap(({ shape, dropIn }) =>
        dropIn === null || dropIn.certainty === null || shape.losersTo === BRONZE_KEY
          ? []
          : [[shape.key, dropIn.certainty]],
      ),
    ),
  };
}

function link(shape: RoundShape, { rounds }: SettledRounds, prefix: string): Linked {
  const { rows } = orderedRound(rounds, shape.key);
  const places = rows.map((claim, index) => ({
    place: `${shape.key}#${index + 1}`,
    code: placeCode(shape, index + 1, prefix),
    match: claim?.seen.match.key ?? null,
  }));
  const { losersTo } = shape;
  const dropIn = losersTo === null ? null : inferDropMapping(rows, orderedRound(rounds, losersTo));
  return { shape, rows, places, dropIn };
}

/** Rounds whose winners, and rounds whose losers come into a round. */
interface Feeders {
  readonly winners: readonly Linked[];
  readonly losers: readonly Linked[];
}

function linksOf(
  { shape, places, dropIn }: Linked,
  byKey: ReadonlyMap<string, Linked>,
  feeders: Feeders,
): RoundLinks {
  const winnersTo = byKey.get(shape.winnersTo ?? "") ?? null;
  const losersTo = byKey.get(shape.losersTo ?? "") ?? null;
  const grandFinal =
    shape.key === RESET_KEY
      ? must(byKey.get(GRAND_FINAL_KEY), "a reset follows its grand final")
      : null;
  const rest = shape.section === "finals" ? UNKNOWN_ORIGIN : SEED_ORIGIN;
  return {
    places,
    originsOf(row) {
      if (grandFinal !== null) return [from("winner", grandFinal, 1), from("loser", grandFinal, 1)];
      const origins: [Origin, Origin] = [rest, rest];
      let side = 0;
      for (const feeder of feeders.losers) {
        const known = feeder.dropIn?.feeders.get(row);
        for (let nth = 0; nth < feeder.shape.places / shape.places; nth += 1) {
          origins[side] = loserOf(feeder, known?.[nth]);
          side += 1;
        }
      }
      for (const feeder of feeders.winners) {
        for (const feederRow of feedingRows(row, feeder.shape, shape)) {
          origins[side] = from("winner", feeder, feederRow);
          side += 1;
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

/** A loser of a round, of whichever match while that is not known. */
function loserOf(round: Linked, known: Feeder | undefined): Origin {
  if (known !== undefined) return from("loser", round, known.row, known.certainty);
  const { key, name } = round.shape;
  return { source: { type: "loser-of-round", round: key, name }, from: null };
}

function from(
  type: "winner" | "loser",
  feeder: Linked,
  row: number,
  certainty: "found" | "assumed" = "found",
): Origin {
  const match = feeder.rows[row - 1]?.seen.match ?? null;
  return originFrom(type, placeAt(feeder, row), match, certainty);
}

function placeAt({ places }: Linked, row: number): PlaceRef {
  return must(places[row - 1], "rows are asked for within their round");
}
