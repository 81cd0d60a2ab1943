/** The script with the views of all kinds but brackets, and their messages in the default language. */
import { detailViews as views, type DetailViews } from "#core/embed/details/detail-views.ts";
import type { EmbedContentView } from "#core/embed/embed-kind.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";

export { default as css } from "./details.css?inline";

export const detailViews: DetailViews = {
  matches: withAllMessages(views.matches),
  match: withAllMessages(views.match),
  standings: withAllMessages(views.standings),
  ranking: withAllMessages(views.ranking),
};

/** Adds the messages in the default language that the widget's first script lacks. */
function withAllMessages<Data>({ frame, view }: EmbedContentView<Data>): EmbedContentView<Data> {
  return {
    frame: (data, context) => frame(data, complete(context)),
    view: (data, context) => view(data, complete(context)),
  };
}

/** Messages of other languages are complete. */
function complete(context: EmbedContext): EmbedContext {
  return context.messages.locale === defaultEmbedMessages.locale
    ? { ...context, messages: defaultEmbedMessages }
    : context;
}
