import type { MatchList } from "#core/contract/match.ts";
import type { EmbedResponse } from "#core/embed/embed-response.ts";
import type { EmbedData, EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import { expectedSteps } from "#core/forecast/expected-in-world.ts";
import { sortSteps } from "#core/lib/sort-steps.ts";
import { runInOneStep, type Steps, visitSteps } from "#core/lib/steps.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchState } from "#core/model/match-status.ts";
import type { World } from "#core/world/world.ts";
import { presentBracketDetail } from "#server/presenters/bracket.ts";
import { presentGroupDetail } from "#server/presenters/group.ts";
import { presentMatchDetail, presentMatchList } from "#server/presenters/match-list.ts";
import { orderSteps } from "#server/presenters/match-order.ts";
import { countSteps } from "#server/presenters/state-counts.ts";
import { presentTournamentDetail } from "#server/presenters/tournament.ts";
import { findMatchesSteps } from "#server/reading/match-filter.ts";
import type { ArchiveLookup } from "#server/reading/archive-lookup.ts";

/** How the server finds the data of an embed kind. */
export interface EmbedSource<Data> {
  /** Returns the same data as the API's response for this kind; `null` if it does not exist. */
  readonly find: (world: World, options: EmbedOptions) => Steps<Data | null>;
  /**
   * Returns whether the current world contains the subject of the options; else the archive may.
   */
  readonly isHere: (world: World, options: EmbedOptions) => boolean;
  /** Returns the world extended by the archived subject of the options; `null` if it is unknown. */
  readonly inPast: (past: ArchiveLookup, options: EmbedOptions) => Promise<World | null>;
}

/** Data sources of all embed kinds. */
export const EMBED_SOURCES: { readonly [K in EmbedKind]: EmbedSource<EmbedData[K]> } = {
  matches: {
    find: matchListSteps,
    isHere: (world, { tournament }) => tournament === "" || world.tournaments.has(tournament),
    inPast: (past, { tournament }) => past.withTournament(tournament),
  },
  match: {
    find: (world, options) =>
      runInOneStep(() => {
        const match = world.matches.get(options.match);
        return match === undefined ? null : presentMatchDetail(world, match);
      }),
    isHere: (world, { match }) => world.matches.has(match),
    inPast: (past, { match }) => past.withPart("match", match),
  },
  bracket: {
    find: (world, options) =>
      runInOneStep(() => {
        const bracket = world.brackets.get(options.bracket);
        return bracket === undefined ? null : presentBracketDetail(world, bracket);
      }),
    isHere: (world, { bracket }) => world.brackets.has(bracket),
    inPast: (past, { bracket }) => past.withPart("bracket", bracket),
  },
  standings: {
    find: (world, options) =>
      runInOneStep(() => {
        const group = world.groups.get(options.group);
        if (group !== undefined) return presentGroupDetail(world, group);
        const view = world.tournaments.get(options.tournament);
        return view === undefined ? null : presentTournamentDetail(world, view);
      }),
    isHere: (world, { group, tournament }) =>
      world.groups.has(group) || world.tournaments.has(tournament),
    inPast: (past, { group, tournament }) =>
      group === "" ? past.withTournament(tournament) : past.withPart("group", group),
  },
};

/** Returns the data of an embed; `null` if its subject does not exist. */
export function* findEmbedSteps<K extends EmbedKind>(
  kind: K,
  world: World,
  options: EmbedOptions,
): Steps<EmbedResponse<K> | null> {
  const data = yield* EMBED_SOURCES[kind].find(world, options);
  return data === null ? null : { kind, data };
}

function* matchListSteps(world: World, options: EmbedOptions): Steps<MatchList> {
  const { tournament, game, site, contestant, state } = options;
  const filter = Object.fromEntries(
    Object.entries({ tournament, game, site, contestant }).filter(([, value]) => value !== ""),
  );
  const found = yield* findMatchesSteps(world, filter, () => "");
  yield* expectedSteps(world);
  return yield* selectedSteps(world, found, state === "" ? null : state, options.limit);
}

/** Presents only the matches that `selectMatches` selects from a long list, but counts all. */
function* selectedSteps(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit: number,
): Steps<MatchList> {
  const of: Record<MatchState, DerivedMatch[]> = { live: [], upcoming: [], ended: [] };
  yield* visitSteps(yield* orderSteps(world, found, state), (derived) => {
    const { status, unresolved } = derived;
    if (status.by !== "bye" && unresolved === null) of[status.state].push(derived);
  });
  const latest = yield* sortSteps(of.ended, (a, b) => (b.match.start ?? 0) - (a.match.start ?? 0));
  const selected = [of.live, of.upcoming, latest].flatMap((some) => some.slice(0, limit));
  const counts = yield* countSteps(world, found);
  return { ...presentMatchList(world, selected, state), counts: { ...counts } };
}
