import { enFiles, type FileMessages } from "#core/i18n/en/files.ts";
import { fiFiles } from "#core/i18n/fi/files.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enFiles, fi: fiFiles };

export const useFileMessages = (): FileMessages => useMessagesOf(tables);
