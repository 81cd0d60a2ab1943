import type { MatchView } from "#core/contract/match.ts";
import type {
  GroupDetail,
  GroupView,
  StandingView,
  TournamentDetail,
} from "#core/contract/tournament.ts";
import type { ContestantScenario } from "#core/model/scenarios.ts";
import type { EmbedMessages } from "#core/i18n/en/embeds.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { type EmbedContext, flagNode, formatStart, nameNode } from "#core/embed/parts/context.ts";
import { createOrderedSides } from "#core/side/place-sides.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import type { EmbedFrame } from "#core/embed/embed-kind.ts";
import { tournamentPage } from "#core/paths/paths.ts";
import { type EmbedNode, el, isolated, messageNode } from "#core/embed/parts/node.ts";
import { sortByName } from "#core/embed/parts/sort-by-name.ts";
import {
  createStandingsFormat,
  getStandingsColumns,
  type StandingsColumn,
} from "#core/embed/parts/standings-columns.ts";

export type Standings = TournamentDetail | GroupDetail;

/** Returns header and footer of standings: those of the group if there is only one. */
export function standingsFrame(data: Standings, { messages }: EmbedContext): EmbedFrame {
  const groups = "group" in data ? [data.group] : data.groups;
  const tournament = "tournament" in data ? data.tournament : data.matches[0]?.tournament;
  const [group] = groups;
  const path = tournament === undefined ? "/" : tournamentPage(tournament.site, tournament.slug);
  if (groups.length > 1 || group === undefined) {
    const link = { text: messages.detailLinks.groups(groups.length), path };
    return { title: tournament?.title ?? messages.state.all, meta: tournament?.game, link };
  }
  return {
    title: group.name ?? messages.group(group.number),
    meta: tournament?.title,
    status: group.advancing === null ? "" : messages.advancing(group.advancing),
    link: { text: messages.detailLinks.group, path },
  };
}

/** Renders the standings of one group, or of every group of a tournament. */
export function standingsView(data: Standings, context: EmbedContext): EmbedNode {
  const groups = "group" in data ? [data.group] : data.groups;
  const [group] = groups;
  if (group === undefined) return messageNode(context.messages.empty[""]);
  const tables = groups.map((each) => tableOf(each, groups.length > 1, context));
  const matches = "group" in data ? data.matches : [];
  return el(
    "div",
    { class: "groups" },
    tables,
    groups.length === 1 && noteNode(group, matches, context),
  );
}

/** Renders the last matches of a group and what decides its order, as far as they are known. */
function noteNode(group: GroupView, matches: readonly MatchView[], context: EmbedContext) {
  const left = describeLeft(group, matches, context);
  const text = [left, describeOrder(group, context.messages)].filter(Boolean).join(" ");
  return text && el("p", { class: "partial" }, isolated(text));
}

/** Describes the open matches if they are the last ones, at most three; else "". */
function describeLeft(
  { kind, seen, expected }: GroupView,
  matches: readonly MatchView[],
  context: EmbedContext,
): string {
  const { messages, options } = context;
  const open = matches.filter(
    ({ state, stateBy, unresolved }) =>
      state !== "ended" && stateBy !== "bye" && unresolved === null,
  );
  // All contestants of a group of races play each of its matches: their names say nothing.
  if (kind === "ranked" || seen !== expected || open.length === 0 || open.length > 3) return "";
  const names = open.map((match) => {
    const shown = options.hideScores ? removeResultAndSpoilers(match) : match;
    return wrapInBidiIsolate(formatContestants(createOrderedSides(shown, messages), messages));
  });
  const starts = open.map(({ start }) => formatStart(start, context));
  const [first = ""] = starts;
  const isShared = first !== "" && starts.every((start) => start === first);
  const formatShared = isShared && messages.leftAt[open.length - 1];
  if (formatShared) return formatShared(first, names.join(", "));
  return messages.left(names.map((name, at) => `${name} ${starts[at]}`.trimEnd()).join(", "));
}

/** Describes what decides the order of a group by the rule that staff entered; else "". */
function describeOrder(
  { kind, complete, isRuleKnown, placementPoints, rule }: GroupView,
  { order, tieBreakers, afterwards }: EmbedMessages,
): string {
  if (!isRuleKnown || placementPoints !== null) return "";
  const { points } = rule;
  // Once all have played equally often, fewer losses separate no contestants.
  const hasFewerLosses = !complete && (kind === "swiss" || points === null);
  const first = points === null ? order.wins : order.points;
  const start = hasFewerLosses ? afterwards(first, tieBreakers.fewerLosses) : first;
  return `${rule.tieBreakers.reduce((text, next) => afterwards(text, tieBreakers[next]), start)}.`;
}

