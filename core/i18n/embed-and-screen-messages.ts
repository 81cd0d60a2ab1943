import { createMessages } from "#core/lib/templates.ts";
import { createEmbedMessages } from "./embed-messages.ts";
import type { ScreenMessages } from "./en/embeds.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, languageOf } from "./languages.ts";

/** The messages of embeds and full-screen pages in one language. */
export type EmbedAndScreenMessages = Awaited<ReturnType<typeof load>>;

/**
 * Creates a function that loads the messages of embeds and full-screen pages for a locale (BCP 47;
 * "" for the default language). It loads each language once.
 */
export function createEmbedAndScreenMessageLoader(): (
  locale: string,
) => Promise<EmbedAndScreenMessages> {
  const loaded = new Map<Language, Promise<EmbedAndScreenMessages>>();
  return (locale) => {
    const language = languageOf(locale) ?? DEFAULT_LANGUAGE;
    const messages = loaded.get(language) ?? load(language);
    loaded.set(language, messages);
    return messages;
  };
}

async function load(language: Language) {
  const { embed, screen } = await (await LANGUAGES[language].load()).embeds();
  return {
    embed: createEmbedMessages(embed),
    screen: createMessages<ScreenMessages>(screen, language),
    /** Templates for the script of a full-screen page. */
    clock: screen.clock,
  };
}
