import { enPreferences } from "#core/i18n/en/preferences.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of the preferences. */
export const usePreferenceMessages = createMessagesHook("preferences", enPreferences);
