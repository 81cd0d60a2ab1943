import type { Archive } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import { DRIFT } from "#server/clock/clock-line.ts";
import type { Logger } from "#server/platform/logger.ts";

/** Logged once until the clocks agree again. */
const REFUSED =
  "RETENTION_DAYS deletes nothing: the service's clock and this machine's differ by more than two minutes, so one of them is wrong. Set this machine's clock, or tell the administrator of the service. In a replay this is always so.";

const UNCONFIRMED =
  "RETENTION_DAYS deletes nothing before a service has responded: this machine's clock may be wrong, and nothing confirms it yet.";

/**
 * Creates a function that deletes what was over for longer than `retention` milliseconds: by this
 * machine's clock, and only while the service's agrees with it. It never rejects.
 */
export function createRetention(deps: {
  readonly archive: Pick<Archive, "deleteOverBefore">;
  readonly clock: Pick<ServiceClock, "difference" | "hasResponse">;
  readonly wall: TimeSources["wall"];
  readonly logger: Pick<Logger, "error" | "info" | "warn">;
  readonly retention: number;
}): () => Promise<void> {
  const { archive, clock, wall, logger, retention } = deps;
  let told: string | null = null;
  const findRefusal = (): string | null => {
    if (!clock.hasResponse()) return UNCONFIRMED;
    return Math.abs(clock.difference()) > DRIFT ? REFUSED : null;
  };
  return async () => {
    const refusal = findRefusal();
    if (refusal !== null && refusal !== told) logger.warn({}, refusal);
    told = refusal;
    if (refusal !== null) return;
    try {
      const deleted = await archive.deleteOverBefore(wall() - retention);
      logger.info(deleted, "deleted what was over for longer than RETENTION_DAYS");
    } catch (error) {
      logger.error({ err: error }, "could not delete what is older than RETENTION_DAYS");
    }
  };
}
