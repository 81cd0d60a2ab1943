import { enPalette, type PaletteWords } from "#core/i18n/en/palette.ts";
import { fiPalette } from "#core/i18n/fi/palette.ts";
import { useWordsOf } from "./words.ts";

const tables = { en: enPalette, fi: fiPalette };

export const usePaletteWords = (): PaletteWords => useWordsOf(tables);
