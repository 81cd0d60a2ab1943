import { groupPath, tournamentPath } from "#core/paths/paths.ts";
import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";
import type {
  GroupDetail,
  GroupView,
  StandingView,
  TournamentDetail,
} from "#core/contract/tournament.ts";
import { type EmbedContext, flagNode, nameNode } from "#core/embed/parts/context.ts";
import {
  type StandingsColumn,
  formatStandingsValue,
  getStandingsColumns,
} from "#core/embed/parts/standings-columns.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

type Standings = TournamentDetail | GroupDetail;

/** Loads and renders the standings of one group, or of every group of a tournament. */
export const standingsEmbedView: EmbedKindView<Standings> = {
  address: ({ group, tournament }) =>
    createPathFromKey(group, groupPath) ?? createPathFromKey(tournament, tournamentPath),
  holds: ["tournament", "group"],
  tournamentOf: (data) => ("tournament" in data ? data.tournament : data.matches[0]?.tournament),
  view: standingsView,
};

/** Attributes of standings embeds. */
export const standingsEmbedSettings: EmbedKindSettings = {
  subject: "tournament",
  needsSubject: true,
  fields: ["tournament", "group"],
};

function standingsView(data: Standings, context: EmbedContext): EmbedNode {
  const groups = "group" in data ? [data.group] : data.groups;
  return groups.length === 0
    ? el("p", { class: "empty" }, context.messages.empty[""])
    : el("div", { class: "groups" }, ...groups.map((group) => tableOf(group, context)));
}

function tableOf(group: GroupView, context: EmbedContext): EmbedNode {
  const { name, number, standings, seen, coverage } = group;
  const { messages, options } = context;
  const { columns } = messages;
  const figures = options.hideScores ? [] : getStandingsColumns(group);
  const heads = figures.map((figure) => {
    const [short, long] = columns[figure];
    return el("th", { scope: "col", class: figure }, el("abbr", { title: long }, short));
  });
  const order = options.hideScores
    ? standings.toSorted((a, b) => (a.contestant.name < b.contestant.name ? -1 : 1))
    : standings;
  return el(
    "table",
    { class: "table" },
    el(
      "caption",
      { class: "round" },
      name ?? messages.group(number),
      coverage.partial && el("span", { class: "partial" }, messages.partial(seen, coverage.unseen)),
    ),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, columns.contestant), heads)),
    el("tbody", {}, ...order.map((standing) => rowOf(standing, figures, context))),
  );
}

function rowOf(
  standing: StandingView,
  figures: readonly StandingsColumn[],
  context: EmbedContext,
): EmbedNode {
  const { contestant, position } = standing;
  const side = { name: contestant.name, contestant, score: "", standing: null };
  return el(
    "tr",
    { "data-key": contestant.key },
    el(
      "th",
      { scope: "row" },
      el(
        "span",
        { class: "side" },
        figures.length > 0 && el("span", { class: "position" }, `${position}`),
        flagNode(side, context),
        nameNode(side, context),
      ),
    ),
    figures.map((figure) => el("td", { class: figure }, formatStandingsValue(figure, standing))),
  );
}
