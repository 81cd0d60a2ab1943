import { deriveWorld } from "#core/world/derive-world.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { singleOrNull } from "#core/lib/collections.ts";
import { MINUTE } from "#core/lib/time.ts";
import { must } from "#core/lib/must.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { StandingRow } from "#core/model/group.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, ListName, Match } from "#core/model/match.ts";
import { applyPoll, emptySnapshot, snapshotOfFile } from "#core/snapshot/snapshot.ts";
import type { RankRow } from "#core/model/ranking.ts";
import type { ListResponse, PollResponses, Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import { createMatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { WireLists } from "./wire-match.ts";

const normalizeMatchList = createMatchListNormalizer("UTC");
const OPTIONS = { graceMinutes: DEFAULT_GRACE_MINUTES };

/** A time long after every generated event. */
export const AFTER_ALL_EVENTS: Instant = Date.UTC(2027, 0, 1);

export function normalizeWireMatch(item: unknown): Match {
  const [match] = normalizeMatchList([item]).matches;
  return must(match, "the test's match is valid");
}

export function worldOfFile(items: readonly unknown[], now: Instant = AFTER_ALL_EVENTS): World {
  const { matches } = normalizeMatchList(items);
  return deriveWorld(snapshotOfFile(matches, now), now, OPTIONS);
}

/** Returns the snapshot after one more poll of a service. */
export function pollWireLists(
  lists: WireLists,
  at: Instant,
  previous: Snapshot = emptySnapshot(at),
  limit = 100,
  more: Partial<PollResponses> = {},
): Snapshot {
  const responseOf = (name: ListName): ListResponse => {
    const { matches, issues } = normalizeMatchList(lists[name]);
    return listResponse(name, at, matches, { limit, received: lists[name].length, issues });
  };
  return applyPoll(previous, { lists: [responseOf("upcoming"), responseOf("ended")], ...more });
}

/** Creates a response of the service with these matches. */
export function listResponse(
  name: ListName,
  at: Instant,
  matches: readonly Match[],
  change: Partial<ListResponse> = {},
): ListResponse {
  return { name, at, limit: 100, received: matches.length, matches, issues: [], ...change };
}

export type MatchLists = readonly [upcoming: readonly Match[], ended: readonly Match[]];

/** Returns the snapshot after one more poll of these matches, a minute later. */
export function pollLists(
  before: Snapshot,
  [upcoming, ended]: MatchLists,
  more: Partial<PollResponses> = {},
): Snapshot {
  const at = before.takenAt + MINUTE;
  const lists = [listResponse("upcoming", at, upcoming), listResponse("ended", at, ended)];
  return applyPoll(before, { lists, ...more });
}

/** Returns the snapshot after polls of these lists, one minute apart, the first one at `at`. */
export function pollInTurn(
  polls: readonly Partial<WireLists>[],
  at: Instant,
  previous: Snapshot = emptySnapshot(at),
): Snapshot {
  return polls.reduce<Snapshot>(
    (snapshot, { upcoming = [], ended = [] }, index) =>
      pollWireLists({ upcoming, ended }, at + index * MINUTE, snapshot),
    previous,
  );
}

/** Returns a snapshot after three polls, in which a withdrawal or a regression has taken effect. */
export function pollThrice(lists: WireLists, at: Instant, previous: Snapshot): Snapshot {
  return pollInTurn([lists, lists, lists], at, previous);
}

/** Returns the snapshot as a restarted server reads it from the archive. */
export function restartWith(snapshot: Snapshot): Snapshot {
  const matches = Array.from(snapshot.matches.values(), ({ match, sighting }) => {
    const archived: Match = JSON.parse(JSON.stringify(match));
    return { match: archived, sighting };
  });
  return { ...snapshot, matches: emptySnapshot(0).matches.with(matches) };
}

export function worldOf(snapshot: Snapshot, now: Instant, previous?: World): World {
  return deriveWorld(snapshot, now, OPTIONS, previous);
}

/** Returns the rows of all groups. */
export function standingsOf({ groups }: World): readonly StandingRow[] {
  return [...groups.values()].flatMap(({ standings }) => standings);
}

export function onlyBracket({ tournaments }: World): Bracket {
  const brackets = [...tournaments.values()].flatMap((view) => view.brackets);
  return must(singleOrNull(brackets), "the test's world has one bracket");
}

/** Returns the ids of a bracket's matches by round key, in row order; `null` for missing ones. */
export function idsByRound({
  rounds,
}: Bracket): Readonly<Record<string, readonly (string | null)[]>> {
  return Object.fromEntries(
    rounds.map(({ key, places }) => [
      key,
      places.map(({ match }) => match?.slice(match.indexOf("/") + 1) ?? null),
    ]),
  );
}

/** Returns the rows of all rankings. */
export function rankRowsOf({ tournaments }: World): readonly RankRow[] {
  return [...tournaments.values()].flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
}

export function contestantNamed({ contestants }: World, name: string): Contestant {
  const found = [...contestants.values()].find((one) => one.name === name);
  return must(found, `the test's world contains ${name}`);
}

export function codesOf({ issues }: Bracket): readonly string[] {
  return issues.map(({ code }) => code);
}

/** Returns `CODE ID` of a bracket's issues; the id is "-" if an issue is about no match. */
export function issuesOf({ issues }: Bracket): readonly string[] {
  return issues.map(({ code, match }) => `${code} ${match?.split("/")[1] ?? "-"}`);
}

/** Returns the match with this id; tests use one site. */
export function matchOf({ matches }: World, id: string): DerivedMatch {
  const found = [...matches.values()].find(({ match }) => match.id === id);
  return must(found, `the test's world contains match ${id}`);
}

/** Returns the sources of a match's slots: "winner QF-2". */
export function sourcesOf(world: World, id: string): readonly string[] {
  return matchOf(world, id).slots.map(({ source }) =>
    "of" in source ? `${source.type} ${source.of.code}` : source.type,
  );
}

/** Returns the names of winners by match id. */
export function winnersOf({ matches }: World): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...matches.values()].flatMap(({ match, outcome }) => {
      const name = outcome.winner === null ? undefined : match.entries[outcome.winner]?.name;
      return name === undefined ? [] : [[match.id, name]];
    }),
  );
}
