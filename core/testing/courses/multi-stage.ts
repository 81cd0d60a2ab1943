/** Courses of several brackets and groups. */
import { must } from "#core/lib/must.ts";
import { type BracketStage, derivePodium, playBracketStage } from "./bracket-stage.ts";
import { composeCourse, createPlayers } from "./compose.ts";
import type { Course, CourseBracket, CourseMatch, CoursePlayer } from "./course.ts";
import { playRoundRobinStage, rankGroup } from "./group-stage.ts";

/** Minutes between two stages. */
const PAUSE = 120;

/** The podium of a bracket without a final. */
const NO_PODIUM = derivePodium([]);

/**
 * Plays pools, each a single elimination of four whose losers continue in the lower bracket of a
 * double elimination of the pool winners: its lower side starts with contestants no match feeds.
 */
export function playBracketPools(pools: number, seed: number): Course {
  const size = 4 * pools;
  const stage = playBracketStage({
    kind: "double",
    players: createPlayers(size),
    seed,
    id: 1900,
    from: 0,
    place: (match) => movePoolMatch(match, size),
  });
  const poolIds = [...new Set(stage.matches.map(({ bracket }) => bracket?.id ?? ""))];
  const own = poolIds.filter((id) => Number(id) < 1900);
  return composeCourse({
    slug: "pools",
    brackets: [stage, ...own.map((id) => createPool(stage, id))],
    tiers: stage.tiers,
    decidedBy: stage.id,
  });
}

/** Moves the first two rounds of a double elimination to pools of four. */
function movePoolMatch(match: CourseMatch, size: number): CourseMatch {
  const { bracket, roundOf, row } = match;
  const upper = must(bracket, "it is a bracket match");
  if (upper.type === "lower") return match;
  if (roundOf <= size / 4) return { ...match, bracket: { ...upper, size: size / 4 } };
  const perPool = roundOf === size ? 2 : 1;
  const pool = Math.ceil(row / perPool);
  const own: CourseBracket = {
    id: String(1000 + pool),
    type: "single",
    size: 4,
    relatedId: null,
    title: `Pool ${pool}`,
  };
  const inPool = roundOf === size ? 4 : 2;
  return {
    ...match,
    bracket: own,
    round: `ro${inPool}`,
    roundOf: inPool,
    row: row - (pool - 1) * perPool,
  };
}

/** Creates a pool; its matches belong to the last stage. */
function createPool({ matches }: BracketStage, id: string): BracketStage {
  const podium = derivePodium(matches.filter(({ bracket }) => bracket?.id === id));
  return { id, matches: [], podium, tiers: [], end: podium.knownFrom };
}

/** Plays groups of four, whose first two go to the upper bracket, the others to the lower one. */
export function playGroupPools(groups: number, seed: number): Course {
  const players = createPlayers(4 * groups);
  const pools = Array.from({ length: groups }, (_, index) =>
    playRoundRobinStage({
      players: players.slice(4 * index, 4 * index + 4),
      seed: seed + index,
      id: 551 + index,
      from: 0,
      meetings: 1,
      bestOf: 3,
      pace: 80,
      play: (random) => (random() < 0.5 ? [2, 1] : [0, 2]),
    }),
  );
  const ranked = pools.map((pool) => rankGroup(pool, "wins").flat());
  const upper = ranked.flatMap((pool) => pool.slice(0, 2));
  const lower = ranked.flatMap((pool) => pool.slice(2));
  const from = Math.max(...pools.flat().map(({ end }) => end)) + PAUSE;
  const stage = playBracketStage({
    kind: "double",
    players: [...upper, ...lower],
    seed,
    id: 1900,
    from,
    startsBelow: true,
    statedSize: upper.length,
  });
  return composeCourse({
    slug: "pools",
    groups: pools,
    brackets: [stage],
    tiers: stage.tiers,
    decidedBy: stage.id,
  });
}

