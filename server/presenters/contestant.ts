import * as z from "zod/mini";
import type { ContestantDetail, ContestantView } from "#core/contract/contestant.ts";
import { formatInstantOrNull } from "#core/lib/time.ts";
import {
  type Contestant,
  contestantRef,
  PossibleNextMatchSchema,
  TallySchema,
} from "#core/model/contestant.ts";
import { deriveAllHeadToHeads } from "#core/contestants/head-to-head.ts";
import { findPossibleNextMatches } from "#core/contestants/possible-next-matches.ts";
import { findMatchesAhead } from "#core/contestants/matches-ahead.ts";
import { deriveSecuredRanks, type SecuredRanks } from "#core/ranking/secured-ranks.ts";
import { singleOrNull } from "#core/lib/collections.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { presentMatches } from "./match.ts";
import type { MatchDetail } from "#core/contract/match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { ContestantScenarioSchema } from "#core/model/scenarios.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";

/** Presents a contestant with all matches in order of play. */
export function presentContestantDetail(world: World, contestant: Contestant): ContestantDetail {
  return {
    contestant: presentContestant(world, contestant),
    matches: presentMatches(world, contestant.matches),
  };
}

/** Returns the possible ranks in a tournament; `null` unless exactly one row has the contestant. */
export function rankIn(
  { rankings }: TournamentView,
  { key }: Contestant,
): ContestantView["tournaments"][number]["rank"] {
  const rows = rankings.flatMap((ranking) => ranking.rows);
  const row = singleOrNull(rows.filter(({ contestant }) => contestant.key === key));
  if (row === null) return null;
  const { type } = row.reason;
  const isPlaying = type === "playing";
  return { from: row.from, to: row.to, isPlaying, isDecided: !isPlaying && type !== "undecided" };
}

/** Presents what an open group match decides for its contestants; `null` if nothing is proven. */
export function presentStakes(
  world: World,
  { match, status }: DerivedMatch,
): MatchDetail["stakes"] {
  const group = world.groups.get(`${match.site}/${match.groupId ?? ""}`);
  const view = world.tournaments.get(match.tournament.key);
  if (group === undefined || view === undefined || status.state === "ended") return null;
  const scenarios = getScenarios(view, group);
  if (scenarios === null) return null;
  const contestants = match.entries.flatMap(({ key }) =>
    scenarios.contestants.filter(({ contestant }) => contestant.key === key),
  );
  return {
    advancing: scenarios.advancing,
    contestants: contestants.map((one) => z.encode(ContestantScenarioSchema, one)),
  };
}

function presentContestant(world: World, contestant: Contestant): ContestantView {
  const aliases = aliasesOf(world, contestant);
  return {
    ...contestantRef(contestant),
    shortName: world.annotations.valueOf("short-name", contestant.key),
    aliases: [...aliases.keys()],
    alsoKnownAs: [...new Set(aliases.values())],
    game: contestant.game,
    gameSlug: contestant.gameSlug,
    countries: [...contestant.countries],
    ambiguity: [...contestant.ambiguity],
    record: z.encode(TallySchema, contestant.record),
    partial: isPartial(world, contestant),
    form: [...contestant.form],
    kills: contestant.kills,
    deaths: contestant.deaths,
    next: contestant.next,
    last: contestant.last,
    tournaments: contestant.tournaments.flatMap((key) => {
      const view = world.tournaments.get(key);
      if (view === undefined) return [];
      const { site, slug, title } = view.tournament;
      const keys = view.matches.flatMap(({ match }) => match.entries.map((entry) => entry.key));
      const contestants = new Set(keys).size;
      return [{ site, slug, title, contestants, rank: rankIn(view, contestant) }];
    }),
    opponents: deriveAllHeadToHeads(contestant, world.matches).map(({ opponent, record }) => ({
      opponent: contestantRef(world.contestants.get(opponent.key) ?? opponent),
      record: z.encode(TallySchema, record),
      // An unseen match between the two is missing in both records.
      partial:
        isPartial(world, contestant) && isPartial(world, world.contestants.get(opponent.key)),
    })),
    nextSteps: findPossibleNextMatches(contestant, world).map((step) =>
      z.encode(PossibleNextMatchSchema, step),
    ),
    ...presentRoad(world, contestant),
    scenarios: presentContestantScenarios(world, contestant),
  };
}

