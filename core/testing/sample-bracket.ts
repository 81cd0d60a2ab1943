import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import {
  type BracketGeometry,
  doubleGeometry,
  placeCode,
  type RoundShape,
  singleGeometry,
} from "#core/bracket/types/geometry.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { BracketDetail, BracketSummary, PlaceView } from "#core/contract/tournament.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import type { LayoutRound } from "#core/layout/layout-types.ts";
import type { PlaceRef, SlotSource } from "#core/model/derived-match.ts";
import {
  eliminationTree,
  type TreeMatch,
  type TreeSource,
} from "#core/simulation/elimination-tree.ts";
import { type PlayedPlace, playTree } from "./play-tree.ts";
import { sampleMatch, slot } from "./sample-match.ts";

const SITE = "cup.example.net";
const TOURNAMENT = { site: SITE, slug: "sample-cup", title: "Sample Cup" };
/** Start of the sample tournament, in milliseconds since the epoch. */
const START = Date.UTC(2026, 0, 24, 12);
const COUNTRIES = ["fi", "se", "us", "kr", "jp", "de", "fr", "pl", "ua", "br", "it", "nl"];

export interface SampleOptions {
  /** A power of two. */
  readonly size: number;
  readonly kind: "single" | "double";
  /** Number of contestants; fewer than `size` cause byes. */
  readonly entrants?: number;
  /** Number of ended matches, in order of play; by default all. */
  readonly ended?: number;
  /** Number of live matches after those. */
  readonly live?: number;
  /** Whether the lower finalist wins the grand final, so that a reset is played. */
  readonly reset?: boolean;
  /** Names by seed; others are generated. */
  readonly names?: readonly string[];
}

/** Places by their names, and the matches that results feed: "loser ro4#1". */
interface SampleLinks {
  readonly geometry: BracketGeometry;
  readonly refs: ReadonlyMap<string, PlaceRef>;
  readonly fed: ReadonlyMap<string, TreeMatch>;
}

/** A place in a round, with its position. */
interface SamplePlace {
  readonly played: PlayedPlace<number>;
  readonly round: RoundShape;
  readonly column: number;
  readonly row: number;
}

/** Creates a bracket as the API returns it, in which every fifth match is an upset. */
export function sampleBracket(options: SampleOptions): BracketDetail {
  const { size, kind, reset = false } = options;
  const full = { upper: size, lower: null, lowerOpensWithStage1: true, hasUpper: true, reset };
  const geometry = kind === "double" ? doubleGeometry(full) : singleGeometry(size, size >= 4);
  const byRound = groupBy(playSample(options), ({ node }) => node.round);
  const places = geometry.rounds.flatMap((round, column) =>
    (byRound.get(round.key) ?? []).map((played, index) => ({
      played,
      round,
      column,
      row: index + 1,
    })),
  );
  const links = createLinks(geometry, places);
  return {
    matches: places.flatMap((place) => {
      const { match } = refAt(links, place.played.node.place);
      return match === null ? [] : [createMatchView(place, match, links, options)];
    }),
    bracket: {
      site: SITE,
      id: "1101",
      ids: kind === "double" ? ["1101", "1102"] : ["1101"],
      title: "Playoffs",
      prefix: "",
      kind,
      size,
      champion: null,
      runnerUp: null,
      third: null,
      complete: false,
      noChampion: null,
      tournament: TOURNAMENT,
      watchingSince: new Date(START).toISOString(),
      rounds: geometry.rounds.map(({ key, section, name }) => ({
        key,
        section,
        name,
        losersTo: losersToOf(key, links),
        bestOf: 5,
        places: places
          .filter(({ round }) => round.key === key)
          .map((place) => createPlaceView(place, links)),
      })),
      resetPlayed: reset,
      dropIn: {},
      issues: [],
    },
  };
}

/** Returns the rounds of a sample bracket with what its layout depends on. */
export function sampleRounds(options: SampleOptions): readonly LayoutRound[] {
  const { bracket, matches } = sampleBracket(options);
  return createLayoutRounds(bracket, new Map(matches.map((match) => [match.key, match])));
}

/** Creates the bracket "Division ID" of a tournament; `null` as the champion if it has none. */
export function sampleDivision(id: string, champion: string | null): BracketSummary {
  const { bracket } = sampleBracket({ size: 4, kind: "single" });
  const contestant = champion === null ? null : { key: champion, name: champion, country: "" };
  return { ...bracket, id, title: `Division ${id}`, prefix: id, champion: contestant };
}

function playSample(options: SampleOptions): readonly PlayedPlace<number>[] {
  const { size, kind, entrants = size, ended = Number.POSITIVE_INFINITY, live = 0 } = options;
  const tree = eliminationTree(kind, size, {
    bronze: true,
    dropOrder: (index, count) => count - 1 - index,
  });
  return playTree<number>(
    tree.toSorted((a, b) => b.roundOf - a.roundOf || turnOf(a) - turnOf(b)),
    (seed) => (seed <= entrants ? seed : "nobody"),
    ended + live,
    ({ round }, sides, number) => {
      if (number > ended) return [];
      return leaderOf(round, sides, number, options) === 0 ? sides : sides.toReversed();
    },
  );
}

