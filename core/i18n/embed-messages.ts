import { createRoundTranslation } from "#core/lib/round-name.ts";
import { createMessages } from "#core/lib/templates.ts";
import { type EmbedMessages, type EmbedTemplates, type EmbedText, enEmbed } from "./en/embed.ts";

/** Returns the messages of an embed in the language of its templates. */
export function createEmbedMessages(templates: EmbedTemplates): EmbedMessages {
  const { slot, rounds, fromSeen, notSeen, ...text } = createMessages<EmbedText>(
    templates,
    templates.locale,
  );
  return {
    ...text,
    partial: (seen, unseen) => (unseen === null ? fromSeen(seen) : notSeen(unseen)),
    match: { slot, roundName: createRoundTranslation(rounds, rounds) },
  };
}

/** In the default language. */
export const defaultEmbedMessages = createEmbedMessages(enEmbed);
