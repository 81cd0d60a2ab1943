import { enMatchPage } from "#core/i18n/en/match-page.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of a match's page and panel, and of the page of two contestants. */
export const useMatchPageMessages = createMessagesHook("matchPage", enMatchPage);
