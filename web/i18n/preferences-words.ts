import { enPreferences, type PreferenceWords } from "#core/i18n/en/preferences.ts";
import { fiPreferences } from "#core/i18n/fi/preferences.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enPreferences, fi: fiPreferences };

export const usePreferenceWords = (): PreferenceWords => useWordsOf(tables);
