import type { MatchView } from "#core/contract/match.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { eliminationRounds } from "./bracket-geometry.ts";
import { playRounds } from "./play-bracket.ts";
import {
  createSampleLinks,
  createPlayedSampleMatch,
  samplePlace,
  SITE,
  START,
  TOURNAMENT,
} from "./sample-views.ts";

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

/** Creates a bracket as the API returns it, played with a few upsets. For tests and benchmarks. */
export function sampleBracket(options: SampleOptions): BracketDetail {
  const geometry = eliminationRounds(options.size, options.kind);
  const played = playRounds(geometry, {
    entrants: options.entrants ?? options.size,
    ended: options.ended ?? Number.POSITIVE_INFINITY,
    live: options.live ?? 0,
    reset: options.reset ?? false,
  });
  const rounds = geometry.filter(
    ({ key }) => key !== "grand final reset" || played.get(`${key}#1`)?.bye === false,
  );
  const links = createSampleLinks(rounds, played);
  const matches: MatchView[] = [];
  const bracketRounds = rounds.map((round, column) => ({
    key: round.key,
    section: round.section,
    name: round.name,
    losersTo: links.losersTo(round),
    bestOf: 5,
    places: round.places.map((place) => {
      const view = samplePlace(place, round.key, links);
      if (!view.bye) {
        matches.push(createPlayedSampleMatch(place, { round, column }, links, options.names ?? []));
      }
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
      noChampion: null,
      tournament: TOURNAMENT,
      watchingSince: new Date(START).toISOString(),
      rounds: bracketRounds,
      resetPlayed: options.reset ?? false,
      dropIn: {},
      issues: [],
    },
  };
}
