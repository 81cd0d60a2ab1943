/** Courses of real events: their matches as recorded, played in an order that they allow. */
import { groupBy } from "#core/lib/collections.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Match, MatchEntry } from "#core/model/match.ts";
import { normalizeWireMatch } from "#core/testing/derive.ts";
import type { WireLists } from "#core/testing/wire-match.ts";
import { createStage } from "./bracket-stage.ts";
import { composeCourse, rankTiers } from "./compose.ts";
import type { Course, CourseBracket, CourseMatch, CoursePlayer } from "./course.ts";
import { rankGroup } from "./group-stage.ts";

export interface RecordedEvent {
  /** Its matches as the service sends them after the end. */
  readonly wire: readonly Record<string, unknown>[];
  /** Names of the winners of bracket matches that their scores do not decide, by match id. */
  readonly winners: ReadonlyMap<string, string>;
  /** Matches that are listed only an hour before their start; the others are from the start. */
  readonly late: "none" | "groups" | "all";
}

/** Minutes of each match; matches in even rows take longer, so that few end at the same time. */
const LENGTH = 105;
const LONGER = 7;

/** Creates the course of a recorded event. Its site becomes that of all courses. */
export function createRecordedCourse(event: RecordedEvent): Course {
  const recorded = event.wire
    .map(normalizeWireMatch)
    .toSorted((a, b) => startOf(a) - startOf(b) || Number(a.id) - Number(b.id));
  const first = Math.min(...recorded.map(startOf));
  const players = new Map(
    recorded.flatMap(({ entries }) =>
      entries.map(({ key, name, country }) => [key, { name, country }] as const),
    ),
  );
  const groups = playRecordedGroups(recorded, players, event, first);
  const brackets = playRecordedBrackets(recorded, players, event, { first, groups });
  const id = brackets.find(({ bracket }) => bracket?.type !== "lower")?.bracket?.id ?? "";
  const stage = createStage(Number(id), brackets);
  const byGroup = groupBy(groups, ({ group }) => group ?? "");
  const parts = { brackets: [stage], groups: [...byGroup.values()], rule: "3-1-0" } as const;
  const course = composeCourse({ slug: "recorded", ...parts, decidedBy: stage.id });
  const matches = [...groups, ...brackets].toSorted((a, b) => a.begin - b.begin);
  const tiers = [...stage.tiers, ...groupTiers(course.standings, brackets)];
  return { ...course, matches, placements: rankTiers(tiers) };
}

/** Creates a function that gives the lists of a recorded course all data that the event recorded. */
export function createRecordedLists({ wire }: RecordedEvent): (lists: WireLists) => WireLists {
  const recorded = new Map(wire.map((match) => [match["id"], match]));
  const fill = (one: Record<string, unknown>) => ({
    ...recorded.get(one["id"]),
    ...Object.fromEntries(
      ["site", "start", "locked", "contestants", "tournament"].map((key) => [key, one[key]]),
    ),
  });
  return ({ upcoming, ended }) => ({ upcoming: upcoming.map(fill), ended: ended.map(fill) });
}

type Players = ReadonlyMap<string, CoursePlayer>;

function playRecordedGroups(
  recorded: readonly Match[],
  players: Players,
  event: RecordedEvent,
  first: number,
): readonly CourseMatch[] {
  const played: CourseMatch[] = [];
  for (const match of recorded.filter(({ groupId }) => groupId !== null)) {
    const begin = (startOf(match) - first) / MINUTE;
    const own = recorded.filter(({ groupId }) => groupId === match.groupId);
    const sides = match.entries.map((entry) => {
      const before = isPath(own) ? lastOf(playerOf(players, entry), played) : undefined;
      return { entry, knownFrom: before?.end ?? -Infinity, feeder: null };
    });
    played.push(createMatch(match, sides, players, { ...event, begin, first }));
  }
  return played;
}

/** Returns whether a group has GSL format, so that its later contestants are known in play. */
function isPath(own: readonly Match[]): boolean {
  return own.length === 5 && own.every(({ roundOf: size }) => size === 4);
}

function lastOf(player: CoursePlayer, played: readonly CourseMatch[]): CourseMatch | undefined {
  return played.findLast(({ sides }) => sides.some((side) => side.player === player));
}

/** Plays the bracket: no match begins before those of its contestants have ended. */
function playRecordedBrackets(
  recorded: readonly Match[],
  players: Players,
  event: RecordedEvent,
  { first, groups }: { readonly first: number; readonly groups: readonly CourseMatch[] },
): readonly CourseMatch[] {
  const played: CourseMatch[] = [];
  const open = recorded.filter(({ bracketId }) => bracketId !== null).toSorted(compareRounds);
  for (const match of open) {
    const sides = match.entries.map((entry) => {
      const player = playerOf(players, entry);
      const before = lastOf(player, played);
      if (before === undefined) {
        return { entry, knownFrom: qualifiedAt(player, groups), feeder: null };
      }
      const hasWon = before.sides[before.winner ?? -1]?.player === player;
      const feeder = `${hasWon ? "winner" : "loser"} ${before.id}`;
      return { entry, knownFrom: before.end, feeder };
    });
    const begin = Math.max(
      (startOf(match) - first) / MINUTE,
      ...sides.map(({ knownFrom }) => knownFrom + 10),
    );
    played.push(createMatch(match, sides, players, { ...event, begin, first }));
  }
  return played;
}

