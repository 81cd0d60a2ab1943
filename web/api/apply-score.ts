import type { ChangeView } from "#core/contract/change.ts";
import type { MatchSlotView } from "#core/contract/match.ts";

type ScoreChange = Pick<Extract<ChangeView, { type: "score" }>, "match" | "from" | "to">;

/**
 * Returns an API response with the new score at every occurrence of the match; the same object if
 * nothing changes. An occurrence whose scores differ from `change.from` stays as it is, because it
 * belongs to another time; the refetch that follows corrects it.
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
  copyWith: (slots: readonly Slot[]) => T,
): T | null {
  const hasOldScores = slots.every(({ score }, index) => (score ?? 0) === (from[index] ?? 0));
  // A score below 0 is a disqualification, whose outcome only the server derives.
  const isApplicable =
    to.length === slots.length && to.every((score) => score !== null && score >= 0);
  if (!hasOldScores || !isApplicable) return null;
  return copyWith(slots.map((slot, index) => ({ ...slot, score: to[index] ?? null })));
}

type Slot = Pick<MatchSlotView, "score">;

function isSlots(value: unknown): value is readonly Slot[] {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === "object" && item !== null && "score" in item)
  );
}
