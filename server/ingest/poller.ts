import type { NameReplacer } from "#server/archive/name-replacer.ts";
import type { SourceArchive } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock.ts";
import type { Logger } from "#server/logger.ts";
import type { UpstreamClient } from "#server/upstream/client.ts";
import type { Failure } from "#server/upstream/failure.ts";
import { waitAfter } from "./back-off.ts";
import type { SourceState } from "./publication.ts";
import type { Publisher } from "./publisher.ts";
import { type Look, look } from "./source.ts";

/** One client of one service. */
export interface PolledService {
  readonly clientId: string;
  readonly client: UpstreamClient;
  readonly archive: Pick<SourceArchive, "findAllByTournaments">;
}

export interface PollerDeps {
  /** In the order of the publisher's sources. */
  readonly services: readonly PolledService[];
  readonly publisher: Pick<Publisher, "publish" | "record">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly logger: Pick<Logger, "info" | "warn" | "error">;
  readonly replaceName: () => NameReplacer | null;
  /** IANA zone of the services' times. */
  readonly zone: string;
  /** Base interval in milliseconds. */
  readonly interval: number;
  readonly later: TimeSources["later"];
  /** In [0, 1). */
  readonly random: () => number;
}

/** Looks at every service again and again; one that fails does not hold the others up. */
export interface Poller {
  /** Begins, or goes on after a pause; answers once every service was looked at. */
  start(): Promise<void>;
  /** Leaves the services alone until the next start. What is under way comes to nothing. */
  pause(): void;
  /** Breaks off what is under way, for good. */
  stop(): Promise<void>;
}

/** A poller that has not begun: at most one look at a time and an interval for each service. */
export function createPoller(deps: PollerDeps): Poller {
  const { services, publisher, clock, logger } = deps;
  const cancels = new Set<() => void>();
  /** One object a start; null while it rests. */
  let running: object | null = null;

  async function lookAt(index: number, service: PolledService, failures: number): Promise<void> {
    const began = running;
    const seen = await look({
      client: service.client,
      replaceName: deps.replaceName(),
      zone: deps.zone,
      now: clock.now,
    });
    const recalled = await recall(index, service, seen);
    if (running !== began) return;
    const { failure } = seen;
    const failed = failure === null ? 0 : failures + 1;
    const wait = waitAfter(deps.interval, failed, failure, deps.random());
    const at = clock.now();
    const before = publisher.record(index).state;
    await publisher.publish(index, (record) => {
      const sighted = seen.addTo(record.sighted, recalled);
      const state: SourceState = {
        clientId: service.clientId,
        outcome: failure?.outcome ?? "ok",
        message: failure?.message ?? null,
        at,
        nextTry: at + wait,
        quarantined: sighted.quarantined,
      };
      return { sighted, state };
    });
    tellChange(before, publisher.record(index).state, failure);
    if (running === began) later(wait, () => safely(index, service, failed));
  }

  /** A mistake of ours must not end the looks: what stands on the screens stays. */
  async function safely(index: number, service: PolledService, failures: number): Promise<void> {
    const began = running;
    try {
      await lookAt(index, service, failures);
    } catch (error) {
      logger.error({ err: error, clientId: service.clientId }, "a look at the service broke");
      if (running === began) later(deps.interval, () => safely(index, service, failures));
    }
  }

  /**
   * What the archive holds of listed tournaments that memory has let go. An archive that cannot be
   * read just now costs nothing but that: it keeps the first sight of a match by itself.
   */
  async function recall(index: number, service: PolledService, { tournaments }: Look) {
    const matches = publisher.record(index).sighted.snapshot?.matches.values() ?? [];
    const known = new Set([...matches].map(({ match }) => match.tournament.key));
    const missing = tournaments.filter((key) => !known.has(key));
    return service.archive.findAllByTournaments(missing).catch(() => []);
  }

  function later(wait: number, run: () => Promise<void>): void {
    const cancel = deps.later(wait, () => {
      cancels.delete(cancel);
      return run();
    });
    cancels.add(cancel);
  }

  function pause(): void {
    running = null;
    for (const cancel of cancels) cancel();
    cancels.clear();
  }

  function tellChange(before: SourceState, after: SourceState, failure: Failure | null) {
    const { clientId, outcome, message, quarantined } = after;
    if (quarantined > before.quarantined) {
      logger.warn(
        { clientId, quarantined },
        "Some items of the lists cannot be read and are set aside. /api/v1/desk/service says why.",
      );
    }
    if (before.outcome === outcome) return;
    if (failure !== null) logger.warn({ clientId, outcome }, message ?? outcome);
    else logger.info({ clientId, outcome }, "the service answers");
  }

  return {
    async start() {
      running = {};
      await Promise.all(services.map((service, index) => safely(index, service, 0)));
    },
    pause,
    async stop() {
      pause();
      await Promise.all(services.map(({ client }) => client.close()));
    },
  };
}
