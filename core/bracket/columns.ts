import { combineComparators, compareIds, compareNullable, groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match, SeenMatch } from "#core/model/match.ts";
import {
  deriveMatch,
  deriveMatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import { placeCode } from "./types/geometry.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";
import { createCountsGamesCheck } from "./counts-games.ts";
import type { BracketUnit } from "./types/bracket-type.ts";
import type { ReconstructContext, Reconstruction } from "./reconstruction.ts";
import { createUnknownTypeRoundNaming, type RoundNaming } from "./types/round-names-and-codes.ts";
import { createBracketSlots, UNKNOWN_ORIGIN } from "./slots.ts";

interface Column {
  readonly key: string;
  readonly label: RoundNaming;
  readonly seen: readonly SeenMatch[];
}

/**
 * Reconstructs a bracket of unknown type: matches in columns by round and stage, without feeders.
 */
export function reconstructColumns(unit: BracketUnit, context: ReconstructContext): Reconstruction {
  const countsGames = createCountsGamesCheck(unit.upper.map(({ match }) => match));
  const matches: DerivedMatch[] = [];
  const rounds = columnsOf(unit.upper).map(({ key, label, seen }): Round => {
    const places = seen.map((one, index): BracketPlace => {
      const code = placeCode(label, index + 1, context.prefix);
      const result = deriveMatchResult(one, null, countsGames(one.match), context);
      const slots = createBracketSlots(one.match, [UNKNOWN_ORIGIN, UNKNOWN_ORIGIN]);
      const round = { key, name: label.name, losersTo: null };
      const position = positionWithoutFeeders(one.match, code, round);
      matches.push(deriveMatch(one, result, position, context.listedAt));
      return {
        place: `${key}#${index + 1}`,
        code,
        match: one.match.key,
        round: key,
        row: index + 1,
        bye: result.status.by === "bye",
        slots,
        winnerTo: null,
        loserTo: null,
        absence: null,
        continuesIn: null,
      };
    });
    const { bestOf } = firstOf(seen);
    return { key, section: "upper", name: label.name, losersTo: null, bestOf, places };
  });
  return {
    bracket: {
      key: `${unit.site}/${must(unit.ids[0], "a bracket has an id")}`,
      site: unit.site,
      ids: unit.ids,
      tournament: unit.tournament,
      title: unit.title,
      kind: "unknown",
      size: unit.size,
      prefix: context.prefix,
      rounds,
      champion: null,
      runnerUp: null,
      third: null,
      resetPlayed: false,
      // The number of matches is unknown, so more may follow.
      complete: false,
      noChampion: matches.every(({ status }) => status.state === "ended") ? "unknown-type" : null,
      dropIn: {},
      issues: unit.issues,
    },
    matches,
    expected: null,
    isEveryMatchSeen: false,
    validUntil: null,
  };
}

/** Groups matches into columns: largest round first, then by stage; matches by row, then id. */
function columnsOf(seen: readonly SeenMatch[]): readonly Column[] {
  const columns = groupBy(seen, ({ match }) => `${match.roundOf} ${stageOf(match)}`);
  return [...columns.values()]
    .map((matches) => matches.toSorted((a, b) => compareInColumn(a.match, b.match)))
    .toSorted((a, b) => compareColumns(firstOf(a), firstOf(b)))
    .map((matches, index) => {
      const { roundOf } = firstOf(matches);
      const stage = stageOf(firstOf(matches));
      const suffix = stage === 1 ? "" : `s${stage}`;
      return {
        key: roundOf === null ? `column ${index + 1}` : `ro${roundOf}${suffix}`,
        label: createUnknownTypeRoundNaming(roundOf, stage, index + 1),
        seen: matches,
      };
    });
}

const compareInColumn = combineComparators<Match>(
  (a, b) => compareNullable(a.row, b.row),
  (a, b) => compareIds(a.id, b.id),
);

const compareColumns = combineComparators<Match>(
  (a, b) => compareNullable(negate(a.roundOf), negate(b.roundOf)),
  (a, b) => stageOf(a) - stageOf(b),
);

function firstOf(seen: readonly SeenMatch[]): Match {
  return must(seen[0], "a column holds a match").match;
}

function stageOf({ stage }: Match): number {
  return stage ?? 1;
}

function negate(count: number | null): number | null {
  return count === null ? null : -count;
}
