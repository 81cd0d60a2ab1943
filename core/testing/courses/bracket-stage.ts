/** Brackets of a played tournament, made of generated eliminations. */
import { must } from "#core/lib/must.ts";
import {
  type Elimination,
  type EliminationPlan,
  eliminationTiers,
  type PlayedMatch,
  playElimination,
} from "#core/testing/elimination.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import type { CourseBracket, CourseMatch, CoursePlayer, CoursePodium } from "./course.ts";

/** Options of `playBracketStage`. */
export interface BracketStageOptions {
  readonly kind: "single" | "double";
  /** Contestants in order of their seeds. */
  readonly players: readonly CoursePlayer[];
  readonly seed: number;
  /** Id of the (upper) bracket, a multiple of 100; the lower one has the next number. */
  readonly id: number;
  /** Minute of the first start. The first contestants are known an hour earlier. */
  readonly from: number;
  readonly bestOf?: number;
  readonly hasBronze?: boolean;
  /** Whether the service lists byes; true by default. */
  readonly listsByes?: boolean;
  /** Whether matches are listed from the start, or only from their start. */
  readonly listed?: "ahead" | "late";
  /** Stated size; by default the next power of two. */
  readonly statedSize?: number;
  readonly resetListed?: EliminationPlan["resetListed"];
  /**
   * True if no match of the first round is played: the first half of the contestants starts in the
   * second round, the others in the lower bracket.
   */
  readonly startsBelow?: boolean;
  /** Changes a match before it becomes part of the course. */
  readonly place?: (match: CourseMatch) => CourseMatch;
}

/** A played bracket. */
export interface BracketStage {
  readonly id: string;
  readonly matches: readonly CourseMatch[];
  readonly podium: CoursePodium;
  /**
   * Contestants from the champion down, in tiers that share their ranks: those who lost in one
   * round are one tier.
   */
  readonly tiers: readonly (readonly CoursePlayer[])[];
  /** Minute of the last end. */
  readonly end: number;
}

/** Plays a bracket. Deterministic. */
export function playBracketStage(options: BracketStageOptions): BracketStage {
  const { players, from, id } = options;
  const event = playElimination({
    kind: options.kind,
    contestants: players.length,
    bronze: options.hasBronze ?? false,
    bestOf: options.bestOf ?? 3,
    oddities: 0,
    dropOrder: (index, count) => count - 1 - index,
    resetListed: options.resetListed ?? "when-needed",
    random: seededRandom(options.seed),
    nameOf: String,
  });
  const byCode = assignPlayers(event, options);
  const playerOf = (code: string | null): CoursePlayer | null => byCode.get(code ?? "") ?? null;
  const brackets = createBrackets(event, options);
  const matches = event.matches
    .filter(({ roundOf }) => options.startsBelow !== true || roundOf < event.size)
    .map((match) => createMatch(match, event, options, { brackets, byCode }))
    .map((match) => options.place?.(match) ?? match);
  return {
    id: String(id),
    matches,
    podium: {
      champion: playerOf(event.champion),
      runnerUp: playerOf(event.runnerUp),
      third: playerOf(event.third),
      resetPlayed: event.resetPlayed,
      knownFrom: from + endOf(event, lastPlaceOf(event)),
      thirdKnownFrom: from + (event.byPlace.get(thirdPlaceOf(event))?.end ?? 0),
    },
    tiers: eliminationTiers(event).map((tier) => tier.flatMap((code) => playerOf(code) ?? [])),
    end: Math.max(...matches.map(({ end }) => end)),
  };
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
  { id, statedSize = size }: BracketStageOptions,
): Readonly<Record<"upper" | "lower", CourseBracket>> {
  const ids = { upper: String(id), lower: String(id + 1) };
  const title = `Bracket ${id}`;
  const lower = {
    id: ids.lower,
    type: "lower",
    relatedId: ids.upper,
    title,
    size: size / 2,
  } as const;
  if (kind === "single") {
    return {
      upper: { id: ids.upper, type: "single", relatedId: null, title, size: statedSize },
      lower,
    };
  }
  return {
    upper: { id: ids.upper, type: "double", relatedId: ids.lower, title, size: statedSize },
    lower,
  };
}

/** What a match of a stage refers to. */
interface StageLookups {
  readonly brackets: ReturnType<typeof createBrackets>;
  readonly byCode: ReadonlyMap<string, CoursePlayer>;
}

function createMatch(
  match: PlayedMatch,
  event: Elimination,
  { from, id, listsByes = true, startsBelow, listed }: BracketStageOptions,
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
  return String(id * 10_000 + Number(match.id) - 110_000);
}

function endOf({ byPlace }: Elimination, place: string): number {
  return must(byPlace.get(place), "the elimination has this place").end;
}

function lastPlaceOf({ plan, resetPlayed }: Elimination): string {
  if (plan.kind === "single") return "ro2#1";
  return resetPlayed ? "grand final reset#1" : "grand final#1";
}

function thirdPlaceOf({ plan }: Elimination): string {
  return plan.kind === "single" ? "bronze" : "lower ro2s2#1";
}
