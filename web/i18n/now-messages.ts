import { enNow } from "#core/i18n/en/now.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of the parts of the Now page that not every viewer sees. */
export const useNowMessages = createMessagesHook("now", enNow);
