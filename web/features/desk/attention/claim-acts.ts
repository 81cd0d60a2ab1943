import type { AttentionClaimInput, AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createStore } from "#web/hooks/create-store.ts";

/** The viewer's last act on attention items. */
export interface ClaimAct {
  readonly action: AttentionClaimInput["action"];
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly items: readonly AttentionItemView[];
  /** Inputs that restore the former claims; empty if it cannot be undone. */
  readonly inverse: readonly AttentionClaimInput[];
}

// Outside of components: an action can also be undone on another page.
const store = createStore<ClaimAct | null>(null);

/** Returns what the viewer did last with attention items; `null` if nothing. */
export const useLastClaimAct = store.use;

/** Records what the viewer did last; `null` after it was undone. */
export const setLastClaimAct = store.set;

/**
 * Returns the action that restores the present claim of an item.
 *
 * @param now Milliseconds since the epoch.
 */
export function invertClaim(
  { id, standing, claim }: AttentionItemView,
  now: number,
): AttentionClaimInput {
  if (claim === null || standing === "open") return { action: "give-back", id };
  const { note } = claim;
  switch (claim.state) {
    case "taken":
      return { action: "hand-over", id, to: claim.who, note };
    case "done":
      return { action: "done", id, note };
    case "snoozed": {
      const until = claim.until === null ? now : Date.parse(claim.until);
      const minutes = Math.max(1, Math.round((until - now) / MINUTE));
      return { action: "snooze", id, minutes, note };
    }
  }
}
