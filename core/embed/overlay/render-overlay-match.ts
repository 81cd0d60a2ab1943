import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { ChannelView } from "#core/contract/channel.ts";
import type { MatchView } from "#core/contract/match.ts";
import { fitName, getNamePrefix } from "#core/lib/fit-name.ts";
import { must } from "#core/lib/must.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { createDuelSides, type Side } from "#core/side/sides.ts";
import { scoreNode } from "#core/embed/parts/duel.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { type OverlayContext, overlayFlag, overlayRoot } from "./overlay-context.ts";
import {
  OVERLAY_NAME_WIDTHS_PERCENT,
  type OverlayPage,
  renderOverlayRankingPages,
} from "./render-overlay-ranking.ts";
import { winsNeeded } from "#core/match/wins-needed.ts";

/** Space and font of a name at an image width of 1920 pixels, for truncation in the middle. */
const NAME = { room: 380, type: { size: 40, strong: true } };

/**
 * Renders the match of a channel: a duel as a lower third, a ranking as pages of ten contestants.
 * The page is empty if there is no match.
 */
export function renderOverlayMatch(
  { match: received, labels, scoredBy }: ChannelView,
  context: OverlayContext,
): readonly OverlayPage[] {
  if (received === null) return [{ nodes: [], seconds: 0 }];
  const match = context.options.hideScores ? removeResultAndSpoilers(received) : received;
  const isLive = isLiveAndListed(match) || (scoredBy === "hand" && !context.options.hideScores);
  if (isRanking(match)) return renderOverlayRankingPages(match, labels, isLive, context);
  const section = el(
    "section",
    { ...overlayRoot("duel", context), "data-key": match.key },
    tagsOf(match, context),
    barNode(match, labels, isLive, context),
  );
  return [{ nodes: [section], seconds: 0 }];
}

/** Renders tournament, round or group, code and best-of. */
function tagsOf(match: MatchView, { messages }: OverlayContext): EmbedNode {
  const { tournament, round, group, code, bestOf } = match;
  const stage =
    group === null
      ? round && messages.match.roundName(round.name).long
      : (group.name ?? messages.group(group.number));
  const facts = [code, bestOf !== null && bestOf > 1 && messages.bestOf(bestOf)].filter(Boolean);
  return el(
    "p",
    { class: "tags" },
    el(
      "span",
      { class: "tag event" },
      el("bdi", { dir: "auto" }, tournament.title),
      stage !== null && el("span", { class: "stage" }, stage),
    ),
    facts.length > 0 && el("span", { class: "tag" }, facts.join(" · ")),
  );
}

function barNode(
  match: MatchView,
  labels: readonly string[],
  isLive: boolean,
  context: OverlayContext,
): EmbedNode {
  const sides = createDuelSides(match, context.messages);
  const [left, right] = sides;
  const names = [labelOf(labels[0], left), labelOf(labels[1], right)] as const;
  const isAlike = getNamePrefix(names[0]) === getNamePrefix(names[1]);
  const needed = context.options.hideScores ? null : winsNeeded(match);
  const half = (side: Side, index: 0 | 1): EmbedNode =>
    el(
      "div",
      { class: `side ${index === 0 ? "left" : "right"}` },
      el(
        "div",
        { class: "who" },
        overlayFlag(side, context),
        side.seed !== null && el("span", { class: "seed" }, String(side.seed)),
        nameNode(names[index], side, isAlike),
      ),
      needed !== null && pipsNode(Number(side.score), needed, isLive),
    );
  return el(
    "div",
    { class: "bar" },
    half(left, 0),
    scoreNode(sides, isLive, context),
    half(right, 1),
  );
}

/** Returns the label of a slot's contestant; the source of the slot while it is open or hidden. */
function labelOf(label: string | undefined, { isOpen, name }: Side): string {
  return isOpen ? name : must(label, "a label for every slot");
}

/** Renders a name. @param name The label, which may be a short name. */
function nameNode(
  name: string,
  { contestant, short, standing }: Side,
  isAlike: boolean,
): EmbedNode {
  const text = isAlike ? fitName(name, NAME.room, NAME.type, true).text : name;
  return el(
    "span",
    {
      class: contestant === null ? "name open" : "name",
      "data-standing": standing,
      "data-fit": OVERLAY_NAME_WIDTHS_PERCENT,
      "data-short": short || undefined,
      title: contestant?.name ?? name,
    },
    el("bdi", { dir: "auto" }, text),
  );
}

/** Renders a pip per game needed to win, marked for games won, ordered from the outside. */
function pipsNode(wins: number, needed: number, isLive: boolean): EmbedNode {
  const won = isLive ? "pip won playing" : "pip won";
  const pips = Array.from({ length: needed }, (_, index) =>
    el("i", { class: index < wins ? won : "pip" }),
  );
  return el("span", { class: "pips", "aria-hidden": "true" }, pips);
}