/** Plays a single elimination whose losers of the quarterfinals and of the round before play for 5–8 and 9–16. */
export function playPlacements(seed: number): Course {
  const hasBronze = true;
  const main = playBracketStage({
    kind: "single",
    players: createPlayers(16),
    seed,
    id: 1100,
    from: 0,
    hasBronze,
  });
  const [, , , , quarterfinalists = [], others = []] = main.tiers;
  const play = (players: readonly CoursePlayer[], id: number): BracketStage =>
    playBracketStage({ kind: "single", players, seed, id, from: main.end + PAUSE, hasBronze });
  const fifth = play(quarterfinalists, 1200);
  const ninth = play(others, 1300);
  return composeCourse({
    slug: "placements",
    brackets: [main, fifth, ninth],
    tiers: [...main.tiers.slice(0, 4), ...fifth.tiers, ...ninth.tiers],
    decidedBy: main.id,
  });
}

/** Plays a bracket of 16 whose last four go on in a bracket of their own. */
export function playFinalFour(
  kind: "single" | "double",
  last: "single" | "double",
  seed: number,
): Course {
  const players = createPlayers(16);
  const left = new Set(
    kind === "single"
      ? ["ro4", "ro2", "bronze"]
      : ["ro2", "lower ro2s1", "lower ro2s2", "grand final", "grand final reset"],
  );
  const full = playBracketStage({ kind, players, seed, id: 1100, from: 0 });
  const matches = full.matches.filter(({ round }) => !left.has(round));
  const end = Math.max(...matches.map((match) => match.end));
  const eliminated = new Set(full.tiers.flat().slice(4));
  const four = players.filter((player) => !eliminated.has(player));
  const final = playBracketStage({
    kind: last,
    players: four,
    seed,
    id: 1200,
    from: end + PAUSE,
    hasBronze: last === "single",
  });
  const rest = full.tiers.filter((tier) => tier.every((player) => eliminated.has(player)));
  return composeCourse({
    slug: "final-four",
    brackets: [{ ...full, matches, podium: NO_PODIUM, end }, final],
    tiers: [...final.tiers, ...rest],
    decidedBy: final.id,
    continuesIn: new Map([[full.id, final.id]]),
  });
}

/** A bracket of four that ends before its final. */
interface Pool {
  readonly stage: BracketStage;
  /** Winners of its two matches. */
  readonly winners: readonly CoursePlayer[];
  readonly losers: readonly CoursePlayer[];
}

/**
 * Plays four pools of four. The two winners of each go to different pools of a second stage, whose
 * winners play a final bracket.
 */
export function playSplitPools(seed: number, listed: "ahead" | "late"): Course {
  const players = createPlayers(16);
  const play = (own: readonly CoursePlayer[], id: number, from: number): BracketStage =>
    playBracketStage({ kind: "single", players: own, seed: seed + id, id, from, listed });
  const first = [0, 1, 2, 3].map((index) =>
    endBeforeFinal(play(players.slice(4 * index, 4 * index + 4), 1100 + 100 * index, 0)),
  );
  const from = Math.max(...first.map(({ stage }) => stage.end)) + PAUSE;
  const second = [0, 1].map((index) =>
    endBeforeFinal(
      play(
        first.map(({ winners }) => must(winners[index], "a pool has two winners")),
        1500 + 100 * index,
        from,
      ),
    ),
  );
  const end = Math.max(...second.map(({ stage }) => stage.end));
  const last = play(
    second.flatMap(({ winners }) => winners),
    1700,
    end + PAUSE,
  );
  return composeCourse({
    slug: "split-pools",
    brackets: [...first, ...second].map(({ stage }) => stage).concat(last),
    tiers: [
      ...last.tiers,
      second.flatMap(({ losers }) => losers),
      first.flatMap(({ losers }) => losers),
    ],
    decidedBy: last.id,
    continuesIn: new Map([
      ...first.map(({ stage }) => [stage.id, null] as const),
      ...second.map(({ stage }) => [stage.id, last.id] as const),
    ]),
  });
}

function endBeforeFinal(full: BracketStage): Pool {
  const matches = full.matches.filter(({ round }) => round !== "ro2");
  const end = Math.max(...matches.map((match) => match.end));
  const winners: CoursePlayer[] = [];
  const losers: CoursePlayer[] = [];
  for (const { sides, winner } of matches) {
    for (const [index, { player }] of sides.entries()) {
      (index === winner ? winners : losers).push(player);
    }
  }
  return { stage: { ...full, matches, podium: NO_PODIUM, end }, winners, losers };
}
