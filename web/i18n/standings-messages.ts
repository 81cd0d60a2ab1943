import { enStandings, type StandingsMessages } from "#core/i18n/en/standings.ts";
import { fiStandings } from "#core/i18n/fi/standings.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enStandings, fi: fiStandings };

export const useStandingsMessages = (): StandingsMessages => useMessagesOf(tables);
