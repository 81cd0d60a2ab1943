import { enContestant, type ContestantWords } from "#core/words/en-contestant.ts";
import { fiContestant } from "#core/words/fi-contestant.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enContestant, fi: fiContestant };

export const useContestantWords = (): ContestantWords => useWordsOf(tables);
