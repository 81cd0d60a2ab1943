import { enDesk } from "#core/i18n/en/desk.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages that only staff see. */
export const useDeskMessages = createMessagesHook("desk", enDesk);
