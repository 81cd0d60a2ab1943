/** The script of the kinds that are not in the widget's first one. */
import { detailViews as views, type DetailViews } from "#core/embed/details/detail-views.ts";
import { withAllMessages } from "./with-all-messages.ts";

export { default as css } from "./details.css?inline";

export const detailViews: DetailViews = {
  match: withAllMessages(views.match),
  standings: withAllMessages(views.standings),
  ranking: withAllMessages(views.ranking),
};
