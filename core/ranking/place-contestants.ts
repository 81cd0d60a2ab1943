import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace, Round } from "#core/model/bracket.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { ContestantRef, DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";
import type { RankReason } from "#core/model/ranking.ts";
import type { PlaceRef } from "#core/model/slot.ts";
import { CHAMPION, type EliminationTiers, isFinal, THIRD } from "./elimination-tiers.ts";
import { areFinalsUnclear, matchesIn, placeFinalists } from "./place-finalists.ts";

/** A contestant between the best and the worst result that are possible, lower is better. */
export interface Placed {
  readonly contestant: ContestantRef;
  readonly best: number;
  readonly worst: number;
  readonly reason: RankReason;
}

/** Data of `placeContestants`. */
export interface PlaceInput {
  /** The matches of the bracket by key. */
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  readonly tiers: EliminationTiers;
  /** True if no match of the bracket will be played any more. */
  readonly isClosed: boolean;
  /** True if matches may have been played before Matchdesk began watching. */
  readonly missesPast: boolean;
}

/** A bracket with what all of its places need. */
interface Context extends PlaceInput {
  readonly bracket: Bracket;
  /** Returns the place that a link leads to. */
  readonly placeOf: (ref: PlaceRef) => BracketPlace;
}

/** A place with its round and its match. */
interface Played {
  readonly place: BracketPlace;
  readonly derived: DerivedMatch;
  readonly round: Round;
  /** The round that the losers of its round drop to; `null` if they are eliminated. */
  readonly drop: Round | null;
  /** Index of the tier of who loses there and, with a second chance, in the next match as well. */
  readonly worst: number;
}

/**
 * Places every contestant of a bracket, once for each time a contestant is eliminated: two
 * contestants of the same name are placed twice.
 *
 * @returns `best` and `worst` are indexes of tiers.
 */
export function placeContestants(bracket: Bracket, input: PlaceInput): readonly Placed[] {
  const { matches } = input;
  const context = { ...input, bracket, placeOf: createPlaceOf(bracket) };
  const isUnclear = areFinalsUnclear(bracket, matches);
  const isPlacedApart = (round: Round): boolean =>
    isFinal(bracket, round) || (isUnclear && round.key === "bronze");
  const finals = bracket.rounds.filter(isPlacedApart).flatMap((round) => matchesIn(round, matches));
  const placed = [...placeFinalists(bracket, finals, isUnclear)];
  for (const round of bracket.rounds) {
    if (isPlacedApart(round)) continue;
    const drop = dropRoundOf(round, bracket);
    const worst = tierOf(drop ?? round, input);
    for (const place of round.places) {
      const derived = matches.get(place.match ?? "");
      if (derived === undefined) continue;
      const played = { place, derived, round, drop, worst };
      derived.match.entries.forEach((entry, index) => {
        const one = placeEntry(played, entry, index, context);
        if (one !== null) placed.push(one);
      });
    }
  }
  return dropRepeated(placed);
}

/**
 * Drops unknown results of contestants whose later result is known, or a later one at least: if
 * matches between were not seen, both appear to be the last.
 */
function dropRepeated(placed: readonly Placed[]): readonly Placed[] {
  if (placed.every(isKnown)) return placed;
  const last = new Map<ContestantKey, Placed>();
  for (const one of placed) {
    const { key } = one.contestant;
    const other = last.get(key);
    if (other === undefined || isKnown(one) || (!isKnown(other) && one.worst < other.worst)) {
      last.set(key, one);
    }
  }
  return placed.filter((one) => isKnown(one) || last.get(one.contestant.key) === one);
}

function isKnown({ best, worst }: Placed): boolean {
  return best === worst;
}

function placeEntry(
  played: Played,
  entry: MatchEntry,
  index: number,
  context: Context,
): Placed | null {
  const { place, derived } = played;
  const { winner } = derived.outcome;
  if (derived.status.by === "bye" || winner === index) return placeWinner(played, entry, context);
  if (winner !== null) return placeLoser(played, entry, context);
  const playsOn =
    playsFrom(place.winnerTo, entry.key, context) || playsFrom(place.loserTo, entry.key, context);
  return playsOn ? null : placeUnsettled(played, entry);
}

function placeUnsettled({ round, derived, worst }: Played, entry: MatchEntry): Placed {
  const { match, status, unresolved } = derived;
  const isOpen = status.state !== "ended" && unresolved === null;
  return {
    contestant: contestantRef(entry),
    best: round.key === "bronze" ? THIRD : CHAMPION,
    worst,
    reason: { type: isOpen ? "playing" : "undecided", match: match.key },
  };
}

