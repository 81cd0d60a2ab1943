import type { MatchList } from "#core/contract/match.ts";
import {
  type EmbedData,
  type EmbedKind,
  type EmbedResponse,
  findEmbedTournament,
} from "#core/embed/kinds.ts";
import { type EmbedOptions, getOnlyState, wouldShowAll } from "#core/embed/parts/options.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import { sortInSteps } from "#core/lib/sort-in-steps.ts";
import { runInOneStep, type Steps, visitInSteps } from "#core/lib/steps.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import {
  presentBracketDetail,
  presentGroupDetail,
  presentTournamentDetail,
} from "#server/presenters/tournament.ts";
import {
  presentMatchDetail,
  presentMatchList,
  presentMeantContestants,
  countMatchesByStateSteps,
} from "#server/presenters/match-list.ts";
import { selectAndOrderMatchesSteps } from "#server/presenters/match-order.ts";
import { presentRankingDetail } from "#server/presenters/ranking.ts";
import { findContestants, findWorldOfContestant } from "#server/reading/find-contestants.ts";
import { findMatchesSteps } from "#server/reading/match-filter.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";

/** How the server finds the data of an embed kind. */
export interface EmbedDataSource<Data> {
  /** Returns the same data as the API's response for this kind; `null` if it does not exist. */
  readonly find: (world: World, options: EmbedOptions) => Steps<Data | null>;
  /** Returns whether the current world contains the subject; else the archive may. */
  readonly isInWorld: (world: World, options: EmbedOptions) => boolean;
  /** Returns the world extended by the archived subject of the options; `null` if it is unknown. */
  readonly findArchivedWorld: (
    past: ArchiveWorldLookup,
    options: EmbedOptions,
  ) => Promise<World | null>;
}

/** Data sources of all embed kinds. */
export const EMBED_DATA_SOURCES: { readonly [K in EmbedKind]: EmbedDataSource<EmbedData[K]> } = {
  matches: {
    find: matchListSteps,
    isInWorld: (world, { tournament, contestant }) =>
      contestant === ""
        ? tournament === "" || world.tournaments.has(tournament)
        : findContestants(world, contestant).length > 0,
    findArchivedWorld: (past, { tournament, contestant }) =>
      contestant === ""
        ? past.withTournament(tournament)
        : findWorldOfContestant(past, null, contestant),
  },
  match: {
    find: (world, { match }) => presentStep(presentMatchDetail, world, world.matches.get(match)),
    isInWorld: (world, { match }) => world.matches.has(match),
    findArchivedWorld: (past, { match }) => past.withTournamentOf("match", match),
  },
  bracket: {
    find: (world, { bracket }) =>
      presentStep(presentBracketDetail, world, world.brackets.get(bracket)),
    isInWorld: (world, { bracket }) => world.brackets.has(bracket),
    findArchivedWorld: (past, { bracket }) => past.withTournamentOf("bracket", bracket),
  },
  standings: {
    find: (world, options) => {
      const group = world.groups.get(options.group);
      if (group !== undefined) return presentStep(presentGroupDetail, world, group);
      return presentStep(presentTournamentDetail, world, world.tournaments.get(options.tournament));
    },
    isInWorld: (world, { group, tournament }) =>
      world.groups.has(group) || world.tournaments.has(tournament),
    findArchivedWorld: (past, { group, tournament }) =>
      group === "" ? past.withTournament(tournament) : past.withTournamentOf("group", group),
  },
  ranking: {
    find: (world, { tournament }) =>
      presentStep(presentRankingDetail, world, world.tournaments.get(tournament)),
    isInWorld: (world, { tournament }) => world.tournaments.has(tournament),
    findArchivedWorld: (past, { tournament }) => past.withTournament(tournament),
  },
};

/** Returns the data of an embed; `null` if its subject does not exist. */
export function* findEmbedSteps<K extends EmbedKind>(
  kind: K,
  world: World,
  options: EmbedOptions,
): Steps<EmbedResponse<K> | null> {
  const data = yield* EMBED_DATA_SOURCES[kind].find(world, options);
  return data === null ? null : { kind, data };
}

/** Returns the tournaments that an embed shows (`SITE/SLUG`). */
export function listTournaments(
  response: EmbedResponse,
  options: EmbedOptions,
): readonly SiteKey[] {
  const all =
    response.kind === "matches"
      ? response.data.matches.map(({ tournament }) => tournament)
      : [findEmbedTournament(response, options) ?? []].flat();
  if (all.length > 0) return all.map(({ site, slug }) => `${site}/${slug}`);
  // An empty list may be empty because its source is old.
  const { tournament, site } = options;
  return tournament === "" ? [site === "" ? [] : `${site}/`].flat() : [tournament];
}

/** Presents a subject in one step; `null` if it does not exist. */
function presentStep<T, Data>(
  present: (world: World, found: T) => Data,
  world: World,
  found: T | undefined,
): Steps<Data | null> {
  return runInOneStep(() => (found === undefined ? null : present(world, found)));
}

function* matchListSteps(world: World, options: EmbedOptions): Steps<MatchList | null> {
  if (wouldShowAll(options)) return null;
  const { tournament, game, site, contestant, state } = options;
  const filter = Object.fromEntries(
    Object.entries({ tournament, game, site, contestant }).filter(([, value]) => value !== ""),
  );
  const found = yield* findMatchesSteps(world, filter, () => "");
  yield* getExpectedStartsInSteps(world);
  const list = yield* selectedSteps(world, found, getOnlyState(state) || null, options.limit);
  if (contestant === "") return list;
  const meant = presentMeantContestants(world, findContestants(world, contestant, filter));
  return { ...list, contestants: meant };
}

/** Presents only the matches that `selectMatches` selects from a long list, but counts all. */
function* selectedSteps(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit: number,
): Steps<MatchList> {
  const of: Record<MatchState, DerivedMatch[]> = { live: [], upcoming: [], ended: [] };
  yield* visitInSteps(yield* selectAndOrderMatchesSteps(world, found, state), (derived) => {
    const { status, unresolved } = derived;
    if (status.by !== "bye" && unresolved === null) of[status.state].push(derived);
  });
  const latest = yield* sortInSteps(
    of.ended,
    (a, b) => (b.match.start ?? 0) - (a.match.start ?? 0),
  );
  const selected = [of.live, of.upcoming, latest].flatMap((some) => some.slice(0, limit));
  const counts = yield* countMatchesByStateSteps(world, found);
  return { ...presentMatchList(world, selected, state), counts: { ...counts } };
}
