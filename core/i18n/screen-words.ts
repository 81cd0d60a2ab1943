import { enScreen, type ScreenMessages } from "./en/screen.ts";
import { fiScreen } from "./fi/screen.ts";

/** The words of a language, by its BCP 47 tag; English where we do not speak it. */
export function screenMessages(locale: string): ScreenMessages {
  return /^fi\b/i.test(locale) ? fiScreen : enScreen;
}
