import { enPalette, type PaletteWords } from "#core/words/en-palette.ts";
import { fiPalette } from "#core/words/fi-palette.ts";
import { useWordsOf } from "#web/hooks/words.ts";

const tables = { en: enPalette, fi: fiPalette };

export const usePaletteWords = (): PaletteWords => useWordsOf(tables);
