/** Guard state as archived JSON text, for restarts and for followers. */
import { parseGuardRecord } from "#core/guards/guard-codec.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** Serializes a snapshot's holds and unconfirmed slots as JSON; `null` if it has neither. */
export function serializeGuardState({ guard, matches }: Snapshot): string | null {
  const unconfirmed = [...matches.values()].flatMap((seen) =>
    seen.unconfirmed === undefined ? [] : [[seen.match.key, seen.unconfirmed] as const],
  );
  const holds = guard?.holds ?? [];
  if (holds.length === 0 && unconfirmed.length === 0) return null;
  return JSON.stringify({ holds, held: [...(guard?.held ?? [])], unconfirmed });
}

/**
 * Returns an archived snapshot with the guard state that `serializeGuardState` serialized; the same snapshot
 * if `text` is not a string or has another form.
 */
export function restoreGuardState(snapshot: Snapshot, text: unknown): Snapshot {
  const record = parseGuardRecord(text);
  if (record === null) return snapshot;
  const { held, unconfirmed } = record;
  const holds = record.holds.map((hold) => Object.assign({ isHidden: false }, hold));
  const matches = snapshot.matches.with(
    [...unconfirmed].flatMap(([key, slots]) => {
      const seen = snapshot.matches.get(key);
      return seen === undefined ? [] : [Object.assign({}, seen, { unconfirmed: slots })];
    }),
  );
  // The duration of a loss restarts at zero, because this process did not see its beginning.
  return { ...snapshot, matches, guard: { holds, held: new Set(held), losses: new Map() } };
}
