import type { MatchList, MatchView } from "#core/contract/match.ts";
import { contestantPage, tournamentPage } from "#core/paths/paths.ts";
import { type EmbedFrame, findTournament } from "#core/embed/embed-kind.ts";
import { type EmbedOptions, getOnlyState } from "#core/embed/parts/options.ts";
import { type EmbedContext, formatStart } from "#core/embed/parts/context.ts";
import { describeState } from "#core/embed/parts/describe-state.ts";
import { isContestant, matchRow } from "#core/embed/parts/match-row.ts";
import { createOrderedSides } from "#core/side/place-sides.ts";
import { type EmbedNode, el, messageNode } from "#core/embed/parts/node.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { getRankingMessages } from "#core/i18n/ranking-messages.ts";

/** Returns header and footer of a list: those of its contestant if it has only one. */
export function matchesFrame(list: MatchList, context: EmbedContext): EmbedFrame {
  const { contestants } = list;
  const { options, messages } = context;
  const { links, state } = messages;
  if (contestants?.length === 0) return { title: "", link: { text: links.search, path: "/" } };
  const contestant = findOnlyContestant(list);
  const tournament = findTournament(list, options);
  const { live, upcoming, ended } = countSelected(list, options);
  if (contestant !== undefined) {
    const { name, key, game } = contestant;
    const meta = [tournament?.title, game].filter(Boolean).join(" · ");
    const link = { text: links.contestant(name), path: contestantPage(key) };
    return { title: name, contestant, meta, status: describeRank(contestant, list, context), link };
  }
  return {
    title: tournament?.title ?? state[getOnlyState(options.state) || "all"],
    meta: tournament?.game,
    status: live > 0 ? messages.liveCount(live) : "",
    link: {
      text: links.matches(live + upcoming + ended),
      path: tournament ? tournamentPage(tournament.site, tournament.slug) : "/",
    },
  };
}

/**
 * Describes the rank of a contestant in the tournament of the options, else in that of the first row,
 * which is their live, next or latest match. "" if the rank is unknown.
 */
function describeRank(
  { key, ranks }: NonNullable<MatchList["contestants"]>[number],
  { matches }: MatchList,
  { options, messages }: EmbedContext,
): string {
  const [first] = selectMatches(matches, { ...options, contestant: key });
  const shown = options.tournament || (first && `${first.site}/${first.tournament.slug}`);
  const rank = ranks.find(({ tournament }) => tournament === shown);
  if (rank === undefined) return "";
  // With a live bracket reset, the grand final before it may have left the rank open.
  const hasNext = first !== undefined && first.state !== "ended";
  const isStillIn = rank.isPlaying || (!rank.isDecided && hasNext);
  const text = formatRank(rank, isStillIn, messages);
  if (isStillIn) return messages.stillIn(text);
  return rank.isDecided ? getRankingMessages(messages.locale).rankIs(text) : "";
}

/** Renders a list of matches, one per row. */
export function matchesView(list: MatchList, received: EmbedContext): EmbedNode {
  const { messages, isStale } = received;
  const contestant = findOnlyContestant(list)?.key ?? received.options.contestant;
  const highlight = received.options.highlight || contestant;
  const options = { ...received.options, contestant, highlight };
  const context = { ...received, options };
  const matches = selectMatches(list.matches, options);
  if (matches.length === 0) return emptyMessage(list, context);
  const isPlain = contestant !== "" || isStale || getOnlyState(options.state) !== "";
  const sections = (["live", "upcoming", "ended"] as const).map((state) => {
    const rows = matches.filter((match) => match.state === state);
    const heading = state === "upcoming" ? messages.next : messages.state[state];
    return rows.length === 0
      ? []
      : [
          !isPlain && el("h4", { class: "sub" }, heading),
          el("ol", { class: "rows" }, ...rows.map((match) => matchRow(match, context))),
        ];
  });
  const [live = [], next = [], ended = []] = sections;
  const open = [
    live.length === 0 && !isPlain && nothingLiveMessage(matches, context),
    ...live,
    ...next,
  ].filter(Boolean);
  const columns = [open, ended].filter(({ length }) => length > 0);
  return el(
    "div",
    { class: columns.length > 1 && !isPlain ? "two" : "" },
    ...columns.map((column) => el("div", { class: "column" }, column)),
  );
}

