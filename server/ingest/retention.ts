import type { Archive } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import { EQUAL_CLOCKS_TOLERANCE_MS } from "#server/clock/clock-line.ts";
import type { Logger } from "#server/platform/logger.ts";

/** Warning while the clocks differ. Logged once until they agree again. */
const REFUSED =
  "RETENTION_DAYS deletes nothing: the service's clock and this machine's differ by more than two minutes, so one of them is wrong. Set this machine's clock, or contact the administrator of the service. In a replay the clocks always differ.";

/** Warning before the first response of a service. */
const UNCONFIRMED =
  "RETENTION_DAYS deletes nothing before a service has responded: this machine's clock may be wrong, and nothing confirms it yet.";

/**
 * Creates a function that deletes tournaments that were over, and changes that were logged, more
 * than `retention` milliseconds ago by this machine's clock. It deletes nothing unless the
 * service's clock agrees with the machine's, and it never rejects.
 */
export function createRetentionJob(deps: {
  readonly archive: Pick<Archive, "deleteOverBefore">;
  readonly clock: Pick<ServiceClock, "difference" | "hasResponse">;
  readonly wall: TimeSources["wall"];
  readonly logger: Pick<Logger, "error" | "info" | "warn">;
  readonly retention: number;
}): () => Promise<void> {
  const { archive, clock, wall, logger, retention } = deps;
  let loggedRefusal: string | null = null;
  const findRefusal = (): string | null => {
    if (!clock.hasResponse()) return UNCONFIRMED;
    return Math.abs(clock.difference()) > EQUAL_CLOCKS_TOLERANCE_MS ? REFUSED : null;
  };
  return async () => {
    const refusal = findRefusal();
    if (refusal !== null && refusal !== loggedRefusal) logger.warn({}, refusal);
    loggedRefusal = refusal;
    if (refusal !== null) return;
    try {
      const deleted = await archive.deleteOverBefore(wall() - retention);
      logger.info(deleted, "Deleted data older than RETENTION_DAYS.");
    } catch (error) {
      logger.error(
        { err: error },
        "Deleting data older than RETENTION_DAYS failed. It is retried.",
      );
    }
  };
}
