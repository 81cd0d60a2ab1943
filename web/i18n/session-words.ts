import { enSession, type SessionWords } from "#core/i18n/en/session.ts";
import { fiSession } from "#core/i18n/fi/session.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enSession, fi: fiSession };

export const useSessionWords = (): SessionWords => useWordsOf(tables);
