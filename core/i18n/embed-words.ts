import { enEmbed, type EmbedMessages } from "./en/embed.ts";
import { fiEmbed } from "./fi/embed.ts";

/** The words of a language, by its BCP 47 tag; English where we do not speak it. */
export function embedMessages(locale: string): EmbedMessages {
  return /^fi\b/i.test(locale) ? fiEmbed : enEmbed;
}
