import type { ChangeView } from "#core/contract/change.ts";
import type { MatchSlotView } from "#core/contract/match.ts";

type ScoreChange = Pick<Extract<ChangeView, { type: "score" }>, "match" | "from" | "to">;

/**
 * An answer of our API with the new score wherever the match stands in it; the very same object where
 * it does not. Scores that are not what they were before the change are left alone: what is shown is
 * of another moment, and will be asked for anew.
 */
export function applyScore<T>(data: T, change: ScoreChange): T;
export function applyScore(data: unknown, change: ScoreChange): unknown {
  if (Array.isArray(data)) return applyToAll(data, change);
  if (typeof data !== "object" || data === null) return data;
  if ("key" in data && data.key === change.match && "slots" in data && isSlots(data.slots)) {
    return applyToSlots(data.slots, change, (slots) => Object.assign({}, data, { slots })) ?? data;
  }
  const before = Object.entries(data);
  const after = before.map(([name, value]) => [name, applyScore(value, change)] as const);
  return after.some(([, value], index) => value !== before[index]?.[1])
    ? Object.fromEntries(after)
    : data;
}

function applyToAll(list: readonly unknown[], change: ScoreChange): readonly unknown[] {
  const applied = list.map((item) => applyScore(item, change));
  return applied.some((item, index) => item !== list[index]) ? applied : list;
}

function applyToSlots<T>(
  slots: readonly Slot[],
  { from, to }: ScoreChange,
  put: (slots: readonly Slot[]) => T,
): T | null {
  const asBefore = slots.every(({ score }, index) => (score ?? 0) === (from[index] ?? 0));
  // Below 0 is a disqualification: what that means, the server says.
  const asNow = to.length === slots.length && to.every((score) => score !== null && score >= 0);
  if (!asBefore || !asNow) return null;
  return put(slots.map((slot, index) => ({ ...slot, score: to[index] ?? null })));
}

type Slot = Pick<MatchSlotView, "score">;

function isSlots(value: unknown): value is readonly Slot[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === "object" && item !== null && "score" in item)
  );
}