/** Presents the matches ahead and the ranks that the contestant has secured. */
function presentRoad(
  world: World,
  contestant: Contestant,
): Pick<ContestantView, "ahead" | "placement"> {
  const current = world.matches.get(contestant.next ?? contestant.last ?? "")?.match;
  const view = world.tournaments.get(current?.tournament.key ?? "");
  const rank = view === undefined ? null : rankIn(view, contestant);
  const ahead =
    contestant.next !== null || rank?.isPlaying ? findMatchesAhead(contestant, world) : [];
  const secured =
    view === undefined || rank === null ? null : findSecuredRanks(world, view, contestant);
  const nextPlace = contestant.next === null ? undefined : ahead[0]?.place.place;
  return {
    ahead: ahead.map(({ place, round, start, source, opponents }) => ({
      match: place.match,
      code: place.code,
      round,
      start: formatInstantOrNull(start),
      source,
      opponents: opponents.map(contestantRef),
      rank: secured?.afterWin(place.place) ?? null,
    })),
    placement:
      secured === null || rank === null
        ? null
        : {
            before: secured.before,
            // The ranking also counts contestants, of whom there may be fewer than places.
            after: secured.after.map(({ match, rank: worst }, index, { length }) => ({
              match,
              rank: index === length - 1 ? Math.min(worst, rank.to) : worst,
            })),
            ifLost: nextPlace === undefined ? null : secured.ifLost(nextPlace),
          },
  };
}

/** Returns the secured ranks if one ranking lists the contestant and a bracket decides it. */
function findSecuredRanks(
  world: World,
  { rankings }: TournamentView,
  { key }: Contestant,
): SecuredRanks | null {
  const ranking = rankings.find(({ rows }) =>
    rows.some(({ contestant }) => contestant.key === key),
  );
  const bracket = world.brackets.get(ranking?.bracket ?? "");
  return bracket === undefined ? null : deriveSecuredRanks(bracket, world.matches, key);
}

/** Returns whether one of the contestant's tournaments has matches from before watching began. */
function isPartial(world: World, contestant: Contestant | undefined): boolean {
  const tournaments = contestant?.tournaments ?? [];
  return tournaments.some((key) => world.tournaments.get(key)?.missesPast === true);
}

/**
 * Returns the names of the aliases under which this world's matches list the contestant, by key.
 * Others are omitted, because they may be hidden, and a key contains a readable name.
 */
function aliasesOf(
  { annotations, snapshot }: World,
  contestant: Contestant,
): ReadonlyMap<string, string> {
  const entries = contestant.matches.flatMap(
    (key) => snapshot.matches.get(key)?.match.entries ?? [],
  );
  const listed = new Map(entries.map(({ key, name }) => [key, name]));
  return new Map(
    annotations.keysOf(contestant.key).flatMap((key) => {
      const name = listed.get(key);
      return key === contestant.key || name === undefined ? [] : [[key, name] as const];
    }),
  );
}

/** Presents whether a contestant can still advance from their groups, one per such group. */
function presentContestantScenarios(
  world: World,
  { key, tournaments }: Contestant,
): ContestantView["scenarios"] {
  const views = tournaments.flatMap((one) => world.tournaments.get(one) ?? []);
  return views.flatMap((view) =>
    view.groups.flatMap((group) => {
      const isIn = group.standings.some(({ contestant }) => contestant.key === key);
      const scenarios = isIn ? getScenarios(view, group) : null;
      const own = scenarios?.contestants.find(({ contestant }) => contestant.key === key);
      if (scenarios === null || own === undefined) return [];
      const { site, id, number, name } = group;
      const { slug, title } = view.tournament;
      return {
        group: { site, id, number, name },
        tournament: { site, slug, title },
        advancing: scenarios.advancing,
        scenario: z.encode(ContestantScenarioSchema, own),
      };
    }),
  );
}
