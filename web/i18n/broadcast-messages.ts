import { enBroadcast } from "#core/i18n/en/broadcast.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages about broadcast channels and venue screens. */
export const useBroadcastMessages = createMessagesHook("broadcast", enBroadcast);
