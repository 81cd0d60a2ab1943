import { enStandings } from "#core/i18n/en/standings.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of standings. */
export const useStandingsMessages = createMessagesHook("standings", enStandings);
