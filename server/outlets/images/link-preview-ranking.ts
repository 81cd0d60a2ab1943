import type { EmbedNode } from "#core/embed/parts/node.ts";
import { rankSlots } from "#core/lib/contest.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import { enRanking } from "#core/i18n/en/ranking.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatRank } from "#core/i18n/format-rank.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { createFittedNameText, createPlainSvgText } from "./svg-text.ts";

/** One row of a link preview image. */
export interface LinkPreviewRankingRow {
  /** SVG drawn behind the texts: the background of a live score, or "". */
  readonly cell: string;
  readonly texts: readonly EmbedNode[];
}

const ROWS = 6;
const FIRST_BASELINE = 34;
const ROW_DISTANCE = 36;
/** Distance between the left edges of two columns. */
const COLUMN = 288;
/** Width of a single column. */
const FULL_WIDTH = 552;
/** Width of ranks: that of "13–16", or of "at least 16th" if a contestant is still in play. */
const RANK_WIDTH = 34;
const PLAYING_RANK_WIDTH = 70;

/** Position of a row in an image. */
interface RowBox {
  readonly x: number;
  /** Baseline of its texts. */
  readonly y: number;
  readonly width: number;
}

/**
 * Renders a ranking as rows of a link preview image: one column for up to six contestants, else two
 * columns of six. If there are more than twelve, the last row contains the number of the others.
 */
export function renderLinkPreviewRankingRows(
  match: MatchView,
  messages: Messages,
): readonly LinkPreviewRankingRow[] {
  const isLive = match.state === "live" && match.absence === null;
  return layOutRows(rankSlots(match), messages, ({ slot, label }, { x, y, width }) => {
    const score = label === "" ? "" : formatScore(messages, slot);
    const end = x + width;
    return {
      cell:
        score !== "" && isLive
          ? `<rect class="playing" x="${end - 40}" y="${y - 18}" width="40" height="26" rx="4"/>`
          : "",
      texts: [
        createPlainSvgText("code", x + 20, y, label, "end"),
        nameAt(slot, { x: x + 30, y, room: width - 80 }, messages),
        ...(score === ""
          ? []
          : [createPlainSvgText(isLive ? "live-score" : "score", end - 20, y + 1, score)]),
      ],
    };
  });
}

/** Renders the best ranks of a tournament in the same rows, with the possible ranks. */
export function renderLinkPreviewRankRows(
  rows: readonly RankRowView[],
  messages: Messages,
): readonly LinkPreviewRankingRow[] {
  const rankWidth = rows.some(isPlaying) ? PLAYING_RANK_WIDTH : RANK_WIDTH;
  return layOutRows(rows, messages, (row, { x, y, width }) => {
    const { name, country } = row.contestant;
    const strong = row.to === 1;
    const place = { x: x + rankWidth + 10, room: width - rankWidth - 16 };
    return {
      cell: "",
      texts: [
        createPlainSvgText(
          "code",
          x + rankWidth,
          y,
          formatRank(row, isPlaying(row), enRanking),
          "end",
        ),
        createFittedNameText({ name, country, ...place, y, size: 14, strong, className: "t1" }),
      ],
    };
  });
}

function isPlaying({ reason }: RankRowView): boolean {
  return reason.type === "playing";
}

function layOutRows<T>(
  items: readonly T[],
  messages: Messages,
  render: (item: T, box: RowBox) => LinkPreviewRankingRow,
): readonly LinkPreviewRankingRow[] {
  const columns = items.length > ROWS ? 2 : 1;
  const width = columns === 1 ? FULL_WIDTH : COLUMN - 24;
  const room = items.length > ROWS * columns ? ROWS * columns - 1 : ROWS * columns;
  const at = (index: number): RowBox => ({
    x: Math.floor(index / ROWS) * COLUMN,
    y: FIRST_BASELINE + (index % ROWS) * ROW_DISTANCE,
    width,
  });
  const rows = items.slice(0, room).map((item, index) => render(item, at(index)));
  const rest = items.length - rows.length;
  const { x, y } = at(room);
  const more = createPlainSvgText("code", x + 30, y, messages.match.slot.more(rest));
  return rest > 0 ? [...rows, { cell: "", texts: [more] }] : rows;
}

function nameAt(
  { contestant, source, result }: MatchSlotView,
  box: { readonly x: number; readonly y: number; readonly room: number },
  messages: Messages,
): EmbedNode {
  const strong = result === "winner";
  return createFittedNameText({
    ...box,
    size: 14,
    name: contestant?.name ?? formatSlotSource(messages, source),
    country: contestant?.country ?? "",
    strong,
    className: "t1",
  });
}
