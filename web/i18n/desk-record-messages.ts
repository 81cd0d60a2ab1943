import { enDeskRecords } from "#core/i18n/en/desk-records.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of the pages of staff that list changes and annotations. */
export const useDeskRecordMessages = createMessagesHook("deskRecords", enDeskRecords);
