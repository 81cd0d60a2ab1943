import { contestantKey } from "#core/model/contestant-key.ts";
import type { Change } from "#core/model/change.ts";
import { type Annotations, fingerprintPublicAnnotations } from "#core/desk/annotations.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import type { DataByRole } from "#server/reading/data-by-role.ts";
import { type LiveChangeFeed, createPublicChangeFilter, publishChanges } from "./changes-routes.ts";
import { createAnnotationsFrame } from "./event-frame.ts";
import { createEventHub } from "./event-hub.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { ChangeLog } from "./missed-events.ts";

/** The change feeds of viewers and of staff, each with its own numbers. */
export interface LiveChangeFeeds {
  readonly everybody: LiveChangeFeed;
  readonly desk: LiveChangeFeed;
}

export interface LiveChangeFeedSources {
  readonly publisher: {
    subscribe(listener: (changes: readonly LoggedChange[]) => void): void;
  };
  readonly opened: Pick<OpenSources, "reader" | "publicQueries">;
  readonly shown: DataByRole;
  readonly annotations: { current(): Annotations; subscribe(listener: () => void): void };
}

/** Creates both feeds, and subscribes them to changes and annotations. */
export function createLiveChangeFeeds(
  { streams }: { readonly streams: { readonly total: number; readonly perAddress: number } },
  { publisher, opened, shown, annotations }: LiveChangeFeedSources,
  audience: VisibilityPolicy,
  { time, random }: { time: TimeSources; random: () => number },
): LiveChangeFeeds {
  const { reader, publicQueries } = opened;
  const createHub = () => createEventHub({ limits: streams, now: time.monotonic, random });
  const { world } = shown.staff;
  const publicWorld = shown.everybody.world;
  const publicView = createPublicView(audience, publicQueries, publicWorld);
  const desk: LiveChangeFeed = { log: reader, hub: createHub(), isShown: () => true, world };
  const everybody: LiveChangeFeed = {
    log: publicLog(publicQueries, publicView),
    hub: createHub(),
    isShown: createPublicChangeFilter(audience),
    world: publicWorld,
  };
  publisher.subscribe((changes) => publishChanges(desk, changes));
  publisher.subscribe((changes) => {
    // Keeps the commit order, because the ids of a stream must increase.
    const visible = changes.filter(
      ({ publicSeq, change }) => publicSeq !== null && isPublicChange(change),
    );
    publishChanges(
      everybody,
      visible.map((logged) => publicView.now(logged)),
    );
  });

  /** Returns a text that changes with the public annotations, evaluated in the current world. */
  const markOf = (entered: Annotations): string => {
    const matches = publicWorld()?.snapshot.matches ?? new Map();
    return fingerprintPublicAnnotations(audience.publicAnnotations(entered, matches));
  };
  let current = annotations.current();
  annotations.subscribe(() => {
    const before = current;
    current = annotations.current();
    if (current === before || markOf(current) === markOf(before)) return;
    everybody.hub.publish([createAnnotationsFrame(time.machineNow())]);
  });
  return { everybody, desk };
}

/** Converts logged changes for viewers. */
type PublicView = ReturnType<typeof createPublicView>;

/**
 * Creates the conversion of changes for viewers. Changes are logged with the contestant keys that
 * staff see. Because an alias can connect a public name with a hidden one, viewers get the key of
 * the public name.
 */
function createPublicView(
  { names }: VisibilityPolicy,
  reader: OpenSources["publicQueries"],
  world: LiveChangeFeed["world"],
) {
  const games = new Map<string, Promise<string>>();
  const gameOf = (tournament: string): string | undefined =>
    world()?.tournaments.get(tournament)?.tournament.gameSlug;
  const view = (logged: LoggedChange, game: string): LoggedChange => {
    const annotations = world()?.annotations;
    const seq = logged.publicSeq ?? logged.seq;
    if (names === null || annotations === undefined) return { ...logged, seq };
    const rename = (ref: ContestantRef): ContestantRef => ({
      ...ref,
      key: annotations.contestantOf(contestantKey(game, ref.name)),
    });
    return { ...logged, seq, change: mapContestants(logged.change, rename) };
  };
  const archivedGame = (tournament: string): Promise<string> => {
    const game =
      games.get(tournament) ??
      reader.findTournamentByKey(tournament).then((found) => found?.gameSlug ?? "");
    games.set(tournament, game);
    game.catch(() => games.delete(tournament));
    return game;
  };
  return {
    /** Converts a change that was just published, whose tournament is in memory. */
    now: (logged: LoggedChange): LoggedChange =>
      view(logged, gameOf(logged.change.tournament) ?? ""),
    /** Converts a change from the log. */
    past: async (logged: LoggedChange): Promise<LoggedChange> => {
      const { tournament } = logged.change;
      return view(
        logged,
        names === null ? "" : (gameOf(tournament) ?? (await archivedGame(tournament))),
      );
    },
  };
}

/** Creates the change log of viewers. */
function publicLog(reader: ChangeLog, { past }: PublicView): ChangeLog {
  const all = (changes: readonly LoggedChange[]) => Promise.all(changes.map(past));
  return {
    findLastSeq: () => reader.findLastSeq(),
    findNewestChanges: async (limit, of) => all(await reader.findNewestChanges(limit, of)),
    findChangesAfter: async (seq, limit, of) => {
      const page = await reader.findChangesAfter(seq, limit, of);
      return { ...page, changes: await all(page.changes) };
    },
  };
}

/** Returns the change with every contestant in it replaced. */
function mapContestants(change: Change, map: (ref: ContestantRef) => ContestantRef): Change {
  const mapOrNull = (ref: ContestantRef | null): ContestantRef | null =>
    ref === null ? null : map(ref);
  switch (change.type) {
    case "contestants-known":
      return { ...change, contestants: change.contestants.map(map) };
    case "replaced":
      return { ...change, from: map(change.from), to: mapOrNull(change.to) };
    case "renamed": {
      const [from, to] = [map(change.from), map(change.to)];
      // Without the hidden alias, these are two contestants.
      const isHidden = change.from.key === change.to.key && from.key !== to.key;
      return { ...change, type: isHidden ? "replaced" : "renamed", from, to };
    }
    case "decided":
      return { ...change, winner: mapOrNull(change.winner) };
    case "corrected":
      return {
        ...change,
        from: { ...change.from, winner: mapOrNull(change.from.winner) },
        to: { ...change.to, winner: mapOrNull(change.to.winner) },
      };
    case "added":
    case "rescheduled":
    case "unscheduled":
    case "started":
    case "start-withdrawn":
    case "score":
    case "score-withdrawn":
    case "ended":
    case "best-of":
    case "conflict-raised":
    case "conflict-cleared":
    case "locked":
    case "unlocked":
    case "last-seen":
    case "withdrawn":
    case "returned":
      return change;
  }
}
