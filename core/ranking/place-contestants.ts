import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace, Round } from "#core/model/bracket.ts";
import type { Appearance } from "#core/match/appearance.ts";
import { isWithoutWinner } from "#core/match/outcome.ts";
import type { DerivedMatch, PlaceRef, SlotSource } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, SiteKey } from "#core/model/match.ts";
import type { Placed, RankReason } from "#core/model/ranking.ts";
import {
  CHAMPION,
  createPlaceOf,
  type EliminationTiers,
  isFinal,
  type PlaceOf,
  THIRD,
  tierOf,
} from "./elimination-tiers.ts";
import { findSharedNames, type SharedNames } from "./shared-names.ts";
import { findReplacedNames } from "#core/match/replaced-names.ts";
import {
  areBronzesFull,
  areFinalsUnclear,
  createPlaced,
  matchesIn,
  placeFinalists,
} from "./place-finalists.ts";

export interface BracketInput {
  /** The matches of the tournament by key. */
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  /** True if no match of the bracket will be played any more. */
  readonly isClosed: boolean;
  /** True if matches may have been played before Matchdesk began watching. */
  readonly missesPast: boolean;
}

interface PlaceInput extends BracketInput {
  readonly tiers: EliminationTiers;
}

/** A bracket with what all of its places need. */
interface Context extends PlaceInput {
  readonly bracket: Bracket;
  readonly placeOf: PlaceOf;
  readonly shared: SharedNames;
}

/** A contestant's part in a match of the bracket. */
interface Played extends Appearance {
  readonly round: Round;
  readonly place: BracketPlace;
}

/**
 * Places every contestant of a bracket in tiers, once for each time a contestant is eliminated: two
 * contestants of the same name are placed twice. First those in the finals, then all others who
 * were eliminated, then the rest by their last match.
 */
export function placeContestants(bracket: Bracket, input: PlaceInput): readonly Placed[] {
  const isUnclear = areFinalsUnclear(bracket, input.matches);
  const apart = bracket.rounds.filter(
    (round) => isFinal(bracket, round) || (isUnclear && round.key === "bronze"),
  );
  const finals = apart.flatMap((round) => matchesIn(round, input.matches));
  // The last rounds first, so that rows are almost sorted.
  const rounds = bracket.rounds.filter((round) => !apart.includes(round)).toReversed();
  const shared = findSharedNames(bracket, input.matches);
  const context = { ...input, bracket, shared, placeOf: createPlaceOf(bracket) };
  const placed = [...placeFinalists(bracket, finals, isUnclear, input.matches)];
  for (const round of rounds) {
    if (!hasSecondChance(round, bracket)) placed.push(...placeEliminated(round, context));
  }
  // Whoever is in the slot of another contestant has that one's rank, under the new name.
  const replaced = findReplacedNames(bracket, input.matches).map(({ former }) => former.key);
  const out = placed.flatMap(({ contestant: { key } }) => (shared.has(key) ? [] : key));
  const known = new Set([...out, ...replaced]);
  const open = listPlayed(rounds, known, context).flatMap((one) => placePlayed(one, context) ?? []);
  return open.length === 0 ? placed : [...placed, ...keepLast(open, placed, shared)];
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
    const bothAdvance = entries.every(({ key }) => playsAt([place.winnerTo], key, place, context));
    if (!bothAdvance) placed.push(createPlaced(loser, { type: lossOf(loser), match }, tier));
  }
  return placed;
}

/** Lists the parts of contestants in the matches of rounds, without those of `known` ones. */
function listPlayed(
  rounds: readonly Round[],
  known: ReadonlySet<ContestantKey>,
  { matches }: Context,
): readonly Played[] {
  const played: Played[] = [];
  for (const round of rounds) {
    for (const place of round.places) {
      const derived = matches.get(place.match ?? "");
      derived?.match.entries.forEach((entry, index) => {
        if (!known.has(entry.key)) played.push({ round, place, derived, entry, index });
      });
    }
  }
  return played;
}

/**
 * Keeps the latest result of each contestant: if matches between were not seen, several appear to
 * be the last. Of a name of several contestants, as many are kept as are not placed yet.
 */
function keepLast(
  open: readonly Placed[],
  placed: readonly Placed[],
  shared: SharedNames,
): Iterable<Placed> {
  return [...groupBy(open, ({ contestant }) => contestant.key)].flatMap(([key, own]) => {
    const out = placed.filter(({ contestant }) => contestant.key === key).length;
    const count = 1 + (shared.get(key) ?? 0) - out;
    return own.toSorted((a, b) => a.worst - b.worst).slice(0, Math.max(0, count));
  });
}

/** Places a contestant by the result of a match; `null` if they play in one after it. */
function placePlayed(played: Played, context: Context): Placed | null {
  const { round, place, derived, entry, index } = played;
  const { winner } = derived.outcome;
  // Of two contestants of one name, who was eliminated is placed already.
  const isPlaced = winner !== null && winner !== index && !hasSecondChance(round, context.bracket);
  if (isPlaced) return null;
  if (derived.status.by === "bye" || winner === index) return placeWinner(played, context);
  if (winner !== null) return placeLoser(played, context);
  if (playsAt([place.winnerTo, place.loserTo], entry.key, place, context)) return null;
  const { key: match } = derived.match;
  const worst = worstIn(round, context);
  if (isWithoutWinner(derived)) return createPlaced(entry, { type: "disqualified", match }, worst);
  const isOpen = derived.status.state !== "ended" && derived.unresolved === null;
  const best = round.key === "bronze" ? THIRD : CHAMPION;
  return createPlaced(entry, { type: isOpen ? "playing" : "undecided", match }, worst, best);
}

