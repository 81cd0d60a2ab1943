import type { EmbedNode } from "#core/embed/parts/node.ts";
import { isRanking } from "#core/lib/contest.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatScore } from "#core/i18n/format-score.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import {
  type LinkPreviewRankingRow,
  renderLinkPreviewRankingRows,
  renderLinkPreviewRankRows,
} from "./link-preview-ranking.ts";
import { type SvgDocumentOptions, renderSvgDocument, type SvgImage } from "./svg-document.ts";
import { renderSvgNodes } from "./render-svg.ts";
import { createFittedNameText, createPlainSvgText } from "./svg-text.ts";

/** Content of a link preview image. */
export interface LinkPreviewInput {
  readonly title: string;
  readonly subtitle: string;
  /** The first six are drawn. */
  readonly matches: readonly MatchView[];
  /** Drawn instead of matches if there are any; the first twelve. */
  readonly ranks?: readonly RankRowView[];
}

/** Messages and time format, shared by all images. */
export interface LinkPreviewTools {
  readonly messages: Messages;
  readonly venue: VenueFormat;
}

/** Half of 1200 × 630, the size to which sites crop link preview images. */
const NATURAL = { width: 600, height: 315 };
const ROW = { top: 34, pitch: 36, most: 6 };
const CELL = { x: 250, width: 52, height: 26 };
const NAME = { room: 150, size: 14 };

/** Renders the link preview image of a tournament or a match. */
export function renderLinkPreviewSvg(
  { title, subtitle, matches, ranks = [] }: LinkPreviewInput,
  sheet: Pick<SvgDocumentOptions, "theme" | "fonts" | "width">,
  tools: LinkPreviewTools,
): SvgImage {
  const [first] = matches;
  const rowsOfMatches = () =>
    matches.length === 1 && first !== undefined && isRanking(first)
      ? renderLinkPreviewRankingRows(first, tools.messages)
      : matches
          .slice(0, ROW.most)
          .map((match, index) => rowOf(match, ROW.top + index * ROW.pitch, tools));
  const rows =
    ranks.length > 0 ? renderLinkPreviewRankRows(ranks, tools.messages) : rowsOfMatches();
  const body =
    rows.map(({ cell }) => cell).join("") +
    renderSvgNodes(
      rows.flatMap((row) => row.texts),
      sheet.fonts,
    );
  return renderSvgDocument({ ...sheet, natural: NATURAL, title, subtitle }, "", body);
}

function rowOf(
  match: MatchView,
  y: number,
  { messages, venue }: LinkPreviewTools,
): LinkPreviewRankingRow {
  const live = match.state === "live" && match.absence === null;
  const [left, right] = match.slots;
  const middle = CELL.x + CELL.width / 2;
  const when = match.start === null ? "" : venue.dateTime(Date.parse(match.start));
  const nameOf = (
    slot: MatchView["slots"][number] | undefined,
    x: number,
    end: boolean,
  ): EmbedNode =>
    createFittedNameText({
      ...NAME,
      name:
        slot?.contestant?.name ?? formatSlotSource(messages, slot?.source ?? { type: "unknown" }),
      country: slot?.contestant?.country ?? "",
      x,
      y,
      strong: slot?.result === "winner",
      className: "t1",
      ...(end && { anchor: "end" }),
    });
  const scoreOf = (
    slot: MatchView["slots"][number] | undefined,
    x: number,
  ): readonly EmbedNode[] => {
    const text = slot === undefined ? "" : formatScore(messages, slot);
    return text === "" ? [] : [createPlainSvgText(live ? "live-score" : "score", x, y + 1, text)];
  };
  const top = y - 18;
  if (isRanking(match)) {
    return {
      cell: "",
      texts: [
        createPlainSvgText("code", 0, y, match.code ?? ""),
        createFittedNameText({
          size: NAME.size,
          room: 370,
          name: formatSlots(match.slots, messages),
          country: "",
          x: 84,
          y,
          strong: false,
          className: "t1",
        }),
        live
          ? createPlainSvgText("live", 552, y, messages.match.mark.live)
          : createPlainSvgText("start", 552, y, when),
      ],
    };
  }
  return {
    cell: live
      ? `<rect class="live-fill" x="${CELL.x}" y="${top}" width="${CELL.width}" height="${CELL.height}" rx="4"/>`
      : "",
    texts: [
      createPlainSvgText("code", 0, y, match.code ?? ""),
      nameOf(left, CELL.x - 12, true),
      ...scoreOf(left, middle - 14),
      ...scoreOf(right, middle + 14),
      nameOf(right, CELL.x + CELL.width + 12, false),
      live
        ? createPlainSvgText("live", 552, y, messages.match.mark.live)
        : createPlainSvgText("start", 552, y, when),
    ],
  };
}
