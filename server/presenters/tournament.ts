import * as z from "zod/mini";
import {
  type TournamentContestant,
  type TournamentDetail,
  type TournamentList,
  type TournamentSummary,
  TournamentSummarySchema,
  type GroupDetail,
} from "#core/contract/tournament.ts";
import { isCounted } from "#core/bracket/coverage.ts";
import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { combineComparators, compareNullable, compareText } from "#core/lib/compare.ts";
import { formatInstant, formatInstantOrNull } from "#core/lib/time.ts";
import { type DerivedMatch, isListedAgain } from "#core/model/derived-match.ts";
import { type Appearance, appearancesOf, newestRefOf, tallyOf } from "#core/match/appearance.ts";
import { findLiveOrNextMatch } from "#core/contestants/live-or-next-match.ts";
import { findCurrentStage, findNextMatch } from "#core/match/current-stage.ts";
import { comparePlayOrder } from "#core/match/play-order.ts";
import { countProgress, type Progress } from "#core/match/progress.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { presentMatch, presentMatches } from "./match.ts";
import { presentRanking } from "./ranking.ts";
import { countMatchesByState } from "./match-list.ts";
import { contestantRef } from "#core/model/contestant.ts";
import {
  type BracketDetail,
  type BracketSummary,
  BracketSummarySchema,
  type PlaceView,
} from "#core/contract/bracket.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import { findAdvancing, getScenarios } from "#core/advancing/scenarios.ts";
import { must } from "#core/lib/must.ts";
import { type Group, GroupSchema, type GroupView } from "#core/model/group.ts";

type View = TournamentView;

/** Last rank that is on a podium. */
const LAST_ON_PODIUM = 3;

/** Latest start first. */
const byStart = combineComparators<View>(
  (a, b) => compareNullable(b.tournament.start, a.tournament.start),
  (a, b) => compareText(a.tournament.key, b.tournament.key),
);

const bySeed = combineComparators<TournamentContestant>(
  (a, b) => compareNullable(a.seed, b.seed),
  (a, b) => compareText(a.contestant.name, b.contestant.name),
);

/** Presents all tournaments, the latest start first. */
export function presentTournamentList(world: World): TournamentList {
  return {
    tournaments: [...world.tournaments.values()]
      .sort(byStart)
      .map((view) => presentTournament(world, view)),
  };
}

/** Presents a tournament with groups and contestants, but without bracket places and matches. */
export function presentTournamentDetail(world: World, view: View): TournamentDetail {
  return {
    tournament: presentTournament(world, view),
    groups: view.groups.map((group) => presentGroup(world, group)),
    contestants: presentContestants(view),
    issues: view.issues.map(({ match, code, message }) => ({ match, code, message })),
    watchingSince: formatInstant(world.snapshot.watchingSince),
  };
}

/** Presents a tournament without groups, contestants, bracket places and matches. */
export function presentTournament(world: World, view: View): TournamentSummary {
  const { tournament } = view;
  const next = findNextMatch(view.matches);
  const entries = view.matches.flatMap(({ match }) => match.entries);
  const progress = deriveProgress(view);
  return {
    site: tournament.site,
    slug: tournament.slug,
    title: tournament.title,
    game: tournament.game,
    gameSlug: tournament.gameSlug,
    start: formatInstantOrNull(tournament.start),
    end: formatInstantOrNull(tournament.end),
    counts: { ...countMatchesByState(view.matches) },
    unresolved: view.matches.filter(({ unresolved }) => unresolved !== null).length,
    played: progress.ended,
    progress,
    seen: view.matches.filter(isCounted).length,
    expected: view.expected,
    coverage: { ...view.coverage },
    ...presentDecision(view),
    contestants: new Set(entries.map(({ key }) => key)).size,
    stage: findCurrentStage(view.matches, view.groups),
    next: next === null ? null : presentMatch(world, next),
    podium: presentPodium(world, view),
    hasRanking: view.rankings.length > 0,
    brackets: view.brackets.map(presentBracketSummary),
    streamLink: view.basis.annotations.valueOf("stream-link", tournament.key),
    venueZone: view.basis.annotations.valueOf("venue-zone", tournament.key),
    groups: z.encode(TournamentSummarySchema.shape.groups, [...view.groups]),
  };
}

/** Presents a group with its standings, and with who can still advance if it `hasScenarios`. */
export function presentGroup(world: World, group: Group, hasScenarios = true): GroupView {
  const view = must(world.tournaments.get(group.tournament), "a group's tournament is known");
  return z.encode(GroupSchema, {
    ...group,
    // Staff may have stored `false`, which is the default.
    rule: { ...group.rule, deduct: group.rule.deduct === true ? true : undefined },
    advancing: findAdvancing(view, group),
    scenarios: hasScenarios ? getScenarios(view, group) : null,
  });
}

