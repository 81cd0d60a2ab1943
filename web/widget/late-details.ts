/** The script with the views of all kinds but brackets. */
import { detailViews as views, type DetailViews } from "#core/embed/details/detail-views.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { withAllMessages } from "./with-all-messages.ts";

export { default as css } from "./details.css?inline";

export const detailViews: DetailViews = {
  matches: withAllMessages(views.matches, defaultEmbedMessages),
  match: withAllMessages(views.match, defaultEmbedMessages),
  standings: withAllMessages(views.standings, defaultEmbedMessages),
  ranking: withAllMessages(views.ranking, defaultEmbedMessages),
};
