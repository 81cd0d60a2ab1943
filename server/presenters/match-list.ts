import type { MatchDetail, MatchList } from "#core/contract/match.ts";
import { runToEnd, type Steps, cacheStepsByKey, visitInSteps } from "#core/lib/steps.ts";
import { getExpectedStartsInSteps } from "#core/forecast/expected-in-world.ts";
import { formatInstant } from "#core/lib/time.ts";
import { type Contestant, contestantRef } from "#core/model/contestant.ts";
import { listGames } from "#core/match/line-score.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived-match.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { rankIn, presentStakes } from "./contestant.ts";
import { presentMatch } from "./match.ts";
import { byListOrder, selectAndOrderMatches, selectAndOrderMatchesSteps } from "./match-order.ts";
import { encodeMatchJson } from "./match-encoder.ts";

export type StateCounts = Readonly<Record<MatchState, number>>;

const countAllSteps = cacheStepsByKey((matches: World["matches"]) =>
  countedSteps(matches.values()),
);

interface ListOptions {
  /** `null` for the matches of all states. */
  readonly state: MatchState | null;
  readonly limit: number | undefined;
  /** Matches that are counted by state. */
  readonly counted: readonly DerivedMatch[];
  /** Contestants that the filter means; `undefined` without such a filter. */
  readonly meant: readonly Contestant[] | undefined;
  /** Values of the filters; `undefined` if they are not asked for. */
  readonly facets: MatchList["facets"];
}

const JSON_START = Buffer.from('{"matches":[');
const COMMA = Buffer.from(",");
const MATCHES_PER_STEP = 16;

/**
 * Presents at most `limit` matches of one state, or of all: ordered by start, ended ones from the
 * latest, unresolved ones last. `found` are those that fit all filters except the state.
 */
export function presentMatchList(
  world: World,
  found: readonly DerivedMatch[],
  state: MatchState | null,
  limit = Infinity,
): MatchList {
  const ordered = selectAndOrderMatches(world, found, state);
  return {
    matches: ordered.slice(0, limit).map((derived) => presentMatch(world, derived)),
    counts: { ...runToEnd(countMatchesByStateSteps(world, found)) },
    total: world.matches.size,
  };
}

/** Presents the contestants that a filter means, with their ranks. */
export function presentMeantContestants(
  world: World,
  contestants: readonly Contestant[],
): NonNullable<MatchList["contestants"]> {
  return contestants.map((contestant) => ({
    ...contestantRef(contestant),
    game: contestant.game,
    ranks: contestant.tournaments.flatMap((tournament) => {
      const view = world.tournaments.get(tournament);
      const rank = view === undefined ? null : rankIn(view, contestant);
      return rank === null ? [] : [{ tournament, ...rank }];
    }),
  }));
}

/**
 * Returns the JSON of `presentMatchList` as a list of buffers, and its tournaments, all at the end;
 * each `yield` is only a pause. The buffers of matches are cached and shared by responses.
 */
export function* encodeMatchListSteps(
  world: World,
  found: readonly DerivedMatch[],
  { state, limit = Infinity, counted, meant, facets }: ListOptions,
): Steps<{
  readonly body: readonly Uint8Array[];
  readonly tournaments: ReadonlySet<SiteKey>;
}> {
  yield* getExpectedStartsInSteps(world);
  const ordered = (yield* selectAndOrderMatchesSteps(world, found, state)).slice(0, limit);
  const parts: Uint8Array[] = [JSON_START];
  const tournaments = new Set<SiteKey>();
  for (const [index, derived] of ordered.entries()) {
    if (index > 0) parts.push(COMMA);
    parts.push(encodeMatchJson(world, derived));
    tournaments.add(derived.match.tournament.key);
    if (index % MATCHES_PER_STEP === 0) yield;
  }
  const counts = JSON.stringify(yield* countMatchesByStateSteps(world, counted));
  const rest = {
    total: world.matches.size,
    facets,
    contestants: meant && presentMeantContestants(world, meant),
  };
  parts.push(Buffer.from(`],"counts":${counts},${JSON.stringify(rest).slice(1)}`));
  return { body: parts, tournaments };
}

/** Presents a match, and all other matches between its contestants, newest first. */
export function presentMatchDetail(world: World, derived: DerivedMatch): MatchDetail {
  const { sighting } = derived;
  const match = presentMatch(world, derived);
  const { games } = world.histories.get(match.key) ?? NO_HISTORY;
  return {
    match,
    metBefore: meetingsOf(world, derived)
      .sort((a, b) => byListOrder(b, a))
      .map((meeting) => presentMatch(world, meeting)),
    firstSeen: formatInstant(sighting.firstSeen),
    changedAt: formatInstant(sighting.changedAt),
    games: listGames(match, games),
    stakes: presentStakes(world, derived),
  };
}

export function countMatchesByState(matches: Iterable<DerivedMatch>): StateCounts {
  return runToEnd(countedSteps(matches));
}

/** Counts matches by state, in steps: `found`, or all, which are counted once per world. */
export function* countMatchesByStateSteps(
  { matches }: Pick<World, "matches">,
  found: readonly DerivedMatch[] | null,
): Steps<StateCounts> {
  const isAll = found === null || found.length === matches.size;
  return yield* isAll ? countAllSteps(matches) : countedSteps(found);
}

/** Returns the other matches with at least two of this match's contestants that are or were played. */
function meetingsOf(world: World, { match }: DerivedMatch): DerivedMatch[] {
  const times = new Map<string, number>();
  for (const { key } of match.entries) {
    for (const other of world.contestants.get(key)?.matches ?? []) {
      times.set(other, (times.get(other) ?? 0) + 1);
    }
  }
  times.delete(match.key);
  return [...times].flatMap(([key, count]) => {
    const meeting = count < 2 ? undefined : world.matches.get(key);
    return meeting === undefined || meeting.unresolved !== null ? [] : [meeting];
  });
}

function* countedSteps(matches: Iterable<DerivedMatch>): Steps<StateCounts> {
  const counts = { upcoming: 0, live: 0, ended: 0 };
  yield* visitInSteps(matches, ({ status }) => {
    counts[status.state] += 1;
  });
  return counts;
}
