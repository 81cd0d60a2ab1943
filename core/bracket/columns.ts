import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { combineComparators, compareIds, compareNullable } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { rankEntries } from "#core/match/rank-entries.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch, PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import {
  deriveMatch,
  deriveMatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import { placeCode } from "./types/geometry.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";
import type { BracketUnit } from "./types/bracket-type.ts";
import { stageOf } from "./course.ts";
import {
  createPlace,
  createReconstructionOfColumns,
  type FirstThree,
  NO_PODIUM,
  type ReconstructContext,
  type Reconstruction,
} from "./reconstruction.ts";
import { areHeats, deriveHeats, type HeatColumn, type Heats } from "./heats.ts";
import {
  createSingleRoundNaming,
  createUnknownTypeRoundNaming,
  type RoundNaming,
} from "./types/round-names-and-codes.ts";
import { createBracketSlots, fillSlots, UNKNOWN_ORIGIN } from "./slots.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

interface Column {
  readonly key: string;
  readonly label: RoundNaming;
  readonly seen: readonly SeenMatch[];
}

/**
 * Reconstructs a bracket that is no tree: matches in columns by round and stage, without feeders if
 * its type is unknown, and as far as the matches show it in heats (docs/domain.md#heats).
 */
export function reconstructColumns(unit: BracketUnit, context: ReconstructContext): Reconstruction {
  const results = new Map(
    unit.upper.map((one) => [one.match.key, deriveMatchResult(one, null, context)]),
  );
  const columns = columnsOf(unit.upper);
  const heats = areHeats(unit.upper) ? deriveHeats(columns.map(heatColumnOf), results) : null;
  const last = heats?.hasFinal === true ? columns.at(-1) : undefined;
  const named: readonly Column[] =
    last === undefined ? columns : [...columns.slice(0, -1), { ...last, label: FINAL_NAMING }];
  const refs = createRefs(named, heats !== null, context.prefix);
  const matches: DerivedMatch[] = [];
  const rounds = named.map(({ key, label, seen }): Round => {
    const places = seen.map((one, index): BracketPlace => {
      const { match } = one;
      const result = getOf(results, match);
      const ref = getOf(refs, match);
      const round = { key, name: label.name, losersTo: null };
      const next = heats?.nextOf(match) ?? null;
      const winnerTo = next === null ? null : getOf(refs, next);
      const advances = heats?.advancesOf(match) ?? null;
      const slots = heats === null ? slotsOfUnknown(match) : heatSlotsOf(match, heats, refs);
      const position = positionWithoutFeeders(match, ref.code, round);
      const linked = heats === null ? position : { ...position, slots, winnerTo };
      const derived = deriveMatch(one, result, linked, context.listedAt);
      matches.push(advances === null ? derived : { ...derived, advances });
      const bye = result.status.by === "bye";
      const links = { slots, winnerTo, loserTo: null };
      return createPlace({ ...ref, ...links, round: key, row: index + 1, bye });
    });
    const { bestOf } = firstOf(seen);
    return { key, section: "upper", name: label.name, losersTo: null, bestOf, places };
  });
  const podium = last === undefined ? NO_PODIUM : podiumOf(must(matches.at(-1), "it has a final"));
  return createReconstructionOfColumns(unit, context, matches, {
    ...podium,
    kind: heats === null ? "unknown" : "heats",
    rounds,
    noChampion: last === undefined ? "unknown-type" : "final-undecided",
    // Heats are recognized by their matches, whatever their type.
    issues: heats === null ? unit.issues : [],
  });
}

const FINAL_NAMING = createSingleRoundNaming(2);

/** Returns the first three of the last match; `null` for a place that is shared or unknown. */
function podiumOf({ match, outcome: { winner } }: DerivedMatch): FirstThree {
  const { entries } = match;
  const refAt = (index: number): ContestantRef =>
    contestantRef(must(entries[index], "a placement is that of an entry"));
  if (winner === null) return NO_PODIUM;
  if (entries.length < 3) {
    // With a bye, no other contestant is listed.
    const runnerUp = entries.length === 2 ? refAt(1 - winner) : null;
    return { champion: refAt(winner), runnerUp, third: null };
  }
  const ranked = rankEntries(match);
  const placed = (place: number): ContestantRef | null => {
    const only = singleOrNull(ranked.filter((one) => one.place === place));
    return only === null ? null : refAt(only.index);
  };
  return { champion: refAt(winner), runnerUp: placed(2), third: placed(3) };
}

/** Returns place and code of each match: in heats by the row that it states, else by its position. */
function createRefs(
  columns: readonly Column[],
  areStated: boolean,
  prefix: string,
): ReadonlyMap<SiteKey, PlaceRef> {
  const refs = new Map<SiteKey, PlaceRef>();
  for (const { key, label, seen } of columns) {
    const stated = new Set(seen.map(({ match }) => match.row));
    const hasRows = areStated && stated.size === seen.length && !stated.has(null);
    seen.forEach(({ match }, index) => {
      const row = (hasRows ? match.row : null) ?? index + 1;
      const code = placeCode(label, row, prefix);
      refs.set(match.key, { place: `${key}#${row}`, code, match: match.key });
    });
  }
  return refs;
}

function slotsOfUnknown(match: Match): BracketPlace["slots"] {
  return createBracketSlots(match, [UNKNOWN_ORIGIN, UNKNOWN_ORIGIN]);
}

/** Returns a slot for each contestant with the match before, and one for each source of others. */
function heatSlotsOf(
  match: Match,
  heats: Heats,
  refs: ReadonlyMap<SiteKey, PlaceRef>,
): BracketPlace["slots"] {
  const taken = heats.originsOf(match).map((from, entry): Slot => {
    if (from === null) return { entry, source: UNKNOWN_ORIGIN.source };
    const of = getOf(refs, from);
    return { entry, source: { type: "advancing", of, count: 1, certainty: "found" } };
  });
  const open = heats.openSourcesOf(match).map(({ from, count }): Slot => {
    const of = getOf(refs, from);
    return { entry: null, source: { type: "advancing", of, count, certainty: "assumed" } };
  });
  return fillSlots([...taken, ...open]);
}

function getOf<T>(values: ReadonlyMap<SiteKey, T>, { key }: Match): T {
  return must(values.get(key), "every match of the bracket has a value");
}

function heatColumnOf({ seen }: Column): HeatColumn {
  return { size: firstOf(seen).roundOf ?? Infinity, matches: seen.map(({ match }) => match) };
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

function negate(count: number | null): number | null {
  return count === null ? null : -count;
}
