import { groupBy } from "#core/lib/collections.ts";
import type { Issue } from "#core/model/match.ts";
import type { RowClaim } from "./assign-rounds.ts";
import { orderedRound, type OrderedRound } from "./order-rows.ts";

export const finalUnknown: Issue = {
  match: null,
  code: "final-unknown",
  message: "Nothing tells the final from the third place match: neither is taken as decisive.",
};

/** A match whose contestant plays on elsewhere than its row says. */
export function strayed({ seen: { match } }: RowClaim): Issue {
  return {
    match: match.key,
    code: "plays-on-elsewhere",
    message: `Who plays on from match ${match.key} stands in another match than the one it feeds.`,
  };
}

/** Rounds that were ordered by who feeds whom, against the rows their matches state. */
export function shuffledRounds(keys: Iterable<string>): readonly Issue[] {
  return [...keys].map((key) => ({
    match: null,
    code: "rows-contradict-feeds",
    message: `The rows of round ${key} contradict who plays on where: its matches are ordered by that.`,
  }));
}

/** Matches that claim the row of another, and those for which their round has no place left. */
export function sharedPlaces(
  claims: ReadonlyMap<string, readonly RowClaim[]>,
  rounds: ReadonlyMap<string, OrderedRound>,
): readonly Issue[] {
  return [...claims].flatMap(([key, all]) => {
    const { rows, extra } = orderedRound(rounds, key);
    if (all.every((claim) => claim.row !== null && rows[claim.row - 1] === claim)) return [];
    const byRow = groupBy(all, ({ row }) => row);
    return [...byRow].flatMap(([row, claimants]) => {
      if (row === null)
        return claimants.filter((claim) => extra.includes(claim)).map(placeless(key));
      const holder = claimants.find((claim) => rows[row - 1] === claim) ?? claimants[0];
      return claimants.filter((claim) => claim !== holder).map(placeTaken(key, row));
    });
  });
}

function placeTaken(round: string, row: number): (claim: RowClaim) => Issue {
  return ({ seen: { match } }) => ({
    match: match.key,
    code: "place-taken",
    message: `Match ${match.key} claims row ${row} of round ${round}, as another match does.`,
  });
}

function placeless(round: string): (claim: RowClaim) => Issue {
  return ({ seen: { match } }) => ({
    match: match.key,
    code: "place-missing",
    message: `Round ${round} holds more matches than it has places: ${match.key} has none.`,
  });
}
