import type { CardSide } from "#core/bracket/card-sides.ts";
import type { ChannelView } from "#core/contract/channel.ts";
import type { MatchView } from "#core/contract/match.ts";
import { compareNullable } from "#core/lib/collections.ts";
import { beginningOf, fitName } from "#core/lib/fit-name.ts";
import { must } from "#core/lib/must.ts";
import { withoutResult } from "./answer.ts";
import { type EmbedSide, isPlayed } from "./context.ts";
import { matchSides } from "./match-sides.ts";
import { scoreNode } from "./matches-view.ts";
import { type EmbedNode, el } from "./node.ts";
import { type OverlayContext, overlayFlag, overlayRoot } from "./overlay-context.ts";
import { winsNeeded } from "./wins-needed.ts";

/** Widths of a name, in percent: it narrows before it is cut. */
const WIDTHS = "88 78 70 62";
/** Room and type of a name at 1920 pixels, where it must be cut in its middle. */
const NAME = { room: 380, type: { size: 40, strong: true } };
/** Rows of a match of more than two that fit over each other. */
const MOST_RANKED = 8;

/** A match as the lower third of a picture, or nothing where there is none. */
export function overlayMatchView(
  { match: sent, labels, scoredBy }: ChannelView,
  context: OverlayContext,
): readonly EmbedNode[] {
  if (sent === null) return [];
  const match = context.options.hideScores ? withoutResult(sent) : sent;
  const isLive = isPlayed(match) || (scoredBy === "hand" && !context.options.hideScores);
  const body =
    match.slots.length > 2
      ? rankedNode(match, labels, isLive, context)
      : barNode(match, labels, isLive, context);
  return [
    el(
      "section",
      { ...overlayRoot("duel", context), "data-key": match.key },
      tagsOf(match, context),
      body,
    ),
  ];
}

/** Where it is played, and for how much. */
function tagsOf(match: MatchView, { words }: OverlayContext): EmbedNode {
  const { tournament, round, group, code, bestOf } = match;
  const stage =
    group === null
      ? round && words.match.roundName(round.name).long
      : (group.name ?? words.group(group.number));
  const facts = [code, bestOf !== null && bestOf > 1 && words.bestOf(bestOf)].filter(Boolean);
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
  const [left, right] = matchSides(match, context);
  const names = [calledBy(labels[0], left), calledBy(labels[1], right)] as const;
  const isAlike = beginningOf(names[0]) === beginningOf(names[1]);
  const needed = context.options.hideScores ? null : winsNeeded(match);
  const half = (side: CardSide, index: 0 | 1): EmbedNode =>
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
    scoreNode([left.score, right.score], [left.standing, right.standing], isLive, context),
    half(right, 1),
  );
}

/** What staff call who stands there; while nobody does, or nobody is to know, where they come from. */
function calledBy(label: string | undefined, { isOpen, name }: CardSide): string {
  return isOpen ? name : must(label, "a label for every slot");
}

/** @param name As it is called here, which may be short. */
function nameNode(name: string, { contestant, standing }: EmbedSide, isAlike: boolean): EmbedNode {
  const shown = isAlike ? fitName(name, NAME.room, NAME.type, true).text : name;
  return el(
    "span",
    {
      class: contestant === null ? "name open" : "name",
      "data-standing": standing ?? undefined,
      "data-fit": WIDTHS,
      title: contestant?.name ?? name,
    },
    el("bdi", { dir: "auto" }, shown),
  );
}

/** Games won of those needed, from the outside in. */
function pipsNode(wins: number, needed: number, isLive: boolean): EmbedNode {
  const won = isLive ? "pip won playing" : "pip won";
  const pips = Array.from({ length: needed }, (_, index) =>
    el("i", { class: index < wins ? won : "pip" }),
  );
  return el("span", { class: "pips", "aria-hidden": "true" }, pips);
}

/** A match of more than two is a list: by rank once it is over, by score while it is played. */
function rankedNode(
  match: MatchView,
  labels: readonly string[],
  isLive: boolean,
  context: OverlayContext,
): EmbedNode {
  const rows = match.slots
    .map((slot, index) => ({ slot, name: must(labels[index], "a label for every slot") }))
    .filter(({ slot }) => slot.contestant !== null)
    .sort(
      (a, b) =>
        compareNullable(a.slot.rank, b.slot.rank) || (b.slot.score ?? 0) - (a.slot.score ?? 0),
    )
    .slice(0, MOST_RANKED);
  return el(
    "ol",
    { class: "ranks" },
    rows.map(({ slot, name }, index) => {
      const { contestant, rank, score, disqualified } = slot;
      const side = { name, contestant, score: "", standing: null };
      return el(
        "li",
        { class: "rank", "data-key": contestant?.key },
        el("span", { class: "seed" }, String(rank ?? index + 1)),
        overlayFlag(side, context),
        nameNode(name, side, false),
        el(
          "b",
          { class: isLive ? "points playing" : "points", "data-flash": "" },
          disqualified ? context.words.disqualified : (score?.toString() ?? "–"),
        ),
      );
    }),
  );
}
