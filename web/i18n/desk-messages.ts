import { type DeskMessages, enDesk } from "#core/i18n/en/desk.ts";
import { fiDesk } from "#core/i18n/fi/desk.ts";
import { useMessagesOf } from "./messages.ts";

/** What only staff read, in the reader's language. */
export function useDeskMessages(): DeskMessages {
  return useMessagesOf({ en: enDesk, fi: fiDesk });
}
