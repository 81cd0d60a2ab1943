import { enContestant, type ContestantMessages } from "#core/i18n/en/contestant.ts";
import { fiContestant } from "#core/i18n/fi/contestant.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enContestant, fi: fiContestant };

export const useContestantMessages = (): ContestantMessages => useMessagesOf(tables);
