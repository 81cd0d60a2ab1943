import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";
import type { GroupDetail, GroupView, TournamentDetail } from "#core/contract/tournament.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import {
  renderContestantTable,
  renderContestantTables,
} from "#core/embed/parts/contestant-table.ts";
import { createStandingsFormat, getStandingsColumns } from "#core/embed/parts/standings-columns.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

type Standings = TournamentDetail | GroupDetail;

/** Loads and renders the standings of one group, or of every group of a tournament. */
export const standingsEmbedView: EmbedKindView<Standings> = {
  address: ({ group, tournament }) =>
    createPathFromKey(group, "groups") ?? createPathFromKey(tournament, "tournaments"),
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
  return renderContestantTables(
    groups.map((group) => tableOf(group, context)),
    context,
  );
}

function tableOf(group: GroupView, context: EmbedContext): EmbedNode {
  const { name, number, standings, coverage, scenarios } = group;
  const { messages, options } = context;
  const figures = options.hideScores ? [] : getStandingsColumns(group);
  const formats = figures.map((figure) => createStandingsFormat(figure, standings));
  const heads = figures.map((figure) => {
    const [short, long] = messages.columns[figure];
    return el("th", { scope: "col", class: figure }, el("abbr", { title: long }, short));
  });
  return renderContestantTable(
    [
      name ?? messages.group(number),
      coverage.partial && el("span", { class: "partial" }, messages.partial(coverage.unseen)),
    ],
    standings,
    context,
    (standing, index) => [
      `${standing.position}`,
      messages.verdicts[scenarios?.contestants[index]?.verdict ?? "open"],
      figures.map((figure, at) => el("td", { class: figure }, formats[at]?.(standing))),
    ],
    heads,
  );
}
