/** Replaces `live.ts` in a frozen event, whose data does not change. */

/** Does nothing. */
export function subscribeToUpdates(): () => void {
  return () => {};
}
