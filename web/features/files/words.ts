import { enFiles, type FileWords } from "#core/words/en-files.ts";
import { fiFiles } from "#core/words/fi-files.ts";
import { useWordsOf } from "#web/hooks/words.ts";

const tables = { en: enFiles, fi: fiFiles };

export const useFileWords = (): FileWords => useWordsOf(tables);
