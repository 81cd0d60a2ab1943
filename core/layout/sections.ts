import type { LayoutPlace, LayoutRound } from "./layout-types.ts";

/** Rounds of more matches are shown in sections of 16 matches and what follows them. */
const MAX_MATCHES = 64;
const SECTION_MATCHES = 16;
const SECTION_ROUNDS = 5;

/** A part of a round that is too large for one view, with the rounds its winners go to. */
export interface BracketSection {
  /** Rounds of a single elimination, with rows from 1. */
  readonly rounds: readonly LayoutRound[];
  /** Matches of its first round. */
  readonly places: readonly LayoutPlace[];
}

/**
 * Returns the sections of a bracket's large rounds, of the upper bracket first: those still played,
 * or chosen by the viewer by the keys in `from`. Empty if no round in view is too large.
 */
export function findSections(
  rounds: readonly LayoutRound[],
  from: readonly string[] = [],
): readonly BracketSection[] {
  return (["upper", "lower"] as const).flatMap((band) => {
    const own = rounds.filter(({ section }) => section === band);
    const chosen = own.findIndex(({ key }) => from.includes(key));
    const open = own.findIndex(({ places }) => !places.every((one) => one.bye || one.isEnded));
    const start = chosen >= 0 ? chosen : open;
    const first = own[start];
    if (first === undefined || first.places.length <= MAX_MATCHES) return [];
    return splitRounds(own.slice(start, start + SECTION_ROUNDS), first.places.length);
  });
}

function splitRounds(rounds: readonly LayoutRound[], matches: number): readonly BracketSection[] {
  const count = Math.ceil(matches / SECTION_MATCHES);
  return Array.from({ length: count }, (_, index) => {
    const own = rounds.map((round) =>
      Object.assign(keepRows(round, index, count), { section: "upper" as const }),
    );
    return { rounds: own, places: own.slice(0, 1).flatMap(({ places }) => places) };
  });
}

/** Returns one of `count` equal parts of a round, in rows from 1; `index` begins at 0. */
export function keepRows(round: LayoutRound, index: number, count: number): LayoutRound {
  const rows = round.places.length / count;
  const [before, last] = [Math.ceil(index * rows), Math.ceil((index + 1) * rows)];
  const own = round.places.filter(({ row }) => row > before && row <= last);
  const places = own.map((place) => Object.assign({}, place, { row: place.row - before }));
  return { ...round, places };
}
