import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { MatchList, MatchView } from "#core/contract/match.ts";
import { matchesPath } from "#core/paths/paths.ts";
import type { EmbedKindForm, EmbedKindView } from "./embed-kind.ts";
import { withoutResult } from "#core/embed/parts/without-result.ts";
import { compareText } from "#core/lib/collections.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import {
  type EmbedContext,
  matchLink,
  formatMatchSummary,
  formatRound,
} from "#core/embed/parts/context.ts";
import { duelNodes } from "#core/embed/parts/duel.ts";
import { matchSides, rankedSides } from "#core/embed/parts/match-sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { rankingCell } from "#core/embed/parts/ranking-view.ts";

/** A list of matches, one a row. */
export const matchesKind: EmbedKindView<MatchList> = {
  address: ({ state, limit, tournament, game, site, contestant }) =>
    matchesPath({ ...(state && { state, limit }), tournament, game, site, contestant }),
  holds: ["counts"],
  isList: true,
  tournamentOf: (list, options) =>
    options.tournament ? selectMatches(list.matches, options)[0]?.tournament : undefined,
  view: matchesView,
};

export const matchesForm: EmbedKindForm = {
  subject: "tournament",
  needsSubject: false,
  fields: ["tournament", "state", "limit"],
};

function matchesView(list: MatchList, context: EmbedContext): EmbedNode {
  const { options, messages } = context;
  const { counts } = list;
  const shown = selectMatches(list.matches, options);
  if (shown.length > 0) {
    return el("ol", { class: "rows" }, ...shown.map((match) => rowOf(match, context)));
  }
  const isOver = options.state !== "" && counts.ended > 0 && counts.live + counts.upcoming === 0;
  return el("p", { class: "empty" }, isOver ? messages.over : messages.empty[options.state]);
}

function rowOf(sent: MatchView, context: EmbedContext): EmbedNode {
  const { options, messages, times } = context;
  const match = options.hideScores ? withoutResult(sent) : sent;
  const { start } = match;
  const live = isLiveAndListed(match);
  const isRace = isRanking(match);
  const sides = isRace ? rankedSides(match, context) : matchSides(match, context);
  const day = start === null ? "" : times.day(Date.parse(start));
  const said = live ? messages.state.live : day || match.code;
  const where = options.tournament === "" ? match.tournament.title : formatRound(match, context);
  const facts = [messages.state[match.state], match.code, day, where];
  const cells = [
    start === null
      ? el("span", { class: "time", title: messages.noTime }, "–")
      : el("time", { class: "time", datetime: start }, times.time(Date.parse(start))),
    el("span", { class: live ? "when live" : "when" }, said),
    el("span", { class: "code" }, live || day !== "" ? match.code : null),
    ...(isRace ? [rankingCell(match, context)] : duelNodes(match, context)),
    el("span", { class: "note", title: where }, where),
  ];
  const attributes = {
    class: isRace ? "row race" : "row",
    "data-key": match.key,
    "aria-label": formatMatchSummary(sides, facts, context),
  };
  return el("li", { "data-key": match.key }, matchLink(match, context, attributes, cells));
}

/**
 * Returns the matches of a list that the options select, in the order of display: live, upcoming, then
 * ended from the latest back; none that will not be played any more. The server may have sent more,
 * because a frozen file ignores filters.
 */
export function selectMatches(
  matches: readonly MatchView[],
  { state, tournament, game, site, contestant, limit }: EmbedOptions,
): readonly MatchView[] {
  const fits = matches.filter(
    (match) =>
      match.stateBy !== "bye" &&
      !match.unresolved &&
      isWanted(state, match.state) &&
      isWanted(tournament, `${match.site}/${match.tournament.slug}`) &&
      isWanted(game, match.tournament.gameSlug) &&
      isWanted(site, match.site) &&
      (contestant === "" || match.slots.some((slot) => slot.contestant?.key === contestant)),
  );
  const of = (wanted: MatchView["state"]): MatchView[] =>
    fits.filter((match) => match.state === wanted);
  const ended = of("ended").sort((a, b) => compareText(b.start ?? "", a.start ?? ""));
  return [...of("live"), ...of("upcoming"), ...ended].slice(0, limit);
}

const isWanted = (wanted: string, value: string): boolean => wanted === "" || wanted === value;
