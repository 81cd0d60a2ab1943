import { enPreferences, type PreferenceWords } from "#core/words/en-preferences.ts";
import { fiPreferences } from "#core/words/fi-preferences.ts";
import { useWordsOf } from "#web/hooks/words.ts";

const tables = { en: enPreferences, fi: fiPreferences };

export const usePreferenceWords = (): PreferenceWords => useWordsOf(tables);
