import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { createOrderedSides } from "#core/side/place-sides.ts";
import { createRankedSides, type RankedSide, type Side } from "#core/side/sides.ts";
import { removeResultAndSpoilers } from "./remove-result-and-spoilers.ts";
import {
  type EmbedContext,
  flagNode,
  formatMatchSummary,
  formatRound,
  matchLink,
  nameNode,
} from "./context.ts";
import { describeState } from "./describe-state.ts";
import { duelNodes } from "./duel.ts";
import { el, type EmbedNode } from "./node.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";

/** Renders a match of a list in one row. */
export function matchRow(received: MatchView, context: EmbedContext): EmbedNode {
  const { options, messages, times, shown } = context;
  const { contestant } = options;
  const isHidden = options.hideScores && !shown.has(received.key);
  const match = isHidden ? removeResultAndSpoilers(received) : received;
  const { state } = match;
  const start = match.start === null ? null : Date.parse(match.start);
  const isRace = isRanking(match);
  const sides = createOrderedSides(match, messages, contestant);
  const isOfOne = options.tournament !== "" || contestant !== "";
  const note = isOfOne ? formatRound(match, context) : match.tournament.title;
  const fullDay = start === null ? "" : times.day(start);
  // Short for days in the past, which come before the names.
  const day =
    start === null || fullDay === "" || state !== "ended" ? fullDay : times.dates(start, start);
  const time = start === null ? "–" : times.time(start);
  // The result takes the place of the day, and the day that of the time.
  const isDayFirst = contestant !== "" && day !== "";
  const when = describeWhen(match, sides[0], isDayFirst ? time : day, context);
  const isCovered = isHidden && state !== "upcoming" && !isRace;
  const cells = [
    start === null
      ? el("span", { class: "time", title: messages.noTime }, time)
      : el("time", { class: "time", datetime: match.start ?? "" }, isDayFirst ? day : time),
    el("span", { class: "code" }, match.code),
    el("span", { class: `when ${when.look}`.trimEnd() }, when.text),
    el("span", { class: "note", title: note }, note),
    ...(isRace ? [renderRankingSummary(match, context)] : duelNodes(match, context, isCovered)),
  ];
  const kind = isRace ? " race" : contestant === "" ? "" : " own";
  const facts = [messages.state[state], match.code, fullDay, note];
  const attributes = {
    class: `row ${state}${kind}${isCovered ? " covered" : ""}`,
    "aria-label": formatMatchSummary(sides, facts, context),
  };
  return el(
    "li",
    { class: "item", "data-key": match.key },
    matchLink(match, context, attributes, cells),
    isCovered &&
      el(
        "button",
        {
          type: "button",
          "data-show": match.key,
          "aria-label": `${messages.show}: ${attributes["aria-label"]}`,
        },
        messages.show,
      ),
  );
}

/** Describes when a match is or was, or its result for the contestant of the list. */
function describeWhen(
  match: MatchView,
  own: Side | undefined,
  dayOrTime: string,
  context: EmbedContext,
): { readonly text: string; readonly look: string } {
  const { messages, times, options } = context;
  if (match.state !== "ended") {
    const described = describeState(match, context);
    return described.text === "" ? { text: dayOrTime, look: "" } : described;
  }
  if (options.contestant === "") return { text: dayOrTime || times.today(), look: "" };
  const standing = own?.standing;
  return standing === "winner" || standing === "loser"
    ? { text: messages.results[standing], look: standing === "winner" ? "won" : "lost" }
    : { text: "", look: "" };
}

/** Returns whether a slot has the contestant with this key or name. */
export function isContestant(
  { contestant }: MatchView["slots"][number],
  keyOrName: string,
): boolean {
  return contestant?.key === keyOrName || contestant?.name === keyOrName;
}

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
