import { enContestant, type ContestantWords } from "#core/i18n/en/contestant.ts";
import { fiContestant } from "#core/i18n/fi/contestant.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enContestant, fi: fiContestant };

export const useContestantWords = (): ContestantWords => useWordsOf(tables);
