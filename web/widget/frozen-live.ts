/** Replaces `subscribe-to-updates.ts` in a frozen event, whose data does not change. */

/** Never calls a listener, because the data of a frozen event does not change. */
export function subscribeToUpdates(): () => void {
  return () => {};
}
