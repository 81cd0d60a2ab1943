import { enStandings, type StandingsWords } from "#core/i18n/en/standings.ts";
import { fiStandings } from "#core/i18n/fi/standings.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enStandings, fi: fiStandings };

export const useStandingsWords = (): StandingsWords => useWordsOf(tables);
