import { must } from "#core/lib/must.ts";
import type { HoldDecision } from "#core/model/hold.ts";
import type { SeenMatch } from "#core/model/match.ts";
import type { SourceArchive, Role } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { NameReplacer } from "#server/names/name-replacer.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { Failure } from "#server/upstream/failure.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";
import {
  type ListFetch,
  type SourceSnapshot,
  fetchLists,
} from "#server/ingest/source/fetch-lists.ts";

/** One client of one service. */
export interface PolledService {
  readonly clientId: string;
  readonly client: UpstreamClient;
  readonly archive: Pick<SourceArchive, "findAllByTournaments">;
}

/** What a poll of one service needs. */
export interface PollServiceDeps {
  /** In the order of the publisher's sources. */
  readonly services: readonly PolledService[];
  readonly publisher: Pick<Publisher, "record">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly replaceName: () => NameReplacer | null;
  /** What staff decided about held data, by `holdKey`. */
  readonly decisions: () => ReadonlyMap<string, HoldDecision>;
  readonly audience: Pick<VisibilityPolicy, "maySee">;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** Role of this process at this moment. */
  readonly role: () => Role;
  readonly monotonic: TimeSources["monotonic"];
}

/** A completed poll. */
export interface CompletedPoll {
  /** `null` after a success. */
  readonly failure: Failure | null;
  /** Adds the received data to earlier data; the same object if nothing was received. */
  readonly addTo: (before: SourceSnapshot) => SourceSnapshot;
}

/** Returns whether this process may poll now: not while it follows another one. */
export function mayPoll({ role }: Pick<PollServiceDeps, "role">): boolean {
  return role() !== "following";
}

/** Polls one service. Publishes nothing. */
export async function pollService(index: number, deps: PollServiceDeps): Promise<CompletedPoll> {
  const { client, archive } = serviceAt(index, deps);
  const seen = await fetchLists({
    client,
    replaceName: deps.replaceName(),
    zone: deps.zone,
    now: deps.clock.now,
    mayPoll: () => mayPoll(deps),
    monotonic: deps.monotonic,
  });
  const polledAt = deps.monotonic();
  const recalled = await recall(index, archive, seen, deps);
  return {
    failure: seen.failure,
    addTo: (before) =>
      seen.addTo(before, recalled, deps.replaceName(), {
        monotonic: polledAt,
        decisions: deps.decisions(),
        isPublic: deps.audience.maySee,
      }),
  };
}

/** Returns the service of this index. */
export function serviceAt(
  index: number,
  { services }: Pick<PollServiceDeps, "services">,
): PolledService {
  return must(services[index], "every source has a service");
}

/**
 * Reads the archived matches of listed tournaments that memory has deleted. An archive that cannot be
 * read costs nothing else: it keeps the first sighting of a match by itself.
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
