import { type AudienceWords, enAudience } from "#core/words/en-audience.ts";
import { fiAudience } from "#core/words/fi-audience.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enAudience, fi: fiAudience };

export const useAudienceWords = (): AudienceWords => useWordsOf(tables);
