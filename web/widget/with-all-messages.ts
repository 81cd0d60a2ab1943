import type { EmbedContentView } from "#core/embed/kinds/embed-kind.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";

/** The default language, in which the widget's first script has only the messages of lists. */
export const DEFAULT_LOCALE = "en-GB";

/**
 * Returns a view that has all its messages in the default language. Messages of other languages are
 * complete.
 *
 * @param own Those that the widget's first script lacks.
 */
export function withAllMessages<Data>(
  { frame, view }: EmbedContentView<Data>,
  own: Partial<EmbedMessages>,
): EmbedContentView<Data> {
  const complete = (context: EmbedContext): EmbedContext => {
    const { messages } = context;
    const isDefault = messages.locale === DEFAULT_LOCALE;
    return isDefault ? { ...context, messages: { ...messages, ...own } } : context;
  };
  return {
    frame: (data, context) => frame(data, complete(context)),
    view: (data, context) => view(data, complete(context)),
  };
}
