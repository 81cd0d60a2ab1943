/** Brackets of a played tournament, made of generated eliminations. */
import { must } from "#core/lib/must.ts";
import {
  type Elimination,
  type EliminationPlan,
  type PlayedMatch,
  playElimination,
} from "#core/testing/elimination.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import type { CourseBracket, CourseMatch, CoursePlayer, CoursePodium } from "./course.ts";

/** How a service lists the matches of an elimination. */
export interface BracketListing {
  /** Id of the (upper) bracket; the lower one has the next number. */
  readonly id: number;
  /** Minute of the first start. The first contestants are known an hour earlier. */
  readonly from: number;
  /** Whether the service lists byes; true by default. */
  readonly listsByes?: boolean;
  /** Whether matches are listed from the start, or only from their start. */
  readonly listed?: "ahead" | "late";
  /** Stated size; by default the next power of two. */
  readonly statedSize?: number;
  /** Titles of the upper and the lower bracket; by default one with the id. */
  readonly titles?: readonly [string, string];
  /** Whether the first half starts in the second round, the others in the lower bracket. */
  readonly startsBelow?: boolean;
}

/** Options of `playBracketStage`. Ids of brackets are multiples of 100. */
export interface BracketStageOptions extends BracketListing {
  readonly kind: "single" | "double";
  /** Contestants in order of their seeds. */
  readonly players: readonly CoursePlayer[];
  readonly seed: number;
  readonly bestOf?: number;
  readonly hasBronze?: boolean;
  readonly resetListed?: EliminationPlan["resetListed"];
  /** Changes a match before it becomes part of the course. */
  readonly place?: (match: CourseMatch) => CourseMatch;
}

export interface BracketStage {
  readonly id: string;
  readonly matches: readonly CourseMatch[];
  readonly podium: CoursePodium;
  /**
   * Contestants from the champion down; those who lost in one round are a tier, and share ranks.
   */
  readonly tiers: readonly (readonly CoursePlayer[])[];
  /** Minute of the last end. */
  readonly end: number;
}

/** Plays a bracket. Deterministic. */
export function playBracketStage(options: BracketStageOptions): BracketStage {
  const event = playElimination({
    kind: options.kind,
    contestants: options.players.length,
    bronze: options.hasBronze ?? false,
    bestOf: options.bestOf ?? 3,
    oddities: 0,
    dropOrder: (index, count) => count - 1 - index,
    resetListed: options.resetListed ?? "when-needed",
    random: seededRandom(options.seed),
    nameOf: String,
  });
  const matches = createStageMatches(event, assignPlayers(event, options), options);
  const stage = createStage(options.id, matches);
  return { ...stage, matches: matches.map((match) => options.place?.(match) ?? match) };
}

/** Creates a bracket of its matches, feeders first. */
export function createStage(id: number, matches: readonly CourseMatch[]): BracketStage {
  const podium = derivePodium(matches);
  return {
    id: String(id),
    matches,
    podium,
    tiers: deriveTiers(matches, podium),
    end: Math.max(...matches.map(({ end }) => end)),
  };
}

/**
 * Creates the matches of an elimination as parts of a course, with contestants by their names in
 * it.
 */
export function createStageMatches(
  event: Elimination,
  byCode: ReadonlyMap<string, CoursePlayer>,
  listing: BracketListing,
): readonly CourseMatch[] {
  const lookups = { brackets: createBrackets(event, listing), byCode };
  return event.matches
    .filter(({ roundOf }) => listing.startsBelow !== true || roundOf < event.size)
    .map((match) => createMatch(match, event, listing, lookups));
}

/** Returns the podium of a bracket from its matches, feeders first. */
export function derivePodium(matches: readonly CourseMatch[]): CoursePodium {
  const final = matches.findLast(({ round, isUnused }) => round !== "bronze" && !isUnused);
  const third = matches.find(({ round }) => round === "bronze" || round === "lower ro2s2");
  return {
    champion: playerIn(final, true),
    runnerUp: playerIn(final, false),
    third: playerIn(third, third?.round === "bronze"),
    resetPlayed: final?.round === "grand final reset",
    knownFrom: final?.end ?? Infinity,
    thirdKnownFrom: third?.end ?? Infinity,
  };
}