/** Renders that no match is live, with the next match; `null` if there is none. */
function nothingLiveMessage(matches: readonly MatchView[], context: EmbedContext) {
  const { messages, options } = context;
  const next = matches.find(({ state, start }) => state === "upcoming" && start !== null);
  if (!next?.start || (options.state !== "" && !options.state.includes("live"))) return null;
  const { text } = describeState(next, context);
  const start = formatStart(next.start, context);
  const names = formatContestants(createOrderedSides(next, messages), messages);
  const when = text === "" ? start : `${start} (${text})`;
  return messageNode(messages.empty.live, messages.nextIs(names, when));
}

function emptyMessage(list: MatchList, context: EmbedContext): EmbedNode {
  const { messages, options } = context;
  const { contestant, state } = options;
  const { contestants } = list;
  if (contestants?.length === 0)
    return messageNode(messages.noSuchContestant, messages.noContestant(contestant));
  if (contestants !== undefined && contestants.length > 1) {
    const meant = contestants.map(({ name, game, key }) => `${name} (${game}: ${key})`);
    return messageNode("", messages.severalContestants(contestant, meant.join(", ")));
  }
  const { live, upcoming, ended } = countSelected(list, options);
  const isOver = state !== "" && ended > 0 && live + upcoming === 0;
  return messageNode(isOver ? messages.over : messages.empty[getOnlyState(state)]);
}

/** Returns the contestant whose matches a list contains; `undefined` if there is not exactly one. */
function findOnlyContestant({ contestants }: MatchList) {
  return contestants?.length === 1 ? contestants[0] : undefined;
}

/**
 * Filters and sorts the matches of a list for an embed: live, upcoming, then ended (newest first).
 * Byes and matches that can no longer be played are omitted. The list may contain more than the
 * options select, because a frozen file has no filters.
 */
export function selectMatches(
  matches: readonly MatchView[],
  options: EmbedOptions,
): readonly MatchView[] {
  const { state, limit } = options;
  const matching = matches.filter(
    (match) =>
      match.stateBy !== "bye" &&
      !match.unresolved &&
      (state === "" || state.includes(match.state)) &&
      isSelected(match, options),
  );
  const inState = (expected: MatchView["state"]): MatchView[] =>
    matching.filter((match) => match.state === expected);
  const ended = inState("ended").sort((a, b) => (b.start ?? "").localeCompare(a.start ?? ""));
  return [...inState("live"), ...inState("upcoming"), ...ended].slice(0, limit);
}

/** Counts the matches that the options select in any state. */
function countSelected({ counts, matches }: MatchList, options: EmbedOptions): MatchList["counts"] {
  const selected = matches.filter((match) => isSelected(match, options));
  // The counts of a response fit its filters, and include matches beyond its limit.
  if (selected.length === matches.length) return counts;
  const count = (state: MatchView["state"]): number =>
    selected.filter((match) => match.state === state).length;
  return { live: count("live"), upcoming: count("upcoming"), ended: count("ended") };
}

/** Returns whether a match has the tournament, game, site and contestant of the options. */
function isSelected(
  { site, tournament, slots }: MatchView,
  options: Pick<EmbedOptions, "tournament" | "game" | "site" | "contestant">,
): boolean {
  return (
    isAnyOr(options.tournament, `${site}/${tournament.slug}`) &&
    isAnyOr(options.game, tournament.gameSlug) &&
    isAnyOr(options.site, site) &&
    (options.contestant === "" || slots.some((slot) => isContestant(slot, options.contestant)))
  );
}

const isAnyOr = (option: string, value: string): boolean => option === "" || option === value;
