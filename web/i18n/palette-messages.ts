import { enPalette, type PaletteMessages } from "#core/i18n/en/palette.ts";
import { fiPalette } from "#core/i18n/fi/palette.ts";
import { useMessagesOf } from "./messages.ts";

const tables = { en: enPalette, fi: fiPalette };

export const usePaletteMessages = (): PaletteMessages => useMessagesOf(tables);
