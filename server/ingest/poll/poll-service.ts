import { isOver } from "#core/world/is-over.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { SeenMatch } from "#core/model/match.ts";
import type { MatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { SourcePollState } from "#core/model/poll-state.ts";
import type { OpenArchive } from "#server/archive/engines/archive.ts";
import type { SourceArchive } from "#server/archive/source-archive.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import { replaceNamesInMatch } from "#server/names/replace-names-in-match.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";
import { fetchLists, parseList, type ParsedList } from "#server/ingest/source/fetch-lists.ts";
import {
  addLists,
  addRecalled,
  findTournamentsToRecall,
  findUnknownMatches,
  NOTHING_RECALLED,
  type Recalled,
  type SourceSnapshot,
} from "#server/ingest/source/source-snapshot.ts";
import type { ViewerPresence } from "./viewer-presence.ts";

export interface PolledService {
  readonly clientId: string;
  readonly client: UpstreamClient;
  readonly archive: Pick<SourceArchive, "findAllByTournaments" | "findTournamentsByIds">;
}

/** Dependencies of `createPoller` and of its steps. */
export interface PollerDeps extends Pick<TimeSources, "later" | "monotonic"> {
  /** All services, in the order of the publisher's sources. */
  readonly services: readonly PolledService[];
  readonly publisher: Publisher;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns the replacer of deleted names; `null` if no name was deleted. */
  readonly replaceName: () => NameReplacer | null;
  /** Returns staff decisions about held data, by `holdKey`. */
  readonly decisions: () => ReadonlyMap<string, HoldDecision>;
  readonly audience: VisibilityPolicy;
  readonly normalize: MatchListNormalizer;
  /** Returns the role of this process at this moment. */
  readonly role: () => ProcessRole;
  /** Forwards the request of staff to poll now to the process that leads. */
  readonly announcePoll: OpenArchive["announcePoll"];
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  /** The configured poll interval, in milliseconds. */
  readonly interval: number;
  readonly watch: ViewerPresence;
  /** Returns a random number in [0, 1). */
  readonly random: () => number;
}

/** Polls one service without publishing the result. Each list is requested only if it `mayPoll`. */
export async function pollService(
  index: number,
  { client }: PolledService,
  deps: PollerDeps,
  mayPoll: () => boolean,
) {
  const { clock, monotonic, normalize } = deps;
  const { lists, failure } = await fetchLists(client, monotonic, mayPoll);
  const offset = clock.now() - monotonic();
  const polledAt = monotonic();
  const parse = (replace: NameReplacer | null) =>
    lists.map((list) => parseList(list, offset, normalize, replace));
  const replaceName = deps.replaceName();
  const parsed = parse(replaceName);
  const recalled = await recall(index, parsed, deps);

  function addTo(before: readonly SourceSnapshot[]): readonly SourceSnapshot[] {
    const decisions = deps.decisions();
    const { world } = deps.publisher.current();
    const newest = deps.replaceName();
    // A name may have been deleted after the lists were parsed.
    const isRenamed = newest !== null && newest !== replaceName;
    const received = isRenamed ? parse(newest) : parsed;
    const recalledBy = (source: number): Recalled => {
      const { tournaments, matches } = recalled[source] ?? NOTHING_RECALLED;
      if (!isRenamed) return { tournaments, matches };
      return { tournaments, matches: matches.map((seen) => renameSeenMatch(seen, newest)) };
    };
    const known = before.map((sighted, source) =>
      source === index ? sighted : addRecalled(sighted, recalledBy(source).matches, clock.now()),
    );
    const others = known.filter((_, source) => source !== index);
    const context = {
      monotonic: polledAt,
      decisions,
      isPublic: deps.audience.maySee,
      isOver: (tournament: string) => isOver(world, tournament),
      others: others.flatMap(({ snapshot }) => snapshot?.matches ?? []),
    };
    return known.map((sighted, source) =>
      source === index ? addLists(sighted, received, recalledBy(index), context) : sighted,
    );
  }

  /**
   * `failure` is `null` after a success. `addTo` adds the lists and the recalled matches to the
   * snapshots of all sources; those without news stay the same objects.
   */
  return { failure, addTo };
}

function renameSeenMatch(seen: SeenMatch, replaceName: NameReplacer): SeenMatch {
  return { ...seen, match: replaceNamesInMatch(seen.match, replaceName) };
}

/**
 * Reads the archived matches of tournaments that are listed but not in memory, or whose ids new
 * matches have, by source: another client may have archived some of them. Returns none if this
 * process does not lead or if reading fails: a commit never overwrites the archived first sighting,
 * and the next poll reads them.
 */
async function recall(
  index: number,
  received: readonly ParsedList[],
  { services, publisher, role }: PollerDeps,
): Promise<readonly Recalled[]> {
  if (role() !== "leading" || received.length === 0) return [];
  const lists = received.map(({ list }) => list);
  const { sighted } = publisher.record(index);
  const read = async () => {
    const unknown = findUnknownMatches(sighted, lists);
    const owners = (await services[index]?.archive.findTournamentsByIds(unknown)) ?? [];
    const tournaments = new Set([...findTournamentsToRecall(sighted, lists), ...owners]);
    const reads = services.map(({ archive }) => archive.findAllByTournaments([...tournaments]));
    return (await Promise.all(reads)).map((matches) => ({ tournaments, matches }));
  };
  return read().catch(() => []);
}

/** Logs the outcome of a poll if it has changed, and newly unusable list items. */
export function logPoll(
  logger: PollerDeps["logger"],
  before: SourcePollState,
  { clientId, outcome, message, quarantined }: SourcePollState,
): void {
  if (quarantined > before.quarantined) {
    logger.warn(
      { clientId, quarantined },
      "Some list items cannot be parsed and are ignored. See /api/v1/desk/service for the reasons.",
    );
  }
  if (before.outcome === outcome) return;
  if (message === null) logger.info({ clientId, outcome }, "The service responds");
  else logger.warn({ clientId, outcome }, message);
}
