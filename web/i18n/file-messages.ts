import { enFiles } from "#core/i18n/en/files.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of calendars and exported files. */
export const useFileMessages = createMessagesHook("files", enFiles);
