import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace, Round } from "#core/model/bracket.ts";
import { isWithoutWinner } from "#core/match/outcome.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";
import type { RankReason } from "#core/model/ranking.ts";
import type { PlaceRef } from "#core/model/slot.ts";
import { CHAMPION, type EliminationTiers, isFinal, THIRD } from "./elimination-tiers.ts";
import { findReplacedNames } from "#core/match/replaced-names.ts";
import { areFinalsUnclear, matchesIn, placeFinalists } from "./place-finalists.ts";
import type { ContestantRef } from "#core/model/contestant-ref.ts";

/** A contestant between the best and the worst result that are possible, lower is better. */
export interface Placed {
  readonly contestant: ContestantRef;
  readonly best: number;
  readonly worst: number;
  readonly reason: RankReason;
}

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
}

/**
 * Places every contestant of a bracket, once for each time a contestant is eliminated: two
 * contestants of the same name are placed twice.
 *
 * @returns `best` and `worst` are indexes of tiers.
 */
export function placeContestants(bracket: Bracket, input: PlaceInput): readonly Placed[] {
  const isUnclear = areFinalsUnclear(bracket, input.matches);
  const apart = bracket.rounds.filter(
    (round) => isFinal(bracket, round) || (isUnclear && round.key === "bronze"),
  );
  const finals = apart.flatMap((round) => matchesIn(round, input.matches));
  // The last rounds first, so that rows are almost sorted.
  const rounds = bracket.rounds.filter((round) => !apart.includes(round)).toReversed();
  const context = { ...input, bracket, placeOf: createPlaceOf(bracket) };
  const placed = [...placeFinalists(bracket, finals, isUnclear, input.matches)];
  for (const round of rounds) {
    if (!hasSecondChance(round, bracket)) placed.push(...placeEliminated(round, context));
  }
  // Whoever is in the slot of another contestant has that one's rank, under the new name.
  const replaced = findReplacedNames(bracket, input.matches).map(({ former }) => former.key);
  const known = new Set([...placed.map(({ contestant }) => contestant.key), ...replaced]);
  const open = rounds.flatMap((round) => placeOthers(round, known, context));
  return open.length === 0 ? placed : [...placed, ...keepLast(open)];
}

/** Places who lost in a round and does not play in the next match nevertheless. */
function placeEliminated(round: Round, context: Context): readonly Placed[] {
  const { matches, tiers } = context;
  const tier = tierOf(round, tiers);
  const placed: Placed[] = [];
  for (const place of round.places) {
    const derived = matches.get(place.match ?? "");
    if (derived === undefined || derived.status.by === "bye") continue;
    const { key: match, entries } = derived.match;
    // Also in a damaged match of one contestant, or of more than two.
    const loser = derived.outcome.winner === null ? undefined : entries[1 - derived.outcome.winner];
    if (loser === undefined || entries.length > 2) continue;
    const bothAdvance = entries.every(({ key }) => playsFrom(place.winnerTo, key, context));
    if (bothAdvance) continue;
    placed.push(createPlaced(loser, tier, { type: lossOf(loser), match }));
  }
  return placed;
}

/** Places the contestants of a round whose elimination is not known and who do not play later. */
function placeOthers(
  round: Round,
  known: ReadonlySet<ContestantKey>,
  context: Context,
): readonly Placed[] {
  const placed: Placed[] = [];
  for (const place of round.places) {
    const derived = context.matches.get(place.match ?? "");
    if (derived === undefined) continue;
    derived.match.entries.forEach((entry, index) => {
      if (known.has(entry.key)) return;
      const one = placeEntry({ place, derived, round }, entry, index, context);
      if (one !== null) placed.push(one);
    });
  }
  return placed;
}

/**
 * Keeps the latest result of each contestant: if matches between were not seen, several appear to
 * be the last.
 */
