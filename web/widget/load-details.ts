/**
 * Takes the place of core/embed/details/detail-views.ts in the widget: the views are a script of their
 * own, which is loaded together with the first data.
 */
import type { DetailViews } from "#core/embed/details/detail-views.ts";
import { createLateView } from "./load-script.ts";

/** File name of the script, set by scripts/build/build-widget.mjs. */
declare const DETAILS_SCRIPT: string;

const viewOf = createLateView<{ readonly detailViews: DetailViews; readonly css: string }>(
  DETAILS_SCRIPT,
);

export const detailViews: DetailViews = {
  matches: viewOf((script) => script.detailViews.matches),
  match: viewOf((script) => script.detailViews.match),
  standings: viewOf((script) => script.detailViews.standings),
  ranking: viewOf((script) => script.detailViews.ranking),
};