/** Returns when it is known that a contestant is in the bracket: best thirds wait for all groups. */
function qualifiedAt(player: CoursePlayer, groups: readonly CourseMatch[]): number {
  const group = groups.find(({ sides }) => sides.some((side) => side.player === player))?.group;
  if (group === undefined) return -60;
  const own = groups.filter((one) => one.group === group);
  const place = rankGroup(own, "3-1-0").findIndex((tier) => tier.includes(player));
  return Math.max(...(place < 2 ? own : groups).map(({ end }) => end));
}

function createMatch(
  match: Match,
  sides: readonly {
    readonly entry: MatchEntry;
    readonly knownFrom: number;
    readonly feeder: string | null;
  }[],
  players: Players,
  event: RecordedEvent & { readonly begin: number; readonly first: number },
): CourseMatch {
  const { begin, winners, late } = event;
  const isLate = late === "all" || (late === "groups" && match.groupId !== null);
  const [a = 0, b = 0] = match.entries.map(({ score }) => score ?? 0);
  const named = match.entries.findIndex(({ name }) => name === winners.get(match.id));
  const leader = a === b ? null : Number(b > a);
  return {
    id: match.id,
    bracket: match.groupId === null ? bracketOf(match) : null,
    group: match.groupId,
    round: match.groupId === null ? roundOf(match) : "",
    row: match.row ?? 1,
    roundOf: match.roundOf ?? 0,
    stage: match.stage ?? 1,
    bestOf: match.bestOf ?? 1,
    sides: sides.map(({ entry, knownFrom, feeder }) => ({
      player: playerOf(players, entry),
      score: entry.score ?? 0,
      knownFrom,
      feeder,
    })),
    winner: named >= 0 ? named : leader,
    isDraw: match.groupId !== null && leader === null,
    isBye: false,
    isUnused: false,
    listedFrom: isLate ? begin - 60 : -Infinity,
    start: (startOf(match) - event.first) / MINUTE,
    begin,
    end: begin + LENGTH + ((match.row ?? 0) % 2 === 0 ? LONGER : 0),
  };
}

function bracketOf({ bracket }: Match): CourseBracket | null {
  if (bracket === null) return null;
  const { id, title, size, relatedId, type } = bracket;
  const known = type === "double" || type === "lower" ? type : "single";
  return { id, title, relatedId, size: size ?? 0, type: known };
}

/** Returns the key of a bracket match's round, from what the service sends. */
function roundOf({ bracket, roundOf: size, stage, row }: Match): string {
  if (bracket?.type === "lower") return `lower ro${size}s${stage}`;
  if (bracket?.type === "double" && size === 2 && stage === 2) {
    return row === 2 ? "grand final reset" : "grand final";
  }
  return bracket?.type === "single" && size === 2 && row === 2 ? "bronze" : `ro${size}`;
}

/** Orders bracket matches so that each comes after those that feed it. */
function compareRounds(a: Match, b: Match): number {
  return depthOf(a) - depthOf(b) || startOf(a) - startOf(b);
}

/** Returns the position of a match's round: ro8, lower ro8s1, lower ro8s2, ro4, … */
function depthOf(match: Match): number {
  const { bracket, roundOf: size, stage, row } = match;
  const isFinal = roundOf(match).startsWith("grand final");
  if (isFinal) return 1000 + (row ?? 0);
  const isLower = bracket?.type === "lower";
  return -10 * Math.log2(size ?? 0) + (isLower ? 4 * (stage ?? 1) : 3);
}

/** Returns those who did not reach the bracket by positions, shared by all groups. */
function groupTiers(
  standings: Course["standings"],
  brackets: readonly CourseMatch[],
): readonly (readonly CoursePlayer[])[] {
  const advanced = new Set(brackets.flatMap(({ sides }) => sides.map(({ player }) => player)));
  const tiers: CoursePlayer[][] = [];
  for (const group of standings.values()) {
    let above = 0;
    for (const tier of group) {
      above += tier.length;
      (tiers[above] ??= []).push(...tier.filter((player) => !advanced.has(player)));
    }
  }
  return tiers.filter((tier) => tier.length > 0);
}

function playerOf(players: Players, { key, name }: MatchEntry): CoursePlayer {
  const player = players.get(key);
  if (player === undefined) throw new Error(`${name} is a contestant`);
  return player;
}

function startOf({ start }: Match): number {
  return start ?? 0;
}
