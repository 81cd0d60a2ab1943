import { enEmbed, type EmbedWords } from "./en/embed.ts";
import { fiEmbed } from "./fi/embed.ts";

/** The words of a language, by its BCP 47 tag; English where we do not speak it. */
export function embedWords(locale: string): EmbedWords {
  return /^fi\b/i.test(locale) ? fiEmbed : enEmbed;
}
