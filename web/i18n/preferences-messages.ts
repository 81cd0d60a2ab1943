import { enPreferences, type PreferenceMessages } from "#core/i18n/en/preferences.ts";
import { fiPreferences } from "#core/i18n/fi/preferences.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enPreferences, fi: fiPreferences };

export const usePreferenceMessages = (): PreferenceMessages => useMessagesOf(tables);
