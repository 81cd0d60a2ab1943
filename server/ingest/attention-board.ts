import { SECOND } from "#core/lib/time.ts";
import type { AttentionRow } from "#core/model/attention/attention.ts";
import { deriveAttention } from "#core/model/attention/derive-attention.ts";
import type { Instant } from "#core/model/match.ts";
import type { ServiceClock } from "#server/clock.ts";
import type { Publication } from "./publication.ts";

/** For so long what was derived counts as of now, in milliseconds. */
const FRESH = 5 * SECOND;

/** What needs a person, as it stands. */
export interface AttentionBoard {
  /** The most urgent first; nothing before the first answer. */
  rows(): readonly AttentionRow[];
  /** Tells `onChange` where other rows stand than when it was told last. Due every few seconds. */
  check(): void;
}

/** Derives what needs a person anew for every publication, and every few seconds. */
export function createAttentionBoard(deps: {
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  readonly onChange: () => void;
}): AttentionBoard {
  let derived: {
    readonly of: Publication;
    readonly at: Instant;
    readonly rows: readonly AttentionRow[];
  } | null = null;
  let told = "[]";

  const rows = (): readonly AttentionRow[] => {
    const of = deps.publication();
    const now = deps.clock.now();
    if (derived?.of === of && Math.abs(now - derived.at) < FRESH) return derived.rows;
    const { world, sources } = of;
    const found = world === null ? [] : deriveAttention(world, world.histories, sources, now);
    derived = { of, at: now, rows: found };
    return found;
  };

  return {
    rows,
    check: () => {
      const shown = JSON.stringify(rows().map(({ id, severity, facts }) => [id, severity, facts]));
      if (shown === told) return;
      told = shown;
      deps.onChange();
    },
  };
}
