import { SECOND } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/attention.ts";
import { deriveAttention, deriveSystemAttention } from "#core/attention/derive-attention.ts";
import type { ClockHealth } from "#core/model/clock-health.ts";
import type { Instant } from "#core/model/match.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/** For so long what was derived counts as of now, in milliseconds. */
const FRESH = 5 * SECOND;

/** What needs a person, as it stands. */
export interface AttentionMonitor {
  /** The most urgent first; before the first response only that the archive fails. */
  rows(): readonly AttentionItem[];
  /**
   * Tells `onChange` where other rows stand than when it was told last. Due every few seconds; where
   * it breaks, that is logged once for each publication.
   */
  check(): void;
}

/** Derives what needs a person anew for every publication, and every few seconds. */
export function createAttentionBoard(deps: {
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  readonly clockHealth: () => ClockHealth;
  readonly onChange: () => void;
  readonly logger: Pick<Logger, "error">;
}): AttentionMonitor {
  let derived: {
    readonly of: Publication;
    readonly at: Instant;
    readonly rows: readonly AttentionItem[];
  } | null = null;
  let told = "[]";
  let broken: Publication | null = null;

  const rows = (): readonly AttentionItem[] => {
    const of = deps.publication();
    const now = deps.clock.now();
    if (derived?.of === of && Math.abs(now - derived.at) < FRESH) return derived.rows;
    const { world, sources, store } = of;
    const found = [
      ...deriveSystemAttention({ store, clock: deps.clockHealth() }),
      ...(world === null ? [] : deriveAttention(world, world.histories, sources, now)),
    ];
    derived = { of, at: now, rows: found };
    return found;
  };

  const check = (): void => {
    const shown = JSON.stringify(rows().map(({ id, severity, facts }) => [id, severity, facts]));
    if (shown === told) return;
    told = shown;
    deps.onChange();
  };

  return {
    rows,
    check: () => {
      const of = deps.publication();
      try {
        check();
      } catch (error) {
        if (broken !== of) deps.logger.error({ err: error }, "what needs a person is not known");
        broken = of;
      }
    },
  };
}
