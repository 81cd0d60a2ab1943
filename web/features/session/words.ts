import { enSession, type SessionWords } from "#core/words/en-session.ts";
import { fiSession } from "#core/words/fi-session.ts";
import { useWordsOf } from "#web/hooks/words.ts";

const tables = { en: enSession, fi: fiSession };

export const useSessionWords = (): SessionWords => useWordsOf(tables);
