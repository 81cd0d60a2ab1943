import { enMatchesPage } from "#core/i18n/en/matches-page.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of the page of all matches. */
export const useMatchesPageMessages = createMessagesHook("matchesPage", enMatchesPage);
