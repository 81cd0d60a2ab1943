import type { BracketDetail } from "#core/contract/tournament.ts";
import { bracketDrawing } from "#core/embed/drawing/bracket-view.ts";
import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindView } from "./embed-kind.ts";

/** Loads and renders a bracket as a drawing in the layout of the bracket page. */
export const bracketEmbedView: EmbedKindView<BracketDetail> = {
  address: (options) => createPathFromKey(options.bracket, "brackets"),
  holds: ["bracket"],
  tournamentOf: (detail) => detail.bracket.tournament,
  ...bracketDrawing,
};
