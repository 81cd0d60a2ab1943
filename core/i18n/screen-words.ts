import { enScreen, type ScreenWords } from "./en/screen.ts";
import { fiScreen } from "./fi/screen.ts";

/** The words of a language, by its BCP 47 tag; English where we do not speak it. */
export function screenWords(locale: string): ScreenWords {
  return /^fi\b/i.test(locale) ? fiScreen : enScreen;
}
