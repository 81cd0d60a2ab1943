import { enPalette } from "#core/i18n/en/palette.ts";
import { createMessagesHook } from "./messages.ts";

/** Returns the messages of the search dialog and of keyboard shortcuts. */
export const usePaletteMessages = createMessagesHook("palette", enPalette);
