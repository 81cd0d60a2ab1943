import { createRoundTranslation } from "#core/lib/round-name.ts";
import { createMessages } from "#core/lib/templates.ts";
import type { EmbedMessages, EmbedTemplates, EmbedText } from "./en/embeds.ts";
import { embed } from "#core/i18n/en/embeds.ts";

export function createEmbedMessages(templates: EmbedTemplates): EmbedMessages {
  const { slot, rounds, disqualified, mayBeMissing, missing, ...text } = createMessages<EmbedText>(
    templates,
    templates.locale,
  );
  return {
    ...text,
    partial: (unseen) => (unseen === null ? mayBeMissing : missing(unseen)),
    match: { slot, disqualified, roundName: createRoundTranslation(rounds, rounds) },
  };
}

/** Messages of an embed in the default language. */
export const defaultEmbedMessages = createEmbedMessages(embed);
