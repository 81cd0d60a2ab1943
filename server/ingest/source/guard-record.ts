/** What the guards must not forget over a restart, and what followers must know: as text in the archive. */
import { GuardRecordSchema } from "#core/guards/guard-codec.ts";
import type { SeenMatch } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** Returns what the archive keeps of a snapshot's guards as JSON; `null` if there is nothing. */
export function guardText({ guard, matches }: Snapshot): string | null {
  const unconfirmed = [...matches.values()].flatMap((seen) =>
    seen.unconfirmed === undefined ? [] : [[seen.match.key, seen.unconfirmed] as const],
  );
  const holds = guard?.holds ?? [];
  if (holds.length === 0 && unconfirmed.length === 0) return null;
  return JSON.stringify({ holds, held: [...(guard?.held ?? [])], unconfirmed });
}

/** Adds to an archived snapshot what `guardText` returned for it. Text of another form is ignored. */
export function withGuard(snapshot: Snapshot, text: unknown): Snapshot {
  if (typeof text !== "string") return snapshot;
  const parsed = GuardRecordSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return snapshot;
  const { held, unconfirmed } = parsed.data;
  const holds = parsed.data.holds.map((hold) => Object.assign({ isHidden: false }, hold));
  const matches = new Map<string, SeenMatch>(snapshot.matches);
  for (const [key, slots] of unconfirmed) {
    const seen = matches.get(key);
    if (seen !== undefined) matches.set(key, { ...seen, unconfirmed: slots });
  }
  // The duration of a loss starts again, because this process has not seen it begin.
  return { ...snapshot, matches, guard: { holds, held: new Set(held), losses: new Map() } };
}
