import { isRanking } from "#core/lib/contest.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { MatchList, MatchView } from "#core/contract/match.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { matchesPath } from "#core/paths/paths.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { type EmbedOptions, getOnlyState } from "#core/embed/parts/options.ts";
import {
  type EmbedContext,
  matchLink,
  formatMatchSummary,
  formatRound,
} from "#core/embed/parts/context.ts";
import { duelNodes } from "#core/embed/parts/duel.ts";
import { matchSides, rankedSides } from "#core/embed/parts/match-sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { renderRankingSummary } from "#core/embed/parts/ranking-summary.ts";

/** Loads and renders a list of matches, one per row. */
export const matchesEmbedView: EmbedKindView<MatchList> = {
  address: ({ state: states, limit, tournament, game, site, contestant }) => {
    const state = getOnlyState(states);
    return matchesPath({ ...(state && { state, limit }), tournament, game, site, contestant });
  },
  holds: ["counts"],
  isList: true,
  tournamentOf: (list, options) =>
    options.tournament ? selectMatches(list.matches, options)[0]?.tournament : undefined,
  partOf: (list) => findOnlyContestant(list)?.name ?? "",
  view: matchesView,
};

/** Attributes of list embeds. */
export const matchesEmbedSettings: EmbedKindSettings = {
  subject: "tournament",
  needsSubject: false,
  fields: ["tournament", "state", "limit"],
};

function matchesView(list: MatchList, received: EmbedContext): EmbedNode {
  const { messages } = received;
  const contestant = findOnlyContestant(list)?.key ?? received.options.contestant;
  const highlight = received.options.highlight || contestant;
  const options = { ...received.options, contestant, highlight };
  const context = { ...received, options };
  const selectedMatches = selectMatches(list.matches, options);
  if (selectedMatches.length > 0) {
    return el("ol", { class: "rows" }, ...selectedMatches.map((match) => rowOf(match, context)));
  }
  return el("p", { class: "empty" }, describeEmptyList(list, options, messages));
}

function describeEmptyList(
  { counts, contestants }: MatchList,
  { contestant, state }: EmbedOptions,
  messages: EmbedMessages,
): string {
  if (contestants?.length === 0) return messages.noContestant(contestant);
  if (contestants !== undefined && contestants.length > 1) {
    const meant = contestants.map(({ name, game, key }) => `${name} (${game}: ${key})`);
    return messages.severalContestants(contestant, meant.join(", "));
  }
  const isOver = state !== "" && counts.ended > 0 && counts.live + counts.upcoming === 0;
  return isOver ? messages.over : messages.empty[getOnlyState(state)];
}

/** Returns the contestant whose matches a list contains; `undefined` if there is not exactly one. */
function findOnlyContestant({ contestants }: MatchList) {
  return contestants?.length === 1 ? contestants[0] : undefined;
}

function rowOf(received: MatchView, context: EmbedContext): EmbedNode {
  const { options, messages, times } = context;
  const visible = options.hideScores ? removeResultAndSpoilers(received) : received;
  const match = putFirst(options.contestant, visible);
  const { start } = match;
  const live = isLiveAndListed(match);
  const isRace = isRanking(match);
  const sides = isRace ? rankedSides(match, context) : matchSides(match, context);
  const day = start === null ? "" : times.day(Date.parse(start));
  const status = live ? messages.state.live : day;
  const isOfOne = options.tournament !== "" || options.contestant !== "";
  const note = isOfOne ? formatRound(match, context) : match.tournament.title;
  const facts = [messages.state[match.state], match.code, day, note];
  const cells = [
    start === null
      ? el("span", { class: "time", title: messages.noTime }, "–")
      : el("time", { class: "time", datetime: start }, times.time(Date.parse(start))),
    el("span", { class: live ? "when live" : "when" }, status),
    el("span", { class: "code" }, match.code),
    ...(isRace ? [renderRankingSummary(match, context)] : duelNodes(match, context)),
    el("span", { class: "note", title: note }, note),
  ];
  const attributes = {
    class: isRace ? "row race" : options.contestant === "" ? "row" : "row own",
    "aria-label": formatMatchSummary(sides, facts, context),
  };
  return el("li", { "data-key": match.key }, matchLink(match, context, attributes, cells));
}

/** Returns the duel with this contestant, named by key or name, in its first slot. */
function putFirst(contestant: string, match: MatchView): MatchView {
  const [left, right] = match.slots;
  return right !== undefined && left !== undefined && !isRanking(match) && isIn(right, contestant)
    ? { ...match, slots: [right, left] }
    : match;
}

function isIn({ contestant }: MatchView["slots"][number], keyOrName: string): boolean {
  return contestant?.key === keyOrName || contestant?.name === keyOrName;
}

/**
 * Filters and sorts the matches of a list for an embed: live, upcoming, then ended (newest first).
 * Byes and matches that can no longer be played are omitted. The list may contain more than the
 * options select, because a frozen file has no filters.
 */
export function selectMatches(
  matches: readonly MatchView[],
  { state, tournament, game, site, contestant, limit }: EmbedOptions,
): readonly MatchView[] {
  const matching = matches.filter(
    (match) =>
      match.stateBy !== "bye" &&
      !match.unresolved &&
      (state === "" || state.includes(match.state)) &&
      isSelected(tournament, `${match.site}/${match.tournament.slug}`) &&
      isSelected(game, match.tournament.gameSlug) &&
      isSelected(site, match.site) &&
      (contestant === "" || match.slots.some((slot) => isIn(slot, contestant))),
  );
  const inState = (expected: MatchView["state"]): MatchView[] =>
    matching.filter((match) => match.state === expected);
  const ended = inState("ended").sort((a, b) => (b.start ?? "").localeCompare(a.start ?? ""));
  return [...inState("live"), ...inState("upcoming"), ...ended].slice(0, limit);
}

const isSelected = (option: string, value: string): boolean => option === "" || option === value;
