/** What a world says of a written tournament, and what is true. */
import { compareText } from "#core/lib/collections.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { finish } from "#core/lib/steps.ts";
import type { MatchState } from "#core/model/derived.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { endSteps, markEnded } from "#core/snapshot/ended-memory.ts";
import { afterPoll, worldOf } from "#core/testing/derive.ts";
import type { WireMoment } from "#core/testing/elimination-wire.ts";
import type { World } from "#core/world/world.ts";
import type { WrittenMatch, WrittenTournament } from "./written.ts";
import { instantOf, nameAt, wireOfWritten } from "./written-wire.ts";

type Wire = WireMoment["ended"][number];

/** Polls after which a new contestant, or a step back, is believed. */
const POLLS = [0, 1, 2];

/** What a world says, or should say, of a match. */
export interface Told {
  readonly state: MatchState;
  readonly winner: string | null;
  readonly draw: boolean;
  readonly unresolved: string | null;
}

/** Minutes at which something begins or ends, those around them, and some between. */
export function momentsOf({ matches, end, truth }: WrittenTournament): readonly number[] {
  const edges = matches.flatMap(([, , begin, over]) => [begin, over]).filter(Number.isFinite);
  const known = [truth.champion?.[1] ?? 0, ...truth.next.map(({ at }) => at)];
  const tables = (truth.tables ?? []).map(({ at }) => at);
  const all = new Set([...edges, ...known, ...tables, end]);
  for (const edge of edges) all.add(Math.max(0, edge - 5));
  return [...all].sort((a, b) => a - b);
}

/** A world while a tournament is watched. */
export interface Watched {
  readonly minute: number;
  readonly world: World;
  /** Whether what is listed has been listed often enough to be believed. */
  readonly isSettled: boolean;
}

/**
 * Polls a tournament to its end, each world derived with the one before.
 *
 * @param from Minute of the first poll.
 * @param limit How many matches a list holds at most.
 */
export function* watch(tournament: WrittenTournament, from = 0, limit = 100): Generator<Watched> {
  let snapshot: Snapshot | undefined;
  let world: World | undefined;
  for (const minute of momentsOf(tournament).filter((moment) => moment >= from)) {
    for (const later of POLLS) {
      const now = instantOf(minute) + later * 10_000;
      snapshot = afterPoll(cutTo(limit, wireOfWritten(tournament, minute)), now, snapshot, limit);
      world = worldOf(snapshot, now, world);
      yield { minute, world, isSettled: later === POLLS.at(-1) };
      const { ended, undone } = finish(endSteps(world.matches.values()));
      snapshot = markEnded(snapshot, ended, undone);
    }
  }
}

/** Cuts both lists as the service does: to the next to start, and those that started last. */
function cutTo(limit: number, { upcoming, ended }: WireMoment): WireMoment {
  return {
    upcoming: upcoming.toSorted(byStart).slice(0, limit),
    ended: ended.toSorted((a, b) => byStart(b, a)).slice(0, limit),
  };
}

function byStart(a: Wire, b: Wire): number {
  return compareText(String(a["start"]), String(b["start"]));
}

/** Returns what a world says of each match, by id. */
export function toldAt({ matches }: World): Readonly<Record<string, Told>> {
  return Object.fromEntries(
    [...matches.values()].map(({ match, status, outcome, unresolved }) => {
      const winner = outcome.winner === null ? null : (match.entries[outcome.winner]?.name ?? null);
      return [match.id, { state: status.state, winner, draw: outcome.draw, unresolved }];
    }),
  );
}

/** Returns what is true of each match at a minute, by id. */
export function truthAt(
  minute: number,
  tournament: WrittenTournament,
): Readonly<Record<string, Told>> {
  const { matches, truth } = tournament;
  return Object.fromEntries(
    matches.map(([id, , begin, end, , winner, extra = {}]) => {
      const isOver = minute >= end || extra.isBye === true;
      const isTold = extra.isUntold !== true && minute >= (extra.toldFrom ?? 0);
      const name = isOver && isTold ? winner : null;
      const [reason, from] = truth.unresolved?.[id] ?? ["", Infinity];
      return [
        id,
        {
          state: isOver ? "ended" : minute >= begin ? "live" : "upcoming",
          winner: name === null ? null : nameAt(name, minute, tournament),
          draw: isOver && extra.isDraw === true,
          unresolved: minute >= from ? reason : null,
        },
      ];
    }),
  );
}

/** Returns what a world says of winners and podium that is not so; what it does not say is no lie. */
export function falsehoodsAt(
  minute: number,
  world: World,
  tournament: WrittenTournament,
): readonly string[] {
  const truth = truthAt(Infinity, tournament);
  const told = toldAt(world);
  const winners = tournament.matches.flatMap(([id, , , end]: WrittenMatch) => {
    const name = told[id]?.winner ?? null;
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
  said: string | undefined,
  truth: string | undefined,
  tournament: WrittenTournament,
): readonly string[] {
  if (said === undefined) return [];
  const isTrue = truth !== undefined && nameKey(said, tournament) === nameKey(truth, tournament);
  return isTrue ? [] : [`${place} is ${said}`];
}

/** The same for all names of a contestant. */
function nameKey(name: string, { renames = [] }: WrittenTournament): string {
  const first = renames.find(({ to }) => to === name)?.from ?? name;
  return contestantKey("osu", first);
}
