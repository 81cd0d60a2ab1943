import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { ChannelView } from "#core/contract/channel.ts";
import type { MatchView } from "#core/contract/match.ts";
import { fitName, getNamePrefix } from "#core/lib/fit-name.ts";
import { must } from "#core/lib/must.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import {
  createDuelSides,
  createRankedSides,
  type RankedSide,
  type Side,
} from "#core/side/sides.ts";
import { scoreNode, screenPointsNode } from "#core/embed/parts/duel.ts";
import { bdi, type EmbedNode, el } from "#core/embed/parts/node.ts";
import { type OverlayContext, type OverlayPage, overlayRoot } from "./overlay-context.ts";
import { screenFlag, screenName } from "#core/embed/parts/screen.ts";
import { winsNeeded } from "#core/match/wins-needed.ts";

/** Space and font of a name at an image width of 1920 pixels, for truncation in the middle. */
const NAME = { room: 380, type: { size: 40, strong: true } };
/** Widths of a name in percent, tried in this order before the name is truncated. */
const NAME_WIDTHS = "88 78 70 62";
/** Widths of a title in percent, tried in this order before it is truncated. */
const TITLE_WIDTHS = "100 88 75 66";
/** Contestants per page, and seconds per page. */
const PAGE = 10;
const SECONDS = 8;
/** Up to this number of contestants, rows have full height. */
const TALL = 6;

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
      bdi(tournament.title),
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
        side.country !== "" && screenFlag(side.country, context),
        side.seed !== null && el("span", { class: "seed" }, String(side.seed)),
        screenName(side, NAME_WIDTHS, isAlike ? fitLabel(names[index]) : names[index]),
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

/** Cuts a long name in its middle. */
function fitLabel(label: string): string {
  return fitName(label, NAME.room, NAME.type, true).text;
}

/** Returns the label of a slot's contestant; the source of the slot while it is open or hidden. */
function labelOf(label: string | undefined, { isOpen, name }: Side): string {
  return isOpen ? name : must(label, "a label for every slot");
}

/** Renders a pip per game needed to win, marked for games won, ordered from the outside. */
function pipsNode(wins: number, needed: number, isLive: boolean): EmbedNode {
  const won = isLive ? "pip won playing" : "pip won";
  const pips = Array.from({ length: needed }, (_, index) =>
    el("i", { class: index < wins ? won : "pip" }),
  );
  return el("span", { class: "pips", "aria-hidden": "true" }, pips);
}

/** Renders the pages of a ranking overlay, with the label of each slot's contestant. */
function renderOverlayRankingPages(
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
      el("p", { class: "tag", "data-fit": TITLE_WIDTHS }, bdi(title)),
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
  const { contestant, place, score } = side;
  return el(
    "li",
    { class: "rank", "data-key": contestant?.key },
    place !== "" && el("span", { class: "seed" }, place),
    side.country !== "" && screenFlag(side.country, context),
    screenName({ ...side, standing: undefined }, NAME_WIDTHS, labelOf(labels[side.index], side)),
    `${place}${score}` !== "" && screenPointsNode(score, isLive),
  );
}
