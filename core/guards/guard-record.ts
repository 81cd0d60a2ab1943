/** Archived form of holds and doubts, as JSON text for restarts and followers; no part of the API. */
import * as z from "zod/mini";
import { type Doubt, isContestantDoubt, isHeld, withDoubts } from "#core/model/doubt.ts";
import { HoldSchema } from "#core/model/hold.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { HELD } from "./judge-losses.ts";

const ArchivedHoldSchema = z.extend(HoldSchema, {
  since: z.number(),
  dataAt: z.number(),
  /** Records of earlier versions have none of these two. */
  isHidden: z.prefault(z.boolean(), false),
  tournaments: z.prefault(z.array(z.string()), []),
});

const SlotSchema = z.object({
  sort: z.number(),
  confirmed: z.nullable(z.string()),
  candidate: z.nullable(z.string()),
  polls: z.number(),
});

const GuardRecordSchema = z.object({
  holds: z.array(ArchivedHoldSchema),
  /** Matches that a hold protects. */
  held: z.array(z.string()),
  /** Doubted contestants of slots, by match. */
  unconfirmed: z.array(z.tuple([z.string(), z.array(SlotSchema)])),
});

/** Parses the record of a snapshot from JSON text; `null` if there is none or it has another form. */
export function parseGuardRecord(text: unknown): z.infer<typeof GuardRecordSchema> | null {
  if (typeof text !== "string") return null;
  const parsed = GuardRecordSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** Serializes a snapshot's holds and doubted contestants as JSON; `null` if it has neither. */
export function serializeGuardState({ holds, matches }: Snapshot): string | null {
  const all = [...matches.values()];
  const unconfirmed = all.flatMap(({ match, doubts = [] }) => {
    const slots = doubts.filter(isContestantDoubt).map((doubt): z.infer<typeof SlotSchema> => {
      const { slot: sort, known: confirmed, candidate, polls } = doubt;
      return { sort, confirmed, candidate, polls };
    });
    return slots.length === 0 ? [] : [[match.key, slots] as const];
  });
  if (holds.length === 0 && unconfirmed.length === 0) return null;
  const heldKeys = all.filter(isHeld).map(({ match }) => match.key);
  return JSON.stringify({ holds, held: heldKeys, unconfirmed });
}

/**
 * Returns an archived snapshot with the state that `serializeGuardState` serialized; the same
 * snapshot if `text` is not a string or has another form. Counts and times of losses restart at
 * zero, because this process did not see their beginning.
 */
export function restoreGuardState(snapshot: Snapshot, text: unknown): Snapshot {
  const record = parseGuardRecord(text);
  if (record === null) return snapshot;
  const slotsByMatch = new Map(record.unconfirmed);
  const heldKeys = new Set(record.held);
  const matches = Array.from(snapshot.matches.values(), (seen) => {
    const slots = slotsByMatch.get(seen.match.key) ?? [];
    const contestants = slots.map(({ sort: slot, confirmed: known, candidate, polls }): Doubt => {
      return { field: "contestant", slot, known, candidate, polls, since: 0 };
    });
    return withDoubts(seen, heldKeys.has(seen.match.key) ? [HELD, ...contestants] : contestants);
  });
  const { holds } = record;
  return { ...snapshot, matches: snapshot.matches.with(matches), holds, keysWithLosses: heldKeys };
}
