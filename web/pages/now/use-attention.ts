import type { MatchView } from "#core/contract/match.ts";
import { useDeskMarks } from "#web/api/desk-marks.ts";
import { type Attention, deriveAttention } from "./derive-attention.ts";

/** What needs a person among these matches, by what the desk may see. */
export function useAttention(matches: readonly MatchView[]): readonly Attention[] {
  return deriveAttention(matches, useDeskMarks());
}
