import type { HoldDecision } from "#core/model/hold.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { MatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { SourcePollState } from "#core/model/service-outcome.ts";
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
import { fetchLists, parseList } from "#server/ingest/source/fetch-lists.ts";
import { addLists, type SourceSnapshot } from "#server/ingest/source/source-snapshot.ts";
import type { ViewerPresence } from "./viewer-presence.ts";

export interface PolledService {
  readonly clientId: string;
  readonly client: UpstreamClient;
  readonly archive: Pick<SourceArchive, "findAllByTournaments">;
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

/**
 * Polls one service without publishing the result.
 *
 * @param mayPoll Returns whether this poll may continue. If not, the remaining lists are not
 *   requested.
 */
export async function pollService(
  index: number,
  { client, archive }: PolledService,
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
  const tournaments = parsed.flatMap(({ list }) => list.matches.map((one) => one.tournament.key));
  const recalled = await recall(index, archive, new Set(tournaments), deps);

  function addTo(before: SourceSnapshot): SourceSnapshot {
    const decisions = deps.decisions();
    const context = { monotonic: polledAt, decisions, isPublic: deps.audience.maySee };
    const newest = deps.replaceName();
    if (newest === null || newest === replaceName) {
      return addLists(before, parsed, recalled, context);
    }
    // A name was deleted after the lists were parsed.
    const renamed = recalled.map((seen) =>
      Object.assign({}, seen, { match: replaceNamesInMatch(seen.match, newest) }),
    );
    return addLists(before, parse(newest), renamed, context);
  }

  /** `failure` is `null` after a success; `addTo` returns its argument if nothing was received. */
  return { failure, addTo };
}

/**
 * Reads the archived matches of tournaments that are listed but not in memory. Returns none if this
 * process does not lead or if reading fails: a commit never overwrites the archived first sighting.
 */
async function recall(
  index: number,
  archive: PolledService["archive"],
  tournaments: ReadonlySet<SiteKey>,
  { publisher, role }: PollerDeps,
): Promise<readonly SeenMatch[]> {
  if (role() !== "leading") return [];
  const matches = publisher.record(index).sighted.snapshot?.matches.values() ?? [];
  const known = new Set([...matches].map(({ match }) => match.tournament.key));
  const missing = [...tournaments].filter((key) => !known.has(key));
  return archive.findAllByTournaments(missing).catch(() => []);
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
