import type { EmbedContentView } from "#core/embed/kinds/embed-kind.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";

/**
 * Returns a view that has all messages in the default language, of which the widget's first script has
 * only those of lists. Messages of other languages are complete.
 */
export function withAllMessages<Data>({
  frame,
  view,
}: EmbedContentView<Data>): EmbedContentView<Data> {
  return {
    frame: (data, context) => frame(data, complete(context)),
    view: (data, context) => view(data, complete(context)),
  };
}

function complete(context: EmbedContext): EmbedContext {
  const isDefault = context.messages.locale === defaultEmbedMessages.locale;
  return isDefault ? { ...context, messages: defaultEmbedMessages } : context;
}
