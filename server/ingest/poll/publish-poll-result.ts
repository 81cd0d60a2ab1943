import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";
import type { CompletedPoll } from "./poll-service.ts";
import type { SourcePollState } from "#server/ingest/source/publication.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";

export interface PublishPollResultDeps {
  readonly publisher: Pick<Publisher, "publish" | "record">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly logger: Pick<Logger, "info" | "warn">;
}

/**
 * Publishes the result of a poll. Logs the outcome if it has changed, and newly unusable list
 * items.
 *
 * `interval` is the poll interval while polls succeed, `wait` that until the next poll; in milliseconds.
 */
export async function publishPollResult(
  index: number,
  { addTo, failure }: CompletedPoll,
  { interval, wait }: { readonly interval: number; readonly wait: number },
  { publisher, clock, logger }: PublishPollResultDeps,
): Promise<void> {
  const at = clock.now();
  const before = publisher.record(index).state;
  await publisher.publish(index, (record) => {
    const sighted = addTo(record.sighted);
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
  logger: PublishPollResultDeps["logger"],
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
