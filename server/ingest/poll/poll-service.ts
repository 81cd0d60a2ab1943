import { must } from "#core/lib/must.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { SeenMatch } from "#core/model/match.ts";
import type { MatchListNormalizer } from "#core/wire/normalize-match-list.ts";
import type { SourceArchive } from "#server/archive/source-archive.ts";
import type { ProcessRole } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";
import {
  type ListFetch,
  type SourceSnapshot,
  fetchLists,
} from "#server/ingest/source/fetch-lists.ts";

export interface PolledService {
  readonly clientId: string;
  readonly client: UpstreamClient;
  readonly archive: Pick<SourceArchive, "findAllByTournaments">;
}

export interface PollServiceDeps {
  /** All services, in the order of the publisher's sources. */
  readonly services: readonly PolledService[];
  readonly publisher: Pick<Publisher, "record">;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns the replacer of deleted names; `null` if no name was deleted. */
  readonly replaceName: () => NameReplacer | null;
  /** Returns staff decisions about held data, by `holdKey`. */
  readonly decisions: () => ReadonlyMap<string, HoldDecision>;
  readonly audience: Pick<VisibilityPolicy, "maySee">;
  readonly normalize: MatchListNormalizer;
  /** Returns the role of this process at this moment. */
  readonly role: () => ProcessRole;
  readonly monotonic: TimeSources["monotonic"];
}

export type CompletedPoll = Awaited<ReturnType<typeof pollService>>;

/** Returns whether this process may poll now: a follower may not. */
export function mayPoll({ role }: Pick<PollServiceDeps, "role">): boolean {
  return role() !== "following";
}

/** Polls one service without publishing the result. */
export async function pollService(index: number, deps: PollServiceDeps) {
  const { client, archive } = getPolledService(index, deps);
  const seen = await fetchLists({
    client,
    replaceName: deps.replaceName(),
    normalize: deps.normalize,
    now: deps.clock.now,
    mayPoll: () => mayPoll(deps),
    monotonic: deps.monotonic,
  });
  const polledAt = deps.monotonic();
  const recalled = await recall(index, archive, seen, deps);
  return {
    /** `null` after a success. */
    failure: seen.failure,
    /** Returns `before` with the received data added; `before` itself if nothing was received. */
    addTo: (before: SourceSnapshot): SourceSnapshot =>
      seen.addTo(before, recalled, deps.replaceName(), {
        monotonic: polledAt,
        decisions: deps.decisions(),
        isPublic: deps.audience.maySee,
      }),
  };
}

export function getPolledService(
  index: number,
  { services }: Pick<PollServiceDeps, "services">,
): PolledService {
  return must(services[index], "every source has a service");
}

/**
 * Reads the archived matches of tournaments that are listed but not in memory. Returns none if this
 * process does not lead or if reading fails: a commit never overwrites the archived first sighting.
 */
async function recall(
  index: number,
  archive: PolledService["archive"],
  { tournaments }: ListFetch,
  { publisher, role }: PollServiceDeps,
): Promise<readonly SeenMatch[]> {
  if (role() !== "leading") return [];
  const matches = publisher.record(index).sighted.snapshot?.matches.values() ?? [];
  const known = new Set([...matches].map(({ match }) => match.tournament.key));
  const missing = tournaments.filter((key) => !known.has(key));
  return archive.findAllByTournaments(missing).catch(() => []);
}
