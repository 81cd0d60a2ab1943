/** Polls written tournaments and compares the derived worlds with the truth. */
import { compareText } from "#core/lib/collections.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { runToEnd } from "#core/lib/steps.ts";
import type { MatchState } from "#core/model/match-status.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { findEndedMatchUpdatesInSteps, markEnded } from "#core/snapshot/mark-ended.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import type { WireLists } from "#core/testing/elimination-wire.ts";
import type { World } from "#core/world/world.ts";
import type { WrittenMatch, WrittenTournament } from "./written.ts";
import { instantOf, nameAt, createWrittenWireListsAt } from "./written-wire.ts";

type Wire = WireLists["ended"][number];

/** Polls per minute: a new contestant and a regression take effect in the third one. */
const POLLS = [0, 1, 2];

/** State and outcome of a match, derived or true. */
export interface MatchResultSummary {
  readonly state: MatchState;
  readonly winner: string | null;
  readonly draw: boolean;
  readonly unresolved: string | null;
}

/** Returns the minutes of starts, ends and written facts, and those five minutes before. */
export function minutesOf({ matches, end, truth }: WrittenTournament): readonly number[] {
  const edges = matches.flatMap(([, , begin, over]) => [begin, over]).filter(Number.isFinite);
  const known = [truth.champion?.[1] ?? 0, ...truth.next.map(({ at }) => at)];
  const tables = (truth.tables ?? []).map(({ at }) => at);
  const all = new Set([...edges, ...known, ...tables, end]);
  for (const edge of edges) all.add(Math.max(0, edge - 5));
  return [...all].sort((a, b) => a - b);
}

/** A world during a written tournament. */
export interface PolledWorld {
  readonly minute: number;
  readonly world: World;
  /** Whether the current data was polled often enough to take effect. */
  readonly isSettled: boolean;
}

/**
 * Polls a tournament to its end; each world is derived from the previous one.
 *
 * @param from Minute of the first poll.
 * @param limit Maximum number of matches per list.
 */
export function* pollTournamentToEnd(
  tournament: WrittenTournament,
  from = 0,
  limit = 100,
): Generator<PolledWorld> {
  let snapshot: Snapshot | undefined;
  let world: World | undefined;
  for (const minute of minutesOf(tournament).filter((moment) => moment >= from)) {
    for (const later of POLLS) {
      const now = instantOf(minute) + later * 10_000;
      snapshot = pollWireLists(
        truncateLists(limit, createWrittenWireListsAt(tournament, minute)),
        now,
        snapshot,
        limit,
      );
      world = worldOf(snapshot, now, world);
      yield { minute, world, isSettled: later === POLLS.at(-1) };
      const { ended, undone } = runToEnd(findEndedMatchUpdatesInSteps(world.matches.values()));
      snapshot = markEnded(snapshot, ended, undone);
    }
  }
}

/** Truncates both lists like the service: to the next starts, and to the last ones. */
function truncateLists(limit: number, { upcoming, ended }: WireLists): WireLists {
  return {
    upcoming: upcoming.toSorted(byStart).slice(0, limit),
    ended: ended.toSorted((a, b) => byStart(b, a)).slice(0, limit),
  };
}

function byStart(a: Wire, b: Wire): number {
  return compareText(String(a["start"]), String(b["start"]));
}

/** Returns the derived state and outcome of each match, by id. */
export function derivedResultsOf({ matches }: World): Readonly<Record<string, MatchResultSummary>> {
  return Object.fromEntries(
    [...matches.values()].map(({ match, status, outcome, unresolved }) => {
      const winner = outcome.winner === null ? null : (match.entries[outcome.winner]?.name ?? null);
      return [match.id, { state: status.state, winner, draw: outcome.draw, unresolved }];
    }),
  );
}

/** Returns the true state and outcome of each match at a minute, by id. */
export function trueResultsAt(
  minute: number,
  tournament: WrittenTournament,
): Readonly<Record<string, MatchResultSummary>> {
  const { matches, truth } = tournament;
  return Object.fromEntries(
    matches.map(([id, , begin, end, , winner, extra = {}]) => {
      const hasEnded = minute >= end || extra.isBye === true;
      const isWinnerKnown =
        extra.isWinnerUnknown !== true && minute >= (extra.winnerKnownFrom ?? 0);
      const name = hasEnded && isWinnerKnown ? winner : null;
      const [reason, from] = truth.unresolved?.[id] ?? ["", Infinity];
      return [
        id,
        {
          state: hasEnded ? "ended" : minute >= begin ? "live" : "upcoming",
          winner: name === null ? null : nameAt(name, minute, tournament),
          draw: hasEnded && extra.isDraw === true,
          unresolved: minute >= from ? reason : null,
        },
      ];
    }),
  );
}

/** Returns the winners and podium places in a world that are false; unknown ones are allowed. */
export function falsehoodsAt(
  minute: number,
  world: World,
  tournament: WrittenTournament,
): readonly string[] {
  const truth = trueResultsAt(Infinity, tournament);
  const derived = derivedResultsOf(world);
  const winners = tournament.matches.flatMap(([id, , , end]: WrittenMatch) => {
    const name = derived[id]?.winner ?? null;
    if (name === null) return [];
    const isTrue = nameKey(name, tournament) === nameKey(truth[id]?.winner ?? "", tournament);
    return minute >= end && isTrue ? [] : [`${name} won ${id}`];
  });
  const { champion, runnerUp, third } = tournament.truth;
  const podium = [...world.brackets.values()].flatMap((bracket) => [
    falsePlace("champion", bracket.champion?.name, champion?.[0], tournament),
    falsePlace("runner-up", bracket.runnerUp?.name, runnerUp?.[0], tournament),
    falsePlace("third", bracket.third?.name, third?.[0], tournament),
  ]);
  return [...winners, ...podium.flat()];
}

function falsePlace(
  place: string,
  derived: string | undefined,
  truth: string | undefined,
  tournament: WrittenTournament,
): readonly string[] {
  if (derived === undefined) return [];
  const isTrue = truth !== undefined && nameKey(derived, tournament) === nameKey(truth, tournament);
  return isTrue ? [] : [`${place} is ${derived}`];
}

/** Returns the same key for all names of a contestant. */
function nameKey(name: string, { renames = [] }: WrittenTournament): string {
  const first = renames.find(({ to }) => to === name)?.from ?? name;
  return contestantKey("osu", first);
}