function keepLast(placed: readonly Placed[]): Iterable<Placed> {
  const last = new Map<ContestantKey, Placed>();
  for (const one of placed) {
    const other = last.get(one.contestant.key);
    if (other === undefined || one.worst < other.worst) last.set(one.contestant.key, one);
  }
  return last.values();
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
  if (playsOn) return null;
  if (isWithoutWinner(derived)) {
    const reason = { type: "disqualified", match: derived.match.key } as const;
    return createPlaced(entry, worstIn(played.round, context), reason);
  }
  return placeUnsettled(played, entry, context);
}

function placeUnsettled({ round, derived }: Played, entry: MatchEntry, context: Context): Placed {
  const { match, status, unresolved } = derived;
  const isOpen = status.state !== "ended" && unresolved === null;
  return {
    contestant: contestantRef(entry),
    best: round.key === "bronze" ? THIRD : CHAMPION,
    worst: worstIn(round, context),
    reason: { type: isOpen ? "playing" : "undecided", match: match.key },
  };
}

function placeWinner(
  { place, derived }: Played,
  entry: MatchEntry,
  context: Context,
): Placed | null {
  const { key: own } = derived.match;
  const next = place.winnerTo;
  // Of the rounds before the final, only the third-place match has no next one.
  if (next === null) return createPlaced(entry, THIRD, { type: "won", match: own });
  if (playsFrom(next, entry.key, context)) return null;
  const { match } = next;
  const nextMatch = context.matches.get(match ?? "");
  const waits =
    !context.isClosed && (nextMatch === undefined || nextMatch.match.entries.length < 2);
  return {
    contestant: contestantRef(entry),
    best: CHAMPION,
    worst: worstIn(roundOf(context.placeOf(next), context.bracket), context),
    reason: waits ? { type: "playing", match } : { type: "undecided", match: own },
  };
}

/** Places who lost in an upper round of a double elimination, or before a third-place match. */
function placeLoser(
  { round, place, derived }: Played,
  entry: MatchEntry,
  context: Context,
): Placed | null {
  const { isClosed, missesPast, bracket } = context;
  const drop = dropRoundOf(round, bracket);
  // The link to the next place may be assumed, so the whole round counts.
  const after: readonly (PlaceRef | null)[] = drop?.places ?? [place.winnerTo];
  if (after.some((ref) => playsFrom(ref, entry.key, context))) return null;
  const { key: match } = derived.match;
  const worst = worstIn(round, context);
  const isEliminated =
    drop === null ||
    (place.loserTo === null ? drop.places : [place.loserTo]).every((ref) => isTaken(ref, context));
  if (isClosed && !missesPast && isEliminated) {
    return createPlaced(entry, worst, { type: lossOf(entry), match });
  }
  return {
    contestant: contestantRef(entry),
    best: drop?.key === "bronze" ? THIRD : CHAMPION,
    worst,
    reason: isClosed
      ? { type: "undecided", match }
      : { type: "playing", match: place.loserTo?.match ?? null },
  };
}

function lossOf({ score }: MatchEntry): "lost" | "disqualified" {
  return (score ?? 0) < 0 ? "disqualified" : "lost";
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

/** Returns the round that losers of a round drop to; `null` if there is none. */
export function dropRoundOf({ losersTo }: Round, { rounds }: Bracket): Round | null {
  if (losersTo === null) return null;
  return must(
    rounds.find(({ name }) => name.long === losersTo.long),
    "losers drop to a round of the bracket",
  );
}

export function roundOf({ round }: BracketPlace, { rounds }: Bracket): Round {
  return must(
    rounds.find(({ key }) => key === round),
    "a place has a round",
  );
}

/** Returns whether losers of a round may play on: in the lower bracket, or for the third place. */
function hasSecondChance({ section, losersTo }: Round, { kind }: Bracket): boolean {
  return losersTo !== null || (kind === "double" && section === "upper");
}

/** Returns the tier of who loses in a round and, with a second chance, in the next match as well. */
export function worstIn(
  round: Round,
  { bracket, tiers }: Pick<Context, "bracket" | "tiers">,
): number {
  return tierOf(dropRoundOf(round, bracket) ?? round, tiers);
}

/** Returns the tier of who is eliminated in a round. */
function tierOf({ key }: Round, { ofRound }: EliminationTiers): number {
  return must(ofRound.get(key), "a round without a second chance has a tier");
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
