import { enStandings, type StandingsWords } from "#core/words/en-standings.ts";
import { fiStandings } from "#core/words/fi-standings.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enStandings, fi: fiStandings };

export const useStandingsWords = (): StandingsWords => useWordsOf(tables);
