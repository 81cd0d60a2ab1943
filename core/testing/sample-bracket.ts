import { positionRounds } from "#core/layout/layout.ts";
import { must } from "#core/lib/must.ts";
import type {
  MatchSlotView,
  MatchView,
  PlaceRefView,
  RoundNameView,
  SlotSourceView,
} from "#core/contract/match.ts";
import type { BracketDetail, PlaceView } from "#core/contract/tournament.ts";
import {
  eliminationRounds,
  type GeometryPlace,
  type GeometryRound,
  type Source,
} from "./bracket-geometry.ts";
import { type Played, playThrough } from "./play-bracket.ts";

export interface SampleOptions {
  /** A power of two. */
  readonly size: number;
  readonly kind: "single" | "double";
  /** Contestants; fewer than `size` leaves byes. */
  readonly entrants?: number;
  /** Matches that have ended, in order of play; by default all. */
  readonly ended?: number;
  /** Matches being played after those. */
  readonly live?: number;
  /** Whether the lower side wins the grand final, so that a reset is played. */
  readonly reset?: boolean;
  /** Names by seed; the others are made up. */
  readonly names?: readonly string[];
}

const SITE = "cup.example.net";
const TOURNAMENT = { site: SITE, slug: "sample-cup", title: "Sample Cup" };
const START = Date.UTC(2026, 0, 24, 12);
const COUNTRIES = ["fi", "se", "us", "kr", "jp", "de", "fr", "pl", "ua", "br", "it", "nl"];

/** A bracket in the contract's form, played through by seed with a few upsets. For tests and bench. */
export function sampleBracket(options: SampleOptions): BracketDetail {
  const geometry = eliminationRounds(options.size, options.kind);
  const played = playThrough(geometry, {
    entrants: options.entrants ?? options.size,
    ended: options.ended ?? Number.POSITIVE_INFINITY,
    live: options.live ?? 0,
    reset: options.reset ?? false,
  });
  const rounds = geometry.filter(
    ({ key }) => key !== "grand final reset" || played.get(`${key}#1`)?.bye === false,
  );
  const views = viewsOf(rounds, played, options);
  const matches: MatchView[] = [];
  const bracketRounds = rounds.map((round, column) => ({
    key: round.key,
    section: round.section,
    name: round.name,
    losersTo: views.losersTo(round),
    bestOf: 5,
    column: null,
    places: round.places.map((place) => {
      const view = views.place(place, round.key);
      if (!view.bye) matches.push(views.match(place, round, column));
      return view;
    }),
  }));
  return {
    matches,
    bracket: {
      site: SITE,
      id: "1101",
      ids: options.kind === "double" ? ["1101", "1102"] : ["1101"],
      title: "Playoffs",
      prefix: "",
      kind: options.kind,
      size: options.size,
      champion: null,
      runnerUp: null,
      third: null,
      complete: false,
      tournament: TOURNAMENT,
      watchingSince: new Date(START).toISOString(),
      rounds: positionRounds(bracketRounds),
      resetPlayed: options.reset ?? false,
      dropIn: {},
      issues: [],
    },
  };
}

function viewsOf(
  rounds: readonly GeometryRound[],
  played: ReadonlyMap<string, Played>,
  { names = [] }: SampleOptions,
) {
  const places = rounds.flatMap((round) => round.places);
  const playOf = (place: string): Played => must(played.get(place), "every place was played");
  const codes = new Map(places.map(({ place, code }) => [place, code]));
  const ref = (of: string): PlaceRefView => ({
    place: of,
    code: must(codes.get(of), "only places of the bracket are named"),
    match: played.get(of)?.bye === false ? matchKey(of) : null,
  });
  const targets = new Map<string, string>();
  for (const { place, sources } of places) {
    for (const source of sources) {
      // Grand final and reset hold the same two: neither "winner to" nor "loser to" says it.
      if (source.type === "seed" || source.of === "grand final#1") continue;
      targets.set(`${source.type} ${source.of}`, place);
    }
  }
  const target = (type: "winner" | "loser", of: string): PlaceRefView | null => {
    const to = targets.get(`${type} ${of}`);
    return to === undefined ? null : ref(to);
  };
  const sourceView = (source: Source): SlotSourceView =>
    source.type === "seed" ? source : { type: source.type, of: ref(source.of), certainty: "found" };
  const slotView = (source: Source, play: Played, side: number): MatchSlotView => {
    const seed = play.sides[side] ?? null;
    const result = play.winner === side ? "winner" : "loser";
    return {
      contestant:
        seed === null
          ? null
          : {
              key: `sample-${seed}`,
              name: names[seed - 1] ?? `Contestant ${seed}`,
              country: must(COUNTRIES[seed % COUNTRIES.length], "the list goes round"),
            },
      seed,
      source: sourceView(source),
      score: play.scores[side] ?? null,
      disqualified: false,
      kills: null,
      deaths: null,
      time: null,
      deduction: null,
      result: play.winner === null ? null : result,
      rank: null,
    };
  };
  const losersTo = ({ places: [first] }: GeometryRound): RoundNameView | null => {
    const taken = targets.get(`loser ${first?.place}`);
    return rounds.find(({ key }) => taken?.startsWith(`${key}#`))?.name ?? null;
  };
  return {
    losersTo,
    place: ({ place, row, sources }: GeometryPlace, round: string): PlaceView => ({
      ...ref(place),
      round,
      row,
      line: 0,
      bye: playOf(place).bye,
      slots: sources.map((source, side) => ({
        entry: playOf(place).sides[side] === null ? null : side,
        source: sourceView(source),
      })),
      winnerTo: target("winner", place),
      loserTo: target("loser", place),
      absence: null,
    }),
    match: (
      { place, code, row, sources }: GeometryPlace,
      round: GeometryRound,
      column: number,
    ): MatchView => {
      const play = playOf(place);
      return {
        key: matchKey(place),
        site: SITE,
        id: matchKey(place).slice(SITE.length + 1),
        code,
        round: { key: round.key, name: round.name, losersTo: losersTo(round) },
        tournament: { ...TOURNAMENT, game: "Sample", gameSlug: "sample" },
        bracket: { id: "1101", title: "Playoffs", section: round.section },
        group: null,
        moved: null,
        expected: null,
        streamLink: null,
        start: new Date(START + column * 86_400_000 + row * 1_800_000).toISOString(),
        bestOf: 5,
        state: play.state,
        stateBy:
          play.state === "ended" ? "advanced" : play.state === "live" ? "begun" : "listed-upcoming",
        outcome: { winner: play.winner, by: play.winner === null ? null : "advanced", draw: false },
        slots: sources.map((source, side) => slotView(source, play, side)),
        winnerTo: target("winner", place),
        loserTo: target("loser", place),
        absence: null,
        unresolved: null,
        lastSeen: new Date(START).toISOString(),
      };
    },
  };
}

const matchKey = (place: string): string => `${SITE}/${place.replaceAll(/[^a-z0-9]/g, "-")}`;
