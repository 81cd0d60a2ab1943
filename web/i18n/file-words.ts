import { enFiles, type FileWords } from "#core/i18n/en/files.ts";
import { fiFiles } from "#core/i18n/fi/files.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enFiles, fi: fiFiles };

export const useFileWords = (): FileWords => useWordsOf(tables);
