import { enContestant } from "#core/i18n/en/contestant.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages about contestants. */
export const useContestantMessages = createMessagesHook("contestant", enContestant);
