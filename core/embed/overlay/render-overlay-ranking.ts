import { screenPointsNode } from "#core/embed/parts/duel.ts";
import type { MatchView } from "#core/contract/match.ts";
import { must } from "#core/lib/must.ts";
import { createRankedSides, type RankedSide } from "#core/side/sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { type OverlayContext, overlayFlag, overlayRoot } from "./overlay-context.ts";

/** One of the pages that an overlay shows in turn. */
export interface OverlayPage {
  readonly nodes: readonly EmbedNode[];
  /** How long it is shown; 0 if it is the only page. */
  readonly seconds: number;
  /** Order of a ranking's contestants; a change of it is animated. */
  readonly order?: string;
}

/** Widths of a name in percent, tried in this order before the name is truncated. */
export const OVERLAY_NAME_WIDTHS_PERCENT = "88 78 70 62";
/** Widths of a title in percent, tried in this order before it is truncated. */
const TITLE_WIDTHS = "100 88 75 66";
/** Contestants per page, and seconds per page. */
const PAGE = 10;
const SECONDS = 8;
/** Up to this number of contestants, rows have full height. */
const TALL = 6;

/**
 * Renders the pages of a ranking overlay.
 *
 * @param labels Label of each slot's contestant, as entered by staff or their name.
 */
export function renderOverlayRankingPages(
  match: MatchView,
  labels: readonly string[],
  isLive: boolean,
  context: OverlayContext,
): readonly OverlayPage[] {
  const ranked = createRankedSides(match, context.messages);
  const pages = Math.ceil(ranked.length / PAGE);
  const title = [match.tournament.title, match.code].filter(Boolean).join(" — ");
  return Array.from({ length: pages }, (_, page) => {
    const rows = ranked.slice(page * PAGE, (page + 1) * PAGE);
    const next = ((page + 1) % pages) * PAGE;
    const end = Math.min(next + PAGE, ranked.length);
    const section = el(
      "section",
      { ...overlayRoot("tower", context), "data-key": match.key },
      el("p", { class: "tag", "data-fit": TITLE_WIDTHS }, el("bdi", { dir: "auto" }, title)),
      el(
        "ol",
        { class: ranked.length > TALL ? "ranks dense" : "ranks" },
        rows.map((row) => rowOf(row, labels, isLive, context)),
      ),
      pages > 1 && el("p", { class: "after" }, context.screen.nextPlaces(next + 1, end, SECONDS)),
    );
    const order = rows.map(({ index }) => index).join(" ");
    return { nodes: [section], seconds: pages > 1 ? SECONDS : 0, order };
  });
}

function rowOf(
  side: RankedSide,
  labels: readonly string[],
  isLive: boolean,
  context: OverlayContext,
): EmbedNode {
  const { contestant, isOpen, place, score } = side;
  const name = isOpen ? side.name : must(labels[side.index], "a label for every slot");
  return el(
    "li",
    { class: "rank", "data-key": contestant?.key },
    place !== "" && el("span", { class: "seed" }, place),
    overlayFlag(side, context),
    el(
      "span",
      {
        class: isOpen ? "name open" : "name",
        "data-fit": OVERLAY_NAME_WIDTHS_PERCENT,
        "data-short": side.short || undefined,
        title: contestant?.name ?? name,
      },
      el("bdi", { dir: "auto" }, name),
    ),
    `${place}${score}` !== "" && screenPointsNode(score, isLive),
  );
}