function tableOf(group: GroupView, isOneOfSeveral: boolean, context: EmbedContext): EmbedNode {
  const { name, number, coverage, advancing, standings, scenarios } = group;
  const { messages, options } = context;
  const { hideScores } = options;
  const title = name ?? messages.group(number);
  const figures = hideScores ? [] : getStandingsColumns(group);
  const formats = figures.map((figure) => createStandingsFormat(figure, standings));
  const chances = hideScores ? undefined : scenarios?.contestants;
  const rows = (hideScores ? sortByName(standings) : standings).map((standing, index) => {
    const isCut = !hideScores && index + 1 === advancing;
    return el(
      "tr",
      { role: "row", "data-key": standing.contestant.key, class: isCut ? "cut" : undefined },
      contestantCell(standing, context),
      figures.map((figure, at) =>
        el("td", { role: "cell", class: figure }, leftToRight(formats[at]?.(standing) ?? "")),
      ),
      chances && chanceCell(chances[index], messages),
    );
  });
  // Explicit roles, because some browsers do not expose a table whose rows are grids.
  return el(
    "table",
    { role: "table", class: "table", "aria-label": isOneOfSeveral ? undefined : title },
    isOneOfSeveral &&
      el(
        "caption",
        { class: "sub" },
        title,
        advancing !== null &&
          el("span", { class: "status" }, isolated(messages.advancing(advancing))),
      ),
    el("thead", { role: "rowgroup" }, headRow(figures, chances !== undefined, messages)),
    el("tbody", { role: "rowgroup" }, rows),
    coverage.partial && el("caption", { class: "partial" }, messages.partial(coverage.unseen)),
  );
}

function headRow(
  figures: readonly StandingsColumn[],
  hasChances: boolean,
  { columns }: EmbedMessages,
): EmbedNode {
  const common = { role: "columnheader", scope: "col" };
  return el(
    "tr",
    { role: "row" },
    el("th", common, el("abbr", { title: columns.contestant }, "#")),
    figures.map((figure) => {
      const [short, long] = columns[figure];
      return el(
        "th",
        { ...common, class: figure },
        el("abbr", { title: long }, leftToRight(short)),
      );
    }),
    hasChances && el("td", { role: "cell", class: "chance" }),
  );
}

function contestantCell({ contestant, position }: StandingView, context: EmbedContext): EmbedNode {
  const side = { name: contestant.name, contestant };
  return el(
    "th",
    { role: "rowheader", scope: "row" },
    el(
      "span",
      { class: "side" },
      !context.options.hideScores && el("b", { class: "position" }, `${position}`),
      flagNode(side, context),
      nameNode(side, context),
    ),
  );
}

function chanceCell(chance: ContestantScenario | undefined, messages: EmbedMessages): EmbedNode {
  const verdict = chance?.verdict ?? "open";
  const look = verdict === "through" ? " won" : verdict === "eliminated" ? " lost" : "";
  const text = describeChance(chance, messages);
  return el("td", { role: "cell", class: `chance${look}` }, isolated(text));
}

/** Describes whether a contestant advances, or what is enough; "" if nothing is proven. */
function describeChance(
  chance: ContestantScenario | undefined,
  { verdicts, chances }: EmbedMessages,
): string {
  if (chance === undefined) return "";
  if (chance.verdict !== "open") return verdicts[chance.verdict] ?? "";
  const { outlooks, thresholds } = chance;
  const isCertain = (own: "win" | "draw"): boolean =>
    outlooks.some(
      (outlook) =>
        outlook.own === own && outlook.clauses.length === 0 && outlook.otherwise === "through",
    );
  if (isCertain("draw")) return chances.draw;
  if (isCertain("win") || (thresholds?.unit === "wins" && thresholds.through === 1)) {
    return chances.win;
  }
  if (outlooks.some(({ own }) => own === null)) return chances.others;
  return outlooks.some(({ own }) => own === "win") ? chances.help : "";
}

/** Keeps the order of a signed number in a right-to-left page. */
function leftToRight(text: string): EmbedNode {
  return el("bdi", { dir: "ltr" }, text);
}
