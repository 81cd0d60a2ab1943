import { enVisibility } from "#core/i18n/en/audience.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages for staff about what viewers cannot see. */
export const useVisibilityMessages = createMessagesHook("audience", enVisibility);
