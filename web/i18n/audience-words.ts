import { type AudienceWords, enAudience } from "#core/i18n/en/audience.ts";
import { fiAudience } from "#core/i18n/fi/audience.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enAudience, fi: fiAudience };

export const useAudienceWords = (): AudienceWords => useWordsOf(tables);
