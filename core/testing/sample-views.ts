import { must } from "#core/lib/must.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import type { GeometryPlace, GeometryRound } from "./bracket-geometry.ts";
import type { TreeSource } from "#core/simulation/elimination-tree.ts";
import type { PlayedPlace } from "./play-bracket.ts";
import { sampleMatch, slot } from "./sample-match.ts";
import type { PlaceRef, SlotSource } from "#core/model/slot.ts";
import type { RoundName } from "#core/model/round.ts";

export const SITE = "cup.example.net";
export const TOURNAMENT = { site: SITE, slug: "sample-cup", title: "Sample Cup" };
/** Start of the sample tournament, in milliseconds since the epoch. */
export const START = Date.UTC(2026, 0, 24, 12);
const COUNTRIES = ["fi", "se", "us", "kr", "jp", "de", "fr", "pl", "ua", "br", "it", "nl"];

/** Lookups and references for the places of a played sample bracket. */
export interface SampleLinks {
  playOf(place: string): PlayedPlace;
  ref(place: string): PlaceRef;
  /** Returns the place that the winner or loser advances or drops to; `null` if none. */
  target(type: "winner" | "loser", of: string): PlaceRef | null;
  source(source: TreeSource): SlotSource;
  losersTo(round: GeometryRound): RoundName | null;
}

/** Creates the lookups and references for these rounds. */
export function createSampleLinks(
  rounds: readonly GeometryRound[],
  played: ReadonlyMap<string, PlayedPlace>,
): SampleLinks {
  const places = rounds.flatMap((round) => round.places);
  const codes = new Map(places.map(({ place, code }) => [place, code]));
  const ref = (of: string): PlaceRef => ({
    place: of,
    code: must(codes.get(of), "only places of the bracket are named"),
    match: played.get(of)?.bye === false ? matchKey(of) : null,
  });
  const targets = new Map<string, string>();
  for (const { place, sources } of places) {
    for (const source of sources) {
      // A reset has the same contestants as its grand final, so the grand final feeds nothing.
      if (source.type === "seed" || source.of === "grand final#1") continue;
      targets.set(`${source.type} ${source.of}`, place);
    }
  }
  return {
    playOf: (place) => must(played.get(place), "every place was played"),
    ref,
    target(type, of) {
      const to = targets.get(`${type} ${of}`);
      return to === undefined ? null : ref(to);
    },
    source: (source) =>
      source.type === "seed"
        ? source
        : { type: source.type, of: ref(source.of), certainty: "found" },
    losersTo({ places: [first] }) {
      const target = targets.get(`loser ${first?.place}`);
      return rounds.find(({ key }) => target?.startsWith(`${key}#`))?.name ?? null;
    },
  };
}

/** Creates a place as the API returns it. */
export function samplePlace(
  { place, row, sources }: GeometryPlace,
  round: string,
  links: SampleLinks,
): PlaceView {
  const play = links.playOf(place);
  return {
    ...links.ref(place),
    round,
    row,
    bye: play.bye,
    slots: sources.map((source, side) => ({
      entry: play.sides[side] === null ? null : side,
      source: links.source(source),
    })),
    winnerTo: links.target("winner", place),
    loserTo: links.target("loser", place),
    absence: null,
    continuesIn: null,
  };
}

/**
 * Creates the match at a place as the API returns it.
 *
 * @param names Names by seed; others are generated.
 */
export function createPlayedSampleMatch(
  { place, code, row, sources }: GeometryPlace,
  { round, column }: { readonly round: GeometryRound; readonly column: number },
  links: SampleLinks,
  names: readonly string[],
): MatchView {
  const play = links.playOf(place);
  return sampleMatch({
    key: matchKey(place),
    site: SITE,
    id: matchKey(place).slice(SITE.length + 1),
    code,
    round: { key: round.key, name: round.name, losersTo: links.losersTo(round) },
    tournament: { ...TOURNAMENT, game: "Sample", gameSlug: "sample" },
    bracket: { id: "1101", title: "Playoffs", section: round.section },
    start: new Date(START + column * 86_400_000 + row * 1_800_000).toISOString(),
    bestOf: 5,
    state: play.state,
    stateBy:
      play.state === "ended" ? "advanced" : play.state === "live" ? "begun" : "listed-upcoming",
    outcome: { winner: play.winner, by: play.winner === null ? null : "advanced", draw: false },
    slots: sources.map((source, side) => slotView(links.source(source), play, side, names)),
    winnerTo: links.target("winner", place),
    loserTo: links.target("loser", place),
    lastSeen: new Date(START).toISOString(),
  });
}

function slotView(
  source: SlotSource,
  play: PlayedPlace,
  side: number,
  names: readonly string[],
): MatchSlotView {
  const seed = play.sides[side] ?? null;
  const result = play.winner === side ? "winner" : "loser";
  const change = {
    seed,
    source,
    score: play.scores[side] ?? null,
    result: play.winner === null ? null : result,
  } as const;
  if (seed === null) return slot(null, change);
  const name = names[seed - 1] ?? `Contestant ${seed}`;
  const country = must(COUNTRIES[seed % COUNTRIES.length], "the list goes round");
  return slot(name, { ...change, contestant: { key: `sample-${seed}`, name, country } });
}

function matchKey(place: string): string {
  return `${SITE}/${place.replaceAll(/[^a-z0-9]/g, "-")}`;
}
