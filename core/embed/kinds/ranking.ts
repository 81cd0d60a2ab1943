import { rankingPath } from "#core/paths/paths.ts";
import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import {
  renderContestantTable,
  renderContestantTables,
} from "#core/embed/parts/contestant-table.ts";
import { el } from "#core/embed/parts/node.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";

/** Loads and renders the rankings of a tournament, with the ranks that are possible. */
export const rankingEmbedView: EmbedKindView<RankingDetail> = {
  address: ({ tournament }) => createPathFromKey(tournament, rankingPath),
  holds: ["rankings"],
  tournamentOf: ({ tournament }) => tournament,
  view: ({ rankings }, context) =>
    renderContestantTables(
      rankings.map(({ rows, isFinal, bracket }) =>
        renderContestantTable(
          [
            context.messages.ranking[Number(isFinal)],
            el("span", { class: "partial" }, bracket?.title),
          ],
          rows,
          context,
          ({ from, to }) => from + (from < to ? `–${to}` : ""),
        ),
      ),
      context,
    ),
};

/** Attributes of ranking embeds. */
export const rankingEmbedSettings: EmbedKindSettings = {
  subject: "tournament",
  needsSubject: true,
  fields: ["tournament"],
};
