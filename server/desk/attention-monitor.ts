import { SECOND } from "#core/lib/time.ts";
import {
  type AttentionItem,
  deriveAttention,
  deriveSystemAttention,
} from "#core/attention/derive-attention.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { Instant } from "#core/model/match.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/** How long derived items are reused for the same publication, in milliseconds. */
const FRESH = 5 * SECOND;

/** The present attention items. */
export type AttentionMonitor = ReturnType<typeof createAttentionMonitor>;

/** Creates a monitor that derives the items for every publication, and again every few seconds. */
export function createAttentionMonitor(deps: {
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  readonly clockHealth: () => ClockHealth;
  readonly onChange: () => void;
  readonly logger: Pick<Logger, "error">;
}) {
  let derived: {
    readonly of: Publication;
    readonly at: Instant;
    readonly rows: readonly AttentionItem[];
  } | null = null;
  let reported = "[]";
  let broken: Publication | null = null;

  /** Returns the items, most urgent first; before the first response without those of matches. */
  const rows = (): readonly AttentionItem[] => {
    const of = deps.publication();
    const now = deps.clock.now();
    if (derived?.of === of && Math.abs(now - derived.at) < FRESH) return derived.rows;
    const { world, sources, store } = of;
    const items = [
      ...deriveSystemAttention({ now, world, sources, store, clock: deps.clockHealth() }),
      ...(world === null ? [] : deriveAttention(world, world.histories, now)),
    ];
    derived = { of, at: now, rows: items };
    return items;
  };

  const check = (): void => {
    const current = JSON.stringify(rows().map(({ id, severity, facts }) => [id, severity, facts]));
    if (current === reported) return;
    reported = current;
    deps.onChange();
  };

  return {
    rows,
    /**
     * Calls `onChange` if the items have changed since its last call. Call it every few seconds. A
     * failed derivation is logged once for each publication.
     */
    check: () => {
      const of = deps.publication();
      try {
        check();
      } catch (error) {
        if (broken !== of)
          deps.logger.error(
            { err: error },
            "Deriving the attention items failed. They stay as they were.",
          );
        broken = of;
      }
    },
  };
}
