import { type BroadcastMessages, enBroadcast } from "#core/i18n/en/broadcast.ts";
import { fiBroadcast } from "#core/i18n/fi/broadcast.ts";
import { useMessagesOf } from "./messages.ts";

/** What staff read about channels and screens, in their language. */
export function useBroadcastMessages(): BroadcastMessages {
  return useMessagesOf({ en: enBroadcast, fi: fiBroadcast });
}
