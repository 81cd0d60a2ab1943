import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindView } from "./embed-kind.ts";
import type { MatchDetail } from "#core/contract/match.ts";
import { detailViews } from "#core/embed/details/detail-views.ts";

/** Loads and renders one match in large type. */
export const matchEmbedView: EmbedKindView<MatchDetail> = {
  address: (options) => createPathFromKey(options.match, "matches"),
  holds: ["match"],
  tournamentOf: (detail) => detail.match.tournament,
  ...detailViews.match,
};