function placeWinner(
  { round, place, derived }: Played,
  entry: MatchEntry,
  context: Context,
): Placed | null {
  const own = derived.match.key;
  if (round.key === "bronze") return createPlaced(entry, THIRD, { type: "won", match: own });
  const next = must(place.winnerTo, "the winner of a round before the final has a next place");
  if (playsFrom(next, entry.key, context)) return null;
  const { match } = next;
  const nextMatch = context.matches.get(match ?? "");
  const waits =
    !context.isClosed && (nextMatch === undefined || nextMatch.match.entries.length < 2);
  return {
    contestant: contestantRef(entry),
    best: CHAMPION,
    worst: worstAt(context.placeOf(next), context),
    reason: waits ? { type: "playing", match } : { type: "undecided", match: own },
  };
}

function placeLoser(played: Played, entry: MatchEntry, context: Context): Placed | null {
  const { round, place, derived, drop, worst } = played;
  const type = (entry.score ?? 0) < 0 ? "disqualified" : "lost";
  const reason = { type, match: derived.match.key } as const;
  const hasSecondChance = context.bracket.kind === "double" && round.section === "upper";
  if (!hasSecondChance && drop === null) return createPlaced(entry, worst, reason);
  // The link to the next place may be assumed, so the whole round counts.
  if (playsFrom(place.loserTo, entry.key, context)) return null;
  const after: readonly (PlaceRef | null)[] = drop?.places ?? [place.winnerTo];
  if (after.some((ref) => playsFrom(ref, entry.key, context))) return null;
  const { isClosed, missesPast } = context;
  const isEliminated =
    drop === null ||
    (place.loserTo === null ? drop.places : [place.loserTo]).every((ref) => isTaken(ref, context));
  if (isClosed && !missesPast && isEliminated) return createPlaced(entry, worst, reason);
  return {
    contestant: contestantRef(entry),
    best: CHAMPION,
    worst,
    reason: isClosed
      ? { ...reason, type: "undecided" }
      : { type: "playing", match: place.loserTo?.match ?? null },
  };
}

/** Returns whether a contestant plays at a place or, if it has no match, at one after it. */
function playsFrom(ref: PlaceRef | null, key: ContestantKey, context: Context): boolean {
  if (ref === null) return false;
  const derived = context.matches.get(ref.match ?? "");
  if (derived !== undefined) return derived.match.entries.some((entry) => entry.key === key);
  const { winnerTo, loserTo } = context.placeOf(ref);
  return playsFrom(winnerTo, key, context) || playsFrom(loserTo, key, context);
}

/** Returns whether others played at a place, or one of them advanced from it without a match. */
function isTaken(ref: PlaceRef, { placeOf }: Context): boolean {
  const { match, winnerTo } = placeOf(ref);
  if (match !== null || winnerTo === null) return match !== null;
  return placeOf(winnerTo).slots.some(
    ({ entry, source }) =>
      entry !== null && source.type === "winner" && source.of.place === ref.place,
  );
}

function dropRoundOf({ losersTo }: Round, { rounds }: Bracket): Round | null {
  if (losersTo === null) return null;
  return must(
    rounds.find(({ name }) => name.long === losersTo.long),
    "losers drop to a round of the bracket",
  );
}

/** Returns the tier of who loses at a place and, with a second chance, in the next match as well. */
function worstAt({ round: key }: BracketPlace, { bracket, tiers }: Context): number {
  const round = must(
    bracket.rounds.find((one) => one.key === key),
    "a place has a round",
  );
  return tierOf(dropRoundOf(round, bracket) ?? round, { tiers });
}

/** Returns the tier of who is eliminated in a round. */
function tierOf({ key }: Round, { tiers }: Pick<PlaceInput, "tiers">): number {
  return must(tiers.ofRound.get(key), "a round without a second chance has a tier");
}

/** Creates `Context.placeOf`. Its index is made when needed: only places without a match need it. */
function createPlaceOf({ rounds }: Bracket): Context["placeOf"] {
  let places: Map<string, BracketPlace> | null = null;
  return ({ place }) => {
    places ??= new Map(rounds.flatMap((round) => round.places.map((one) => [one.place, one])));
    return must(places.get(place), "a link leads to a place");
  };
}

function createPlaced(entry: MatchEntry, tier: number, reason: RankReason): Placed {
  return { contestant: contestantRef(entry), best: tier, worst: tier, reason };
}
