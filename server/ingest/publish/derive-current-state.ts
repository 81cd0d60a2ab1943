import { deriveWorldInSteps, type DeriveOptions } from "#core/world/derive-world.ts";
import type { Steps } from "#core/lib/steps.ts";
import { findEndedMatchUpdatesInSteps } from "#core/snapshot/mark-ended.ts";
import { mergeSnapshots } from "#core/snapshot/merge-snapshots.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import { markEndedIn, type SourceRecord } from "#server/ingest/source/source-record.ts";
import type { DerivedState } from "./tick-writer.ts";

export interface DeriveDeps {
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns the present derivation options, which depend on annotations. */
  readonly options: () => DeriveOptions;
  /** Runs a derivation in slices, because one of 10,000 matches takes 200 ms. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
}

/**
 * Derives the present world from the records, reusing unchanged views of an earlier world. Also
 * marks in the records which matches have ended. The world is `null` if no record has a snapshot.
 */
export async function deriveCurrentState(
  seen: readonly SourceRecord[],
  earlier: World | null,
  { clock, options, run }: DeriveDeps,
): Promise<DerivedState> {
  const merged = merge(seen);
  if (merged === null) return { records: seen, world: null };
  const world = await run(deriveWorldInSteps(merged, clock.now(), options(), earlier ?? undefined));
  const open = seen.flatMap(({ sighted: { snapshot } }) =>
    snapshot === null ? [] : listUnmarked(snapshot, world),
  );
  const { ended, undone } = await run(findEndedMatchUpdatesInSteps(open));
  return { records: seen.map((record) => markEndedIn(record, ended, undone)), world };
}

/** Returns the matches of a snapshot except those of tournaments in which every end is marked. */
function listUnmarked({ matches }: Snapshot, world: World): readonly DerivedMatch[] {
  return [...matches.parts].flatMap(([tournament, part]) => {
    const view = world.tournaments.get(tournament);
    if (view?.input.received === part && view.areEndsMarked) return [];
    return [...part.keys()].flatMap((key) => world.matches.get(key) ?? []);
  });
}

/** Derives the world at a past moment; `null` without a moment or any snapshot. */
export async function deriveWorldAt(
  records: readonly SourceRecord[],
  at: Instant | null,
  { options, run }: DeriveDeps,
): Promise<World | null> {
  const merged = merge(records);
  if (merged === null || at === null) return null;
  return run(deriveWorldInSteps(merged, at, options()));
}

function merge(records: readonly SourceRecord[]): Snapshot | null {
  return mergeSnapshots(records.flatMap(({ sighted }) => sighted.snapshot ?? []));
}