/** Returns the contestants of a bracket from the champion down, by the round they lost last. */
export function deriveTiers(
  matches: readonly CourseMatch[],
  { champion, runnerUp }: CoursePodium,
): readonly (readonly CoursePlayer[])[] {
  const last = new Map<CoursePlayer, CourseMatch>();
  for (const match of matches) for (const { player } of match.sides) last.set(player, match);
  const tiers = new Map<string, CoursePlayer[]>();
  for (const [player, { round, sides, winner }] of last) {
    const isThird = round === "bronze" && sides[winner ?? -1]?.player === player;
    const isChampion = player === champion && runnerUp !== null;
    const tier = isThird ? "third" : isChampion ? "champion" : round;
    tiers.set(tier, [...(tiers.get(tier) ?? []), player]);
  }
  const played = matches.filter(({ round, isUnused }) => round !== "bronze" && !isUnused);
  const [final = "", ...others] = [...new Set(played.map(({ round }) => round))].toReversed();
  return ["champion", final, "third", "bronze", ...others].flatMap((tier) => {
    const own = tiers.get(tier);
    return own === undefined ? [] : [own];
  });
}

/** Returns the winner or the loser of a match; `null` if it is unknown. */
function playerIn(match: CourseMatch | undefined, isWinner: boolean): CoursePlayer | null {
  if (match === undefined || match.winner === null) return null;
  return match.sides[isWinner ? match.winner : 1 - match.winner]?.player ?? null;
}

/** Returns the contestants by their names in an elimination. */
function assignPlayers(
  { matches, size }: Elimination,
  { players, startsBelow }: BracketStageOptions,
): ReadonlyMap<string, CoursePlayer> {
  if (startsBelow !== true)
    return new Map(players.map((player, index) => [`${index + 1}`, player]));
  const first = matches.filter(({ roundOf }) => roundOf === size);
  const won = first.map(({ sides, winner }) => sides[winner ?? 0]);
  const lost = first.map(({ sides, winner }) => sides[1 - (winner ?? 0)]);
  return new Map(
    [...won, ...lost].flatMap((code, index) => {
      const player = players[index];
      return code && player !== undefined ? [[code, player] as const] : [];
    }),
  );
}

function createBrackets(
  { plan: { kind }, size }: Elimination,
  { id, statedSize = size, titles = [`Bracket ${id}`, `Bracket ${id}`] }: BracketListing,
): Readonly<Record<"upper" | "lower", CourseBracket>> {
  const ids = { upper: String(id), lower: String(id + 1) };
  const relatedId = kind === "single" ? null : ids.lower;
  const [title, lowerTitle] = titles;
  return {
    upper: { id: ids.upper, type: kind, relatedId, title, size: statedSize },
    lower: {
      id: ids.lower,
      type: "lower",
      relatedId: ids.upper,
      title: lowerTitle,
      size: size / 2,
    },
  };
}

/** Values by the ids that a match of a stage refers to. */
interface StageLookups {
  readonly brackets: ReturnType<typeof createBrackets>;
  readonly byCode: ReadonlyMap<string, CoursePlayer>;
}

function createMatch(
  match: PlayedMatch,
  event: Elimination,
  { from, id, listsByes = true, startsBelow, listed }: BracketListing,
  { brackets, byCode }: StageLookups,
): CourseMatch {
  const present = match.sides.flatMap((code, side) => (code === null ? [] : [{ code, side }]));
  const isReset = match.round === "grand final reset";
  const isListedLate = isReset && event.plan.resetListed === "when-needed";
  const listedFrom = isListedLate
    ? from + endOf(event, "grand final#1")
    : listed === "late"
      ? from + match.begin
      : -Infinity;
  const isHidden = (match.bye && !listsByes) || (isListedLate && match.unused);
  const winner = match.winner === null ? null : match.sides[match.winner];
  return {
    id: courseMatchId(id, match),
    bracket: brackets[match.side],
    group: null,
    round: match.round,
    row: match.row,
    roundOf: match.roundOf,
    stage: match.stage,
    bestOf: match.bestOf,
    sides: present.map(({ code, side }) => {
      const source = must(match.sources[side], "a match has two sources");
      const fed = source.type === "seed" ? undefined : event.byPlace.get(source.of);
      const before = startsBelow === true && fed?.roundOf === event.size ? undefined : fed;
      return {
        player: must(byCode.get(code), "every code is a player's"),
        score: must(match.scores[side], "a match has a score for each side"),
        knownFrom: before === undefined ? from - 60 : from + before.end,
        feeder: before === undefined ? null : `${source.type} ${courseMatchId(id, before)}`,
      };
    }),
    winner: winner === null ? null : present.findIndex(({ code }) => code === winner),
    isDraw: false,
    isBye: match.bye,
    isUnused: match.unused,
    listedFrom: isHidden ? Infinity : listedFrom,
    start: from + match.start,
    begin: from + match.begin,
    end: from + match.end,
  };
}

function courseMatchId(id: number, match: PlayedMatch): string {
  return String(Number(match.id) + (id - 1101) * 5000);
}

function endOf({ byPlace }: Elimination, place: string): number {
  return must(byPlace.get(place), "the elimination has this place").end;
}
