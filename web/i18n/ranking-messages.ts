import { enRanking } from "#core/i18n/en/ranking.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of rankings of tournaments. */
export const useRankingMessages = createMessagesHook("ranking", enRanking);
