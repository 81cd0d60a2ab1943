import { groupBy } from "#core/lib/collections.ts";
import type { Issue } from "#core/model/match.ts";
import type { MatchWithStatedRow } from "./assign-rounds.ts";
import { getOrderedRound, type OrderedRound } from "./order-rows.ts";

/** Issue of a single elimination in which final and third-place match cannot be distinguished. */
export const FINAL_OR_THIRD_PLACE_ISSUE: Issue = {
  match: null,
  code: "final-unknown",
  message: "Final and third-place match cannot be distinguished: neither decides the bracket.",
};

/**
 * Creates the issue of a match whose contestant advanced to another match than the one it feeds.
 */
export function createContradictedRowIssue({ seen: { match } }: MatchWithStatedRow): Issue {
  return {
    match: match.key,
    code: "plays-on-elsewhere",
    message: `The contestant who advanced from match ${match.key} is not in the match it feeds.`,
  };
}

/** Creates issues for rounds whose stated rows were replaced by the order of the next round. */
export function createReorderedRoundIssues(keys: Iterable<string>): readonly Issue[] {
  return [...keys].map((key) => ({
    match: null,
    code: "rows-contradict-feeds",
    message: `The rows of round ${key} contradict where contestants advanced: its matches are ordered by that.`,
  }));
}

/** Creates issues for matches that state another match's row, or for which no place is left. */
export function createSharedRowIssues(
  claims: ReadonlyMap<string, readonly MatchWithStatedRow[]>,
  rounds: ReadonlyMap<string, OrderedRound>,
): readonly Issue[] {
  return [...claims].flatMap(([key, all]) => {
    const { rows, extra } = getOrderedRound(rounds, key);
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

/** Creates issues for names that are in several matches of a round. */
export function createNameTwiceIssues(rounds: ReadonlyMap<string, OrderedRound>): readonly Issue[] {
  return [...rounds].flatMap(([round, { rows, slots }]) =>
    [...slots].flatMap(([key, slot]) => {
      if (slot !== null) return [];
      const found = rows.flatMap((claim) => {
        const entry = claim?.seen.match.entries.find((one) => one.key === key);
        return claim === null || entry === undefined
          ? []
          : [{ name: entry.name, match: claim.seen.match.key }];
      });
      const [first] = found;
      if (first === undefined || found.length === 1) return [];
      const matches = found.map(({ match }) => match).join(" and ");
      const message = `${first.name} is in matches ${matches} of round ${round}: two contestants of one name, or one entered twice.`;
      return [{ match: null, code: "name-twice-in-round", message }];
    }),
  );
}

function placeTaken(round: string, row: number): (claim: MatchWithStatedRow) => Issue {
  return ({ seen: { match } }) => ({
    match: match.key,
    code: "place-taken",
    message: `Match ${match.key} states row ${row} of round ${round}, but another match has it.`,
  });
}

function placeless(round: string): (claim: MatchWithStatedRow) => Issue {
  return ({ seen: { match } }) => ({
    match: match.key,
    code: "place-missing",
    message: `Round ${round} has more matches than places: match ${match.key} has no place.`,
  });
}