/** Returns the position of a round among those with as many contestants left. */
function turnOf({ side, stage }: TreeMatch): number {
  return 2 * stage - (side === "lower" ? 2 : 1);
}

/** Returns which side of a match leads or has won. */
function leaderOf(
  round: string,
  [first, second]: PlayedPlace<number>["sides"],
  number: number,
  { reset = false }: SampleOptions,
): 0 | 1 {
  if (round === "grand final") return reset ? 1 : 0;
  const isUpset = number % 5 === 0;
  return Number(first) < Number(second) === isUpset ? 1 : 0;
}

function createLinks(geometry: BracketGeometry, places: readonly SamplePlace[]): SampleLinks {
  const refs = new Map<string, PlaceRef>();
  const fed = new Map<string, TreeMatch>();
  for (const { played, round, row } of places) {
    const { node, sides } = played;
    const place = `${round.key}#${row}`;
    const key = `${SITE}/${place.replaceAll(/[^a-z0-9]/g, "-")}`;
    const match = sides.includes("nobody") ? null : key;
    refs.set(node.place, { place, code: placeCode(round, row, ""), match });
    for (const source of node.sources) {
      // A reset has the same contestants as its grand final, so the grand final feeds nothing.
      if (source.type === "seed" || source.of === "grand final#1") continue;
      fed.set(`${source.type} ${source.of}`, node);
    }
  }
  return { geometry, refs, fed };
}

function refAt({ refs }: SampleLinks, place: string): PlaceRef {
  return must(refs.get(place), "only places of the bracket are named");
}

/** Returns the place that the winner or loser advances or drops to; `null` if none. */
function targetOf(type: "winner" | "loser", { place }: TreeMatch, links: SampleLinks) {
  const node = links.fed.get(`${type} ${place}`);
  return node === undefined ? null : refAt(links, node.place);
}

function losersToOf(round: string, { geometry, fed }: SampleLinks) {
  const target = fed.get(`loser ${round}#1`);
  return target === undefined ? null : (geometry.byKey.get(target.round)?.name ?? null);
}

function sourceOf(source: TreeSource, links: SampleLinks): SlotSource {
  if (source.type === "seed") return source;
  return { type: source.type, of: refAt(links, source.of), certainty: "found" };
}

function createPlaceView(
  { played: { node, sides }, round, row }: SamplePlace,
  links: SampleLinks,
): PlaceView {
  return {
    ...refAt(links, node.place),
    round: round.key,
    row,
    bye: sides.includes("nobody"),
    slots: node.sources.map((source, side) => ({
      entry: typeof sides[side] === "number" ? side : null,
      source: sourceOf(source, links),
    })),
    winnerTo: targetOf("winner", node, links),
    loserTo: targetOf("loser", node, links),
    absence: null,
    continuesIn: null,
  };
}

function createMatchView(
  { played, round, column, row }: SamplePlace,
  key: string,
  links: SampleLinks,
  options: SampleOptions,
): MatchView {
  const { node, isOver, number } = played;
  const winner = isOver ? leaderOf(round.key, played.sides, number, options) : null;
  return sampleMatch({
    key,
    site: SITE,
    id: key.slice(SITE.length + 1),
    code: refAt(links, node.place).code,
    round: { key: round.key, name: round.name, losersTo: losersToOf(round.key, links) },
    tournament: { ...TOURNAMENT, game: "Sample", gameSlug: "sample" },
    bracket: { id: "1101", title: "Playoffs", section: round.section },
    start: new Date(START + column * DAY + row * 30 * MINUTE).toISOString(),
    bestOf: 5,
    ...(isOver
      ? ({ state: "ended", stateBy: "advanced" } as const)
      : number > 0
        ? ({ state: "live", stateBy: "begun" } as const)
        : ({ state: "upcoming", stateBy: "listed-upcoming" } as const)),
    outcome: { winner, by: winner === null ? null : "advanced", draw: false },
    slots: node.sources.map((source, side) =>
      createSlotView(played, side, sourceOf(source, links), options),
    ),
    winnerTo: targetOf("winner", node, links),
    loserTo: targetOf("loser", node, links),
    lastSeen: new Date(START).toISOString(),
  });
}

function createSlotView(
  { node, sides, number, isOver }: PlayedPlace<number>,
  side: number,
  source: SlotSource,
  options: SampleOptions,
): MatchSlotView {
  const seed = sides[side];
  const isLeader = leaderOf(node.round, sides, number, options) === side;
  const led = isOver ? 3 : 1;
  const change = {
    seed: typeof seed === "number" ? seed : null,
    source,
    score: number === 0 ? null : isLeader ? led : number % 3,
    result: isOver ? (isLeader ? "winner" : "loser") : null,
  } as const;
  if (typeof seed !== "number") return slot(null, change);
  const name = options.names?.[seed - 1] ?? `Contestant ${seed}`;
  const country = must(COUNTRIES[seed % COUNTRIES.length], "the list goes round");
  return slot(name, { ...change, contestant: { key: `sample-${seed}`, name, country } });
}
