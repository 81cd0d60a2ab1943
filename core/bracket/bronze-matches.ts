import { groupBy } from "#core/lib/collections.ts";
import { deriveMatch, type MatchResult } from "#core/match/derive-match.ts";
import type { BracketPlace, Round } from "#core/model/bracket.ts";
import type { DerivedMatch, PlaceRef, Slot } from "#core/model/derived-match.ts";
import type { ContestantKey, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { type Course, sizeOf } from "./course.ts";
import { createPlace, type ReconstructContext } from "./reconstruction.ts";
import { BRONZE_KEY, placeCode } from "./types/geometry.ts";
import { TWO_BRONZES_NAMING } from "./types/round-names-and-codes.ts";

/**
 * Finds two matches for the third place, as in a repechage: in each, the loser of a semifinal meets
 * a contestant who lost before. They are two of three matches in the last round, or two more than
 * the semifinals. In order of their rows; none if they may be for other places.
 */
export function findBronzeMatches(course: Course): readonly SeenMatch[] {
  const rounds = groupBy(course.matches, ({ match }) => sizeOf(match));
  const [last = [], semifinals = [], before = []] = [2, 4, 8].map((size) => rounds.get(size));
  const isInLast = last.length === 3;
  if (!isInLast && (last.length !== 1 || semifinals.length !== 4)) return [];
  const pair = isInLast ? withoutFinal(last, course) : findExtraPair(semifinals);
  const matches = pair.map(({ match }) => match);
  if (matches.length !== 2 || !matches.every((match) => isPossible(match, course))) return [];
  const lost = matches.map(({ entries }) =>
    entries.filter(({ key }) => lostSemifinal(key, semifinals, matches, course)),
  );
  const isMixed = matches.some(
    ({ entries }, index) => entries.length === 2 && lost[index]?.length === 1,
  );
  const isApart = lost.every((own) => own.length === 1);
  // One with both losers is the usual one; the other is then for the fifth place.
  const isOther = matches.some(
    ({ entries }, index) => entries.length === 2 && lost[index]?.length !== 1,
  );
  if (isOther) return [];
  const isBySemifinals = !isInLast && lost.some((own) => own.length > 0);
  if (isMixed || isApart || isBySemifinals) return pair;
  // Before that, as many matches may be for the places from five to eight.
  const isNumbered = matches.every(({ roundOf }) => roundOf === 3);
  const isPlain = isInLast ? semifinals.length === 2 : isNumbered;
  return isPlain && before.length === 4 ? pair : [];
}

function withoutFinal(last: readonly SeenMatch[], course: Course): readonly SeenMatch[] {
  const sorted = sortByRow(last);
  const final =
    sorted.find(({ match }) =>
      match.entries.some(({ key }) => course.lossesBefore(key, match).length === 0),
    ) ?? sorted[0];
  return sorted.filter((one) => one !== final);
}

function findExtraPair(semifinals: readonly SeenMatch[]): readonly SeenMatch[] {
  const numbered = semifinals.filter(({ match }) => match.roundOf === 3);
  if (numbered.length > 0) return sortByRow(numbered);
  return sortByRow(semifinals).slice(2);
}

function sortByRow(matches: readonly SeenMatch[]): readonly SeenMatch[] {
  return matches.toSorted((a, b) => (a.match.row ?? 0) - (b.match.row ?? 0));
}

/** Returns whether all contestants of a match lost before, and play no other one after it. */
function isPossible(match: Match, { lossesBefore, laterOf }: Course): boolean {
  return match.entries.every(
    ({ key }) => lossesBefore(key, match).length > 0 && laterOf(key, match).length === 0,
  );
}

function lostSemifinal(
  key: ContestantKey,
  semifinals: readonly SeenMatch[],
  pair: readonly Match[],
  { winnerOf }: Course,
): boolean {
  return semifinals.some(({ match }) => {
    if (pair.includes(match)) return false;
    const winner = match.entries[winnerOf(match) ?? -1]?.key;
    return winner !== undefined && winner !== key && match.entries.some((one) => one.key === key);
  });
}

interface BronzeContext extends ReconstructContext {
  readonly resultAt: (seen: SeenMatch) => MatchResult;
}

/** The rounds of a tree with that of two third-place matches, and the matches with a place. */
export interface RoundsWithBronze {
  readonly rounds: readonly Round[];
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
}

/** Adds the round of two third-place matches, to which all losers before the final may come. */
export function addBronzeRound(
  { rounds, matches: placed }: RoundsWithBronze,
  bronze: readonly SeenMatch[],
  course: Course,
  context: BronzeContext,
): RoundsWithBronze {
  const { name } = TWO_BRONZES_NAMING;
  const matches = new Map(placed);
  const drops = new Map<string, PlaceRef>();
  const places = bronze.map((seen, index): BracketPlace => {
    const { match } = seen;
    const row = index + 1;
    const code = placeCode(TWO_BRONZES_NAMING, row, context.prefix);
    const ref = { place: `${BRONZE_KEY}#${row}`, code, match: match.key };
    const slotOf = (entry: number): Slot => {
      const contestant = match.entries[entry]?.key;
      const loss = course.lossesBefore(contestant ?? "", match).at(-1);
      const from = placed.get(loss?.match.key ?? "");
      if (contestant === undefined) return { entry: null, source: { type: "unknown" } };
      const origin = rounds
        .flatMap((round) => round.places)
        .find((place) => place.match !== null && place.match === from?.match.key);
      if (origin === undefined) return { entry, source: { type: "unknown" } };
      drops.set(origin.place, ref);
      const of = { place: origin.place, code: origin.code, match: origin.match };
      return { entry, source: { type: "loser", of, certainty: "found" } };
    };
    const slots = [slotOf(0), slotOf(1)] as const;
    const result = context.resultAt(seen);
    const links = { slots, winnerTo: null, loserTo: null };
    const round = { key: BRONZE_KEY, name, losersTo: null };
    matches.set(match.key, deriveMatch(seen, result, { code, round, ...links }, context.listedAt));
    return createPlace({ ...ref, ...links, round: BRONZE_KEY, row, bye: false });
  });
  const before = rounds.map((round): Round => {
    if (round.key === "ro2") return round;
    const own = round.places.map((place) => {
      const loserTo = drops.get(place.place) ?? null;
      const derived = matches.get(place.match ?? "");
      if (derived !== undefined && derived.round !== null) {
        const losersTo = { ...derived.round, losersTo: name };
        matches.set(derived.match.key, { ...derived, round: losersTo, loserTo });
      }
      return { ...place, loserTo };
    });
    return { ...round, losersTo: name, places: own };
  });
  const bestOf = bronze[0]?.match.bestOf ?? null;
  const round: Round = { key: BRONZE_KEY, section: "finals", name, losersTo: null, bestOf, places };
  return { rounds: [...before, round], matches };
}
