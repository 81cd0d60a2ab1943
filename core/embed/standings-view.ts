import type {
  GroupDetail,
  GroupView,
  StandingView,
  TournamentDetail,
} from "#core/contract/tournament.ts";
import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { type EmbedNode, el } from "./node.ts";

type Figure = "played" | "won" | "drawn" | "lost" | "difference" | "points";
const FIGURES: readonly Figure[] = ["played", "won", "drawn", "lost", "difference", "points"];

/** One group's table, or those of all groups of a tournament. */
export function standingsView(
  data: TournamentDetail | GroupDetail,
  context: EmbedContext,
): EmbedNode {
  const groups = "group" in data ? [data.group] : data.groups;
  return groups.length === 0
    ? el("p", { class: "empty" }, context.messages.empty[""])
    : el("div", { class: "groups" }, ...groups.map((group) => tableOf(group, context)));
}

function tableOf(group: GroupView, context: EmbedContext): EmbedNode {
  const { name, number, standings, seen, coverage } = group;
  const { messages, options } = context;
  const { columns } = messages;
  const figures = options.hideScores ? [] : FIGURES;
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
  figures: readonly Figure[],
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
    figures.map((figure) => el("td", { class: figure }, textOf(figure, standing[figure]))),
  );
}

/** A figure of a table as it is shown. */
export function textOf(figure: Figure, value: number): string {
  return figure === "difference" && value > 0 ? `+${value}` : `${value}`.replace("-", "−");
}
