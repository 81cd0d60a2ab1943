import { type DeskWords, enDesk } from "#core/i18n/en/desk.ts";
import { fiDesk } from "#core/i18n/fi/desk.ts";
import { useWordsOf } from "./words.ts";

/** What only staff read, in the reader's language. */
export function useDeskWords(): DeskWords {
  return useWordsOf({ en: enDesk, fi: fiDesk });
}
