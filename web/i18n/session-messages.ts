import { enSession } from "#core/i18n/en/session.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of signing in and out. */
export const useSessionMessages = createMessagesHook("session", enSession);
