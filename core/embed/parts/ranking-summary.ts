import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { createRankedSides, type RankedSide } from "#core/side/sides.ts";
import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { type EmbedNode, el } from "./node.ts";

/** Number of contestants that fit into a row. */
const SHOWN = 4;

/** Renders a ranking in one row: its first four with scores; before play only names. */
export function renderRankingSummary(match: MatchView, context: EmbedContext): EmbedNode {
  const { slot } = context.messages.match;
  const sides = createRankedSides(match, context.messages);
  const rest = sides.length - SHOWN;
  if (sides[0]?.place === "")
    return el("span", { class: "field" }, formatContestants(sides, context.messages));
  return el(
    "span",
    { class: "field four" },
    sides
      .slice(0, SHOWN)
      .map((side) => el("span", { class: "side" }, ...partsOf(side, match, context))),
    rest > 0 && el("small", {}, slot.more(rest)),
  );
}

/** Renders every contestant of a ranking on a row of its own. */
export function rankingList(match: MatchView, context: EmbedContext): EmbedNode {
  return el(
    "ol",
    { class: "ranks" },
    createRankedSides(match, context.messages).map((side) =>
      el(
        "li",
        { class: "side", "data-key": side.contestant?.key },
        ...partsOf(side, match, context),
      ),
    ),
  );
}

function partsOf(side: RankedSide, match: MatchView, context: EmbedContext) {
  return [
    el("span", { class: "position" }, side.place),
    flagNode(side, context),
    nameNode(side, context),
    side.score !== "" &&
      side.place !== "" &&
      el(
        "b",
        { class: isLiveAndListed(match) ? "points playing" : "points", "data-flash": "" },
        side.score,
      ),
  ];
}
