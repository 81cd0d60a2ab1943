import { deriveWorldSteps, type DeriveOptions } from "#core/world/derive-world.ts";
import type { Steps } from "#core/lib/steps.ts";
import { endSteps } from "#core/snapshot/ended-memory.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import type { Instant } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import { rememberEndedIn, type SourceRecord } from "#server/ingest/source/source-record.ts";
import type { DerivedState } from "./tick-writer.ts";

/** What worlds are derived with. */
export interface DeriveDeps {
  readonly clock: Pick<ServiceClock, "now">;
  /** What worlds are derived with now. */
  readonly options: () => DeriveOptions;
  /** Runs a derivation in slices: of 10,000 matches it takes 200 ms. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
}

/** Derives the present world, and reuses from an earlier one what stayed the same. */
export async function deriveStanding(
  seen: readonly SourceRecord[],
  earlier: World | null,
  { clock, options, run }: DeriveDeps,
): Promise<DerivedState> {
  const merged = merge(seen);
  if (merged === null) return { records: seen, world: null };
  const world = await run(deriveWorldSteps(merged, clock.now(), options(), earlier ?? undefined));
  const { ended, undone } = await run(endSteps(world.matches.values()));
  return { records: seen.map((record) => rememberEndedIn(record, ended, undone)), world };
}

/** Derives the world of a moment in the past; `null` if nothing was seen then. */
export async function deriveAt(
  records: readonly SourceRecord[],
  at: Instant | null,
  { options, run }: DeriveDeps,
): Promise<World | null> {
  const merged = merge(records);
  if (merged === null || at === null) return null;
  return run(deriveWorldSteps(merged, at, options()));
}

function merge(records: readonly SourceRecord[]): Snapshot | null {
  return mergeSnapshots(records.flatMap(({ sighted }) => sighted.snapshot ?? []));
}
