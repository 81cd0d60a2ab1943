import type { Change, ChangeType } from "#core/model/change.ts";

/** Types of changes that only staff see. */
export const STAFF_ONLY_CHANGE_TYPES: ReadonlySet<ChangeType> = new Set([
  "conflict-raised",
  "conflict-cleared",
  "locked",
  "unlocked",
]);

/** Returns whether viewers may see a change of this type. */
export function isPublicChange({ type }: Pick<Change, "type">): boolean {
  return !STAFF_ONLY_CHANGE_TYPES.has(type);
}