/** Presents a group with its standings and matches. */
export function presentGroupDetail(world: World, group: Group): GroupDetail {
  return {
    group: presentGroup(world, group),
    matches: presentMatches(world, group.matches),
  };
}

/** Presents a bracket for lists, without rounds and matches. */
export function presentBracketSummary(bracket: Bracket): BracketSummary {
  return z.encode(BracketSummarySchema, { ...bracket, id: bracket.ids[0] ?? "" });
}

/** Presents a bracket with its rounds and all their known matches. */
export function presentBracketDetail(world: World, bracket: Bracket): BracketDetail {
  const tournament = world.tournaments.get(bracket.tournament)?.tournament;
  const keys = bracket.rounds.flatMap((round) => round.places.map((place) => place.match));
  return {
    bracket: {
      ...presentBracketSummary(bracket),
      tournament: {
        site: bracket.site,
        slug: tournament?.slug ?? "",
        title: tournament?.title ?? "",
      },
      watchingSince: formatInstant(world.snapshot.watchingSince),
      rounds: bracket.rounds.map(({ key, section, name, losersTo, bestOf, places }) => ({
        key,
        section,
        name,
        losersTo,
        bestOf,
        places: places.map((place) => presentPlace(world, place)),
      })),
      resetPlayed: bracket.resetPlayed,
      dropIn: { ...bracket.dropIn },
      issues: bracket.issues.map(({ match, code, message }) => ({ match, code, message })),
    },
    matches: presentMatches(world, keys),
  };
}

/**
 * Counts the matches of a tournament; if their number is proven, those not yet listed, too. Of
 * several at one bracket place counts the one that the place shows.
 */
function deriveProgress({ matches, brackets, expected }: View): Progress {
  const places = brackets
    .flatMap(({ rounds }) => rounds.flatMap((round) => round.places))
    .filter(({ bye }) => !bye);
  const shown = new Set(places.map(({ match }) => match));
  const progress = countProgress(
    matches
      .filter((one) => (one.part === undefined ? !isListedAgain(one) : shown.has(one.match.key)))
      .map(({ status: { state, by }, unresolved }) => ({ state, stateBy: by, unresolved })),
    places,
  );
  if (expected === null) return progress;
  // The expected number includes all matches of a place.
  const further = matches.filter(
    ({ match: { key }, part, unresolved }) =>
      part !== undefined && !shown.has(key) && unresolved !== "series-decided",
  );
  const toPlay = expected - further.length - progress.ended - progress.live;
  return { ...progress, toPlay: Math.max(toPlay, 0) };
}

/** Returns the champion and the deciding bracket; both `null` if no single final decides. */
function presentDecision(view: View): Pick<TournamentSummary, "champion" | "decidedBy"> {
  const deciding = view.brackets.find(({ key }) => key === view.decidedBy);
  if (deciding === undefined) return { champion: null, decidedBy: null };
  const { champion, id } = presentBracketSummary(deciding);
  return { champion, decidedBy: id };
}

function presentPodium(world: World, { rankings }: View): TournamentSummary["podium"] {
  const ranking = singleOrNull(rankings);
  if (ranking?.isFinal !== true) return [];
  const rows = ranking.rows.filter(({ from }) => from <= LAST_ON_PODIUM);
  return presentRanking(world, { ...ranking, rows }).rows;
}

/** Returns whether a match was played in its own stage. */
function isOwn({ carriedFrom }: DerivedMatch): boolean {
  return carriedFrom === undefined;
}

/** Presents all contestants, ordered by seed, then by name. */
function presentContestants(view: View): TournamentContestant[] {
  const byContestant = groupBy(
    appearancesOf(view.matches.filter(isOwn).toSorted(comparePlayOrder)),
    ({ entry }) => entry.key,
  );
  return [...byContestant.values()].map(presentContestant).sort(bySeed);
}

function presentContestant(appearances: readonly Appearance[]): TournamentContestant {
  const { played, won, drawn, lost } = tallyOf(appearances);
  return {
    contestant: contestantRef(newestRefOf(appearances)),
    seed: appearances.find((appearance) => appearance.entry.seed !== null)?.entry.seed ?? null,
    played,
    won,
    drawn,
    lost,
    next: findLiveOrNextMatch(appearances.map(({ derived }) => derived))?.match.key ?? null,
  };
}

function presentPlace(world: World, place: BracketPlace): PlaceView {
  const next = world.brackets.get(place.continuesIn ?? "");
  return {
    place: place.place,
    code: place.code,
    match: place.match,
    round: place.round,
    row: place.row,
    bye: place.bye,
    slots: place.slots.map(({ entry, source }) => ({ entry, source })),
    winnerTo: place.winnerTo,
    loserTo: place.loserTo,
    absence: place.absence,
    continuesIn:
      next === undefined ? null : { site: next.site, id: next.ids[0] ?? "", title: next.title },
  };
}
