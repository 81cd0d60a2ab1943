import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import {
  renderContestantTable,
  renderContestantTables,
} from "#core/embed/parts/contestant-table.ts";
import type { EmbedKindSettings, EmbedKindView } from "./embed-kind.ts";

/** Loads and renders the rankings of a tournament, with the ranks that are possible. */
export const rankingEmbedView: EmbedKindView<RankingDetail> = {
  address: ({ tournament }) => createPathFromKey(tournament, "rankings"),
  holds: ["rankings"],
  tournamentOf: ({ tournament }) => tournament,
  view: ({ rankings }, context) =>
    renderContestantTables(
      rankings.map(({ rows, bracket }) =>
        renderContestantTable(
          rankings[1] ? bracket?.title : context.messages.ranking,
          rows,
          context,
          (row) => [formatRank(row, row.reason.type === "playing", context.messages)],
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
