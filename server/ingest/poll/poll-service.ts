import { must } from "#core/lib/must.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { MatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { SourceArchive } from "#server/archive/source-archive.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import { replaceNamesInMatch } from "#server/names/replace-names-in-match.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";
import type { SourcePollState } from "#core/model/service-outcome.ts";
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
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  /** The configured poll interval, in milliseconds. */
  readonly interval: number;
  readonly watch: ViewerPresence;
  /** Returns a random number in [0, 1). */
  readonly random: () => number;
}

/** Returns whether this process may poll now: a follower may not. */
export function mayPoll({ role }: PollerDeps): boolean {
  return role() !== "following";
}

export function getPolledService(index: number, { services }: PollerDeps): PolledService {
  return must(services[index], "every source has a service");
}

/** Polls one service without publishing the result. */
export async function pollService(index: number, deps: PollerDeps) {
  const { clock, monotonic, normalize } = deps;
  const { client, archive } = getPolledService(index, deps);
  const { lists, failure } = await fetchLists(client, monotonic, () => mayPoll(deps));
  const offset = clock.now() - monotonic();
  const polledAt = monotonic();
  const replaceName = deps.replaceName();
  const parsed = lists.map((list) => parseList(list, offset, normalize, replaceName));
  const tournaments = parsed.flatMap(({ list }) => list.matches.map((one) => one.tournament.key));
  const recalled = await recall(index, archive, new Set(tournaments), deps);
  return {
    /** `null` after a success. */
    failure,
    /** Returns `before` with the received data added; `before` itself if nothing was received. */
    addTo(before: SourceSnapshot): SourceSnapshot {
      const context = {
        monotonic: polledAt,
        decisions: deps.decisions(),
        isPublic: deps.audience.maySee,
      };
      const newest = deps.replaceName();
      if (newest === null || newest === replaceName) {
        return addLists(before, parsed, recalled, context);
      }
      // A name was deleted after the lists were parsed.
      const renamed = recalled.map((seen) =>
        Object.assign({}, seen, { match: replaceNamesInMatch(seen.match, newest) }),
      );
      const again = lists.map((list) => parseList(list, offset, normalize, newest));
      return addLists(before, again, renamed, context);
    },
  };
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

/**
 * Publishes the result of a poll. Logs the outcome if it has changed, and newly unusable list
 * items.
 *
 * `interval` is the poll interval while polls succeed, `wait` that until the next poll; in milliseconds.
 */
export async function publishPollResult(
  index: number,
  polled: Awaited<ReturnType<typeof pollService>>,
  { interval, wait }: { readonly interval: number; readonly wait: number },
  { publisher, clock, logger }: PollerDeps,
): Promise<void> {
  const { failure } = polled;
  const at = clock.now();
  const before = publisher.record(index).state;
  await publisher.publish(index, (record) => {
    const sighted = polled.addTo(record.sighted);
    const state: SourcePollState = {
      clientId: before.clientId,
      outcome: failure?.outcome ?? "ok",
      message: failure?.message ?? null,
      at,
      nextTry: at + wait,
      interval,
      quarantined: sighted.quarantined,
    };
    return { sighted, state };
  });
  logOutcome(logger, before, publisher.record(index).state, failure);
}

function logOutcome(
  logger: PollerDeps["logger"],
  before: SourcePollState,
  after: SourcePollState,
  failure: ServiceFailure | null,
): void {
  const { clientId, outcome, message, quarantined } = after;
  if (quarantined > before.quarantined) {
    logger.warn(
      { clientId, quarantined },
      "Some list items cannot be parsed and are ignored. See /api/v1/desk/service for the reasons.",
    );
  }
  if (before.outcome === outcome) return;
  if (failure !== null) logger.warn({ clientId, outcome }, message ?? outcome);
  else logger.info({ clientId, outcome }, "The service responds");
}
