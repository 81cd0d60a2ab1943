import { type BroadcastWords, enBroadcast } from "#core/i18n/en/broadcast.ts";
import { fiBroadcast } from "#core/i18n/fi/broadcast.ts";
import { useWordsOf } from "./words.ts";

/** What staff read about channels and screens, in their language. */
export function useBroadcastWords(): BroadcastWords {
  return useWordsOf({ en: enBroadcast, fi: fiBroadcast });
}
