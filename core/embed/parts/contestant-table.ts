import type { ContestantRefView } from "#core/contract/match.ts";
import { type EmbedContext, flagNode, nameNode } from "./context.ts";
import { type EmbedNode, el } from "./node.ts";

/** A row of a table of contestants. */
interface ContestantRow {
  readonly contestant: ContestantRefView;
  /** Text before the name, omitted with hidden scores. */
  readonly position: string | number;
  readonly cells?: readonly EmbedNode[];
}

/**
 * Renders a table with one contestant per row; with hidden scores sorted by name, because the order
 * is a result.
 */
export function renderContestantTable(
  caption: Parameters<typeof el>[2],
  heads: readonly EmbedNode[],
  rows: readonly ContestantRow[],
  context: EmbedContext,
): EmbedNode {
  const { hideScores } = context.options;
  const order = hideScores
    ? rows.toSorted((a, b) => (a.contestant.name < b.contestant.name ? -1 : 1))
    : rows;
  return el(
    "table",
    { class: "table" },
    el("caption", { class: "round" }, caption),
    el(
      "thead",
      {},
      el("tr", {}, el("th", { scope: "col" }, context.messages.columns.contestant), heads),
    ),
    el(
      "tbody",
      {},
      order.map(({ contestant, position, cells }) => {
        const side = { name: contestant.name, contestant };
        return el(
          "tr",
          { "data-key": contestant.key },
          el(
            "th",
            { scope: "row" },
            el(
              "span",
              { class: "side" },
              !hideScores && el("span", { class: "position" }, `${position}`),
              flagNode(side, context),
              nameNode(side, context),
            ),
          ),
          cells,
        );
      }),
    ),
  );
}

/** Renders the tables of a tournament, or that there are none yet. */
export function renderContestantTables(
  tables: readonly EmbedNode[],
  { messages }: EmbedContext,
): EmbedNode {
  return tables.length === 0
    ? el("p", { class: "empty" }, messages.empty[""])
    : el("div", { class: "groups" }, ...tables);
}