function placeWinner(played: Played, context: Context): Placed | null {
  const { place, derived, entry } = played;
  const { key: own } = derived.match;
  const next = place.winnerTo;
  if (next === null) {
    const isThird = played.round.key === "bronze";
    if (isThird) return createPlaced(entry, { type: "won", match: own }, THIRD);
    // Which match follows is not known.
    const { rounds } = context.bracket;
    const after = rounds[rounds.indexOf(played.round) + 1] ?? played.round;
    const reason = { type: "playing", match: null } as const;
    return createPlaced(entry, reason, worstIn(after, context), CHAMPION);
  }
  if (playsAt([next], entry.key, place, context)) return null;
  const { match } = next;
  const nextMatch = context.matches.get(match ?? "");
  const isReplaced = derived.match.entries.some(({ key }) =>
    nextMatch?.match.entries.some((other) => other.key === key),
  );
  // The loser plays instead of the winner.
  if (isReplaced) {
    return createPlaced(entry, { type: "undecided", match: own }, worstIn(played.round, context));
  }
  const waits =
    !context.isClosed && (nextMatch === undefined || nextMatch.match.entries.length < 2);
  const worst = worstIn(roundOf(context.placeOf(next.place), context.bracket), context);
  const reason: RankReason = waits ? { type: "playing", match } : { type: "undecided", match: own };
  return createPlaced(entry, reason, worst, CHAMPION);
}

/** Places who lost in an upper round of a double elimination, or before a third-place match. */
function placeLoser({ round, place, derived, entry }: Played, context: Context): Placed | null {
  const { isClosed, missesPast, bracket } = context;
  const drop = dropRoundOf(round, bracket);
  // The link to the next place may be assumed, so the whole round counts.
  if (playsAt(drop?.places ?? [place.winnerTo], entry.key, place, context)) return null;
  const { key: match } = derived.match;
  const worst = worstIn(round, context);
  const isEliminated =
    drop === null ||
    (place.loserTo === null ? drop.places : [place.loserTo]).every((ref) => isTaken(ref, context));
  if ((isClosed && !missesPast && isEliminated) || areBronzesFull(drop, context.matches)) {
    return createPlaced(entry, { type: lossOf(entry), match }, worst);
  }
  const reason: RankReason = isClosed
    ? { type: "undecided", match }
    : { type: "playing", match: place.loserTo?.match ?? null };
  return createPlaced(entry, reason, worst, drop?.key === "bronze" ? THIRD : CHAMPION);
}

function lossOf({ score }: MatchEntry): "lost" | "disqualified" {
  return (score ?? 0) < 0 ? "disqualified" : "lost";
}

/** Returns whether a contestant of a place plays at one of these or, if it has no match, after it. */
function playsAt(
  refs: readonly (PlaceRef | null)[],
  key: ContestantKey,
  from: BracketPlace,
  context: Context,
): boolean {
  return refs.some((ref) => {
    if (ref === null) return false;
    const entries = context.matches.get(ref.match ?? "")?.match.entries;
    if (entries === undefined) {
      const { winnerTo, loserTo } = context.placeOf(ref.place);
      return playsAt([winnerTo, loserTo], key, from, context);
    }
    if (!context.shared.has(key)) return entries.some((entry) => entry.key === key);
    return context.placeOf(ref.place).slots.some(({ entry, source }, slot, slots) => {
      const other = slots[1 - slot]?.source;
      return entries[entry ?? -1]?.key === key && isFedBy(from, [source, other], key, context);
    });
  });
}

/**
 * Returns whether the slot of a name that several contestants have is of the one of this place. If
 * both matches before have the name, it is of the one who won.
 */
function isFedBy(
  from: BracketPlace,
  sources: readonly (SlotSource | undefined)[],
  key: ContestantKey,
  { matches, placeOf }: Context,
): boolean {
  const [own, other] = sources.map((source) =>
    source !== undefined && "of" in source ? placeOf(source.of.place) : null,
  );
  if (own === undefined || own === null) return true;
  const isWon = ({ match }: BracketPlace): boolean => {
    const derived = matches.get(match ?? "");
    return derived?.match.entries[derived.outcome.winner ?? -1]?.key === key;
  };
  return own === from ? isWon(from) || !(other && isWon(other)) : isWon(from) && !isWon(own);
}

/** Returns whether others played at a place, or one of them advanced from it without a match. */
function isTaken(ref: PlaceRef, { placeOf }: Context): boolean {
  const { match, winnerTo } = placeOf(ref.place);
  if (match !== null || winnerTo === null) return match !== null;
  return placeOf(winnerTo.place).slots.some(
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
  return tiers.ofRound.get(round.key) ?? tierOf(dropRoundOf(round, bracket) ?? round, tiers);
}
