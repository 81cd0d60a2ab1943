import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { compareNullable } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import { deriveMatch, type MatchResult } from "#core/match/derive-match.ts";
import { findLeaderIndex } from "#core/match/outcome.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";
import { type ContestantRef, contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch, PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { Match, MatchEntry, SeenMatch, SiteKey } from "#core/model/match.ts";
import { type Course, isSameRound, stageOf } from "./course.ts";
import {
  areEnded,
  createPlace,
  createReconstructionOfColumns,
  type FirstThree,
  NO_PODIUM,
  type ReconstructContext,
  type Reconstruction,
} from "./reconstruction.ts";
import { fillSlots } from "./slots.ts";
import type { BracketUnit } from "./types/bracket-type.ts";
import { placeCode } from "./types/geometry.ts";
import {
  createSingleRoundNaming,
  createUnknownTypeRoundNaming,
  type RoundNaming,
} from "./types/round-names-and-codes.ts";

interface IrregularContext extends ReconstructContext {
  /** Returns status and outcome of a match, or of the matches of one place, by who advanced. */
  readonly resultAt: (seen: SeenMatch, advanced: number | null) => MatchResult;
  /** Returns the matches of a place; of most, the only one. */
  readonly separate: (derived: DerivedMatch) => readonly DerivedMatch[];
}

type WinnerOf = (match: Match) => number | null;

/** Matches of one stated round that no contestant plays one after the other. */
interface Column {
  readonly key: string;
  readonly label: RoundNaming;
  readonly matches: readonly Match[];
}

/** The only match with open slots, and the matches whose winners fill them. */
interface OpenFeeders {
  readonly target: Match;
  readonly from: readonly Match[];
}

/**
 * Reconstructs an elimination that is no tree (docs/domain.md#irregular-brackets): in columns by who
 * meets whom, with the links that names prove.
 */
export function reconstructIrregular(
  unit: BracketUnit,
  course: Course,
  context: IrregularContext,
): Reconstruction {
  const hasLosers = course.matches.some(({ match }) => loserPlaysOn(match, course));
  const results = new Map<Match, MatchResult>(
    course.matches.map((one) => {
      const advanced = findAdvanced(one.match, course, hasLosers);
      return [one.match, context.resultAt(one, advanced)];
    }),
  );
  const winnerOf = (match: Match): number | null => results.get(match)?.outcome.winner ?? null;
  const feeders = findOpenFeeders(course, winnerOf);
  const columns = createColumns(course, winnerOf, feeders);
  const refs = createRefs(columns, context.prefix);
  const links = createLinks(course, winnerOf, refs, feeders);
  const derived = new Map<SiteKey, DerivedMatch>();
  const rounds = columns.map(({ key, label, matches }): Round => {
    const places = matches.map((match, index): BracketPlace => {
      const seen = must(
        course.matches.find((one) => one.match === match),
        "a column has matches of the bracket",
      );
      const result = must(results.get(match), "every match has a result");
      const ref = must(refs.get(match), "every match has a place");
      const linked = links(match);
      const round = { key, name: label.name, losersTo: null };
      const position = { code: ref.code, round, ...linked };
      derived.set(match.key, deriveMatch(seen, result, position, context.listedAt));
      const bye = result.status.by === "bye";
      return createPlace({ ...ref, ...linked, round: key, row: index + 1, bye });
    });
    const bestOf = matches[0]?.bestOf ?? null;
    return { key, section: "upper", name: label.name, losersTo: null, bestOf, places };
  });
  const matches = course.matches.flatMap(({ match }) =>
    context.separate(must(derived.get(match.key), "every match is in a column")),
  );
  return createReconstructionOfColumns(unit, context, matches, {
    ...(areEnded(matches) ? findPodium(columns, course, winnerOf) : NO_PODIUM),
    kind: "irregular",
    rounds,
    noChampion: "final-undecided",
    issues: unit.issues,
  });
}

function loserPlaysOn(match: Match, { winnerOf, laterOf }: Course): boolean {
  const winner = winnerOf(match);
  const loser = match.entries[winner === null ? -1 : 1 - winner];
  return loser !== undefined && laterOf(loser.key, match).length > 0;
}

/**
 * Returns who won by the score although the service has not ended the match: the leader plays on.
 * Unless losers play on in the bracket, the only contestant who does has won, whatever the score.
 */
function findAdvanced(match: Match, course: Course, hasLosers: boolean): number | null {
  if (match.entries.length !== 2) return null;
  const playsOn = match.entries.map(({ key }) => course.laterOf(key, match).length > 0);
  const leader = findLeaderIndex(match);
  if (leader !== null && playsOn[leader] === true) return leader;
  if (hasLosers || course.winnerOf(match) !== null || playsOn[0] === playsOn[1]) return null;
  return playsOn.indexOf(true);
}

/**
 * Finds the matches that fill the last open slots: all winners have a next match, and one match has
 * as many open slots as others are undecided.
 */
function findOpenFeeders({ matches, laterOf }: Course, winnerOf: WinnerOf): OpenFeeders | null {
  const undecided = matches.filter(({ match }) => winnerOf(match) === null);
  const open = undecided.filter(({ match }) => match.entries.length < 2);
  const target = singleOrNull(open)?.match;
  if (target === undefined) return null;
  const from = undecided.flatMap(({ match }) => (match === target ? [] : match));
  const isWaiting = matches.some(({ match }) => {
    const winner = match.entries[winnerOf(match) ?? -1];
    return winner !== undefined && laterOf(winner.key, match).length === 0;
  });
  const isFilled = from.length === 2 - target.entries.length;
  return isFilled && !isWaiting ? { target, from } : null;
}

/** Groups matches by stated round and by how many of its matches their contestants play before. */
function createColumns(
  { matches: seen, matchesOf }: Course,
  winnerOf: WinnerOf,
  feeders: OpenFeeders | null,
): readonly Column[] {
  const depths = new Map<Match, number>();
  const last = seen.flatMap(({ match }) => (match === feeders?.target ? match : []));
  for (const match of [...seen.map((one) => one.match), ...last]) {
    const before = match.entries
      .flatMap(({ key }) => matchesOf(key))
      .concat(match === feeders?.target ? feeders.from : [])
      .filter((other) => isSameRound(other, match))
      .map((other) => depths.get(other) ?? 0);
    // An open slot may wait for a contestant of any earlier match.
    const earlier = match.entries.length < 2 ? startedBefore(match, seen) : [];
    const least = earlier.map((other) => (isSameRound(other, match) && depths.get(other)) || 0);
    depths.set(match, Math.max(1, ...before.map((depth) => depth + 1), ...least));
  }
  const groups = groupBy(
    seen.map(({ match }) => match),
    (match) => `ro${match.roundOf}s${stageOf(match)}.${depths.get(match)}`,
  );
  const depthOf = ([match]: readonly Match[]): number => (match && depths.get(match)) ?? 0;
  const sorted = [...groups].toSorted(([, a], [, b]) =>
    a[0] && b[0] && isSameRound(a[0], b[0]) ? depthOf(a) - depthOf(b) : 0,
  );
  return sorted.map(([key, matches], index) => {
    const { roundOf, stage } = must(matches[0], "a column has a match");
    const isLast = index === sorted.length - 1 && matches.length === 1;
    const others = seen.filter(({ match }) => !matches.includes(match));
    const isFinal =
      isLast && (roundOf === 2 || others.every(({ match }) => winnerOf(match) !== null));
    const label = isFinal
      ? createSingleRoundNaming(2)
      : createUnknownTypeRoundNaming(roundOf, stage ?? 1, index + 1);
    return { key, label, matches };
  });
}

function startedBefore({ start }: Match, seen: Course["matches"]): readonly Match[] {
  return seen.flatMap(({ match }) => (compareNullable(match.start, start) < 0 ? match : []));
}

/** Returns place and code of each match, by the row that it states if it is the only one. */
function createRefs(columns: readonly Column[], prefix: string): ReadonlyMap<Match, PlaceRef> {
  const codes = new Set<string>();
  const refs = new Map<Match, PlaceRef>();
  for (const { key, label, matches } of columns) {
    matches.forEach((match, index) => {
      let row = match.row ?? index + 1;
      while (codes.has(placeCode(label, row, prefix))) row += 1;
      const code = placeCode(label, row, prefix);
      codes.add(code);
      refs.set(match, { place: `${key}#${index + 1}`, code, match: match.key });
    });
  }
  return refs;
}

/** The links of a match to those before and after it. */
type Links = Pick<DerivedMatch, "winnerTo" | "loserTo"> & Pick<BracketPlace, "slots">;

function createLinks(
  course: Course,
  winnerOf: WinnerOf,
  refs: ReadonlyMap<Match, PlaceRef>,
  feeders: OpenFeeders | null,
): (match: Match) => Links {
  const refOf = (match: Match | undefined | null): PlaceRef | null =>
    (match && refs.get(match)) ?? null;
  const nextOf = (match: Match, entry: MatchEntry | undefined): PlaceRef | null =>
    entry === undefined ? null : refOf(course.laterOf(entry.key, match)[0]);
  const slotOf = (match: Match, entry: number): Slot => {
    const key = match.entries[entry]?.key ?? "";
    const own = course.matchesOf(key);
    const before = own[own.indexOf(match) - 1];
    if (before === undefined) {
      return { entry, source: { type: "seed", seed: match.entries[entry]?.seed ?? null } };
    }
    const winner = winnerOf(before);
    const of = refOf(before);
    if (winner === null || of === null) return { entry, source: { type: "unknown" } };
    const type = before.entries[winner]?.key === key ? "winner" : "loser";
    return { entry, source: { type, of, certainty: "found" } };
  };
  return (match) => {
    const taken = match.entries.map((_, entry) => slotOf(match, entry));
    const open = (feeders?.target === match ? feeders.from : []).map((from): Slot => {
      const of = must(refOf(from), "every match has a place");
      return { entry: null, source: { type: "winner", of, certainty: "found" } };
    });
    const winner = winnerOf(match);
    const isFeeder = feeders?.from.includes(match) === true;
    const next = winner === null ? null : nextOf(match, match.entries[winner]);
    return {
      slots: fillSlots([...taken, ...open]),
      winnerTo: isFeeder ? refOf(feeders.target) : next,
      loserTo: winner === null ? null : nextOf(match, match.entries[1 - winner]),
    };
  };
}

/** Returns the first three if the last match leaves one contestant who did not lose their last match. */
function findPodium(
  columns: readonly Column[],
  { matches, matchesOf }: Course,
  winnerOf: WinnerOf,
): FirstThree {
  const entries = matches.flatMap(({ match }) => match.entries);
  const left = new Map<string, ContestantRef>();
  for (const entry of entries) {
    const last = must(matchesOf(entry.key).at(-1), "a contestant has a match");
    const winner = winnerOf(last);
    if (winner === null || last.entries[winner]?.key === entry.key) {
      left.set(entry.key, contestantRef(entry));
    }
  }
  const champion = singleOrNull([...left.values()]);
  const final = singleOrNull(columns.at(-1)?.matches ?? []);
  const isLast = final?.entries.some(({ key }) => key === champion?.key) === true;
  if (champion === null || final === null || !isLast) return NO_PODIUM;
  const loserOf = (match: Match | null): ContestantRef | null => {
    const winner = match === null ? null : winnerOf(match);
    const loser = match?.entries[winner === null ? -1 : 1 - winner];
    return loser === undefined ? null : contestantRef(loser);
  };
  const third = loserOf(singleOrNull(columns.at(-2)?.matches ?? []));
  return { champion, runnerUp: loserOf(final), third };
}
