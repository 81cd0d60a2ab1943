import type { BracketDetail, BracketView, RoundView } from "#core/contract/tournament.ts";
import { createBracketTexts } from "#core/embed/drawing/bracket-texts.ts";
import { drawBracket } from "#core/embed/drawing/draw-bracket.ts";
import { createTextTools } from "#core/embed/drawing/draw-text.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { findContestantPath, NO_PATH } from "#core/layout/contestant-path.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { layoutBracket } from "#core/layout/layout-bracket.ts";
import type { BracketLayout } from "#core/layout/layout-types.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { type ImageFonts, renderSvgNodes } from "./render-svg.ts";
import {
  renderSvgDocument,
  SVG_BODY_INSETS,
  type SvgDocumentOptions,
  type SvgImage,
} from "./svg-document.ts";
import { createSvgFlags } from "./svg-flags.ts";
import { findBundledFamily } from "./script-families.ts";

export interface BracketImageOptions {
  readonly theme: SvgDocumentOptions["theme"];
  /** Key of the contestant whose path is highlighted; "" for none. */
  readonly contestant: string;
  /** Number of columns to draw, counted from the end, or keys of rounds; `null` to draw all. */
  readonly rounds: number | readonly string[] | null;
  /** In pixels; the height follows from the content. */
  readonly width: number;
  readonly fonts: ImageFonts;
}

/** Messages, time format and flags, shared by all images. */
export interface BracketImageTools {
  readonly messages: Messages;
  readonly venue: VenueFormat;
  /** Returns the SVG of a country's flag; `null` if the code has none. */
  readonly flagOf: (country: string) => string | null;
}

/** Size for which brackets are laid out; large ones are larger. */
const VIEW = { width: 1440, height: 790 };
const MIN_WIDTH = 480;

/** Renders a bracket as a self-contained SVG document with the same layout as the web page. */
export function renderBracketSvg(
  { bracket, matches }: BracketDetail,
  options: BracketImageOptions,
  { messages, venue, flagOf }: BracketImageTools,
): SvgImage {
  const { fonts, contestant } = options;
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const layOut = (rounds: readonly RoundView[]): BracketLayout =>
    layoutBracket(createLayoutRounds({ ...bracket, rounds }, byKey), VIEW, { isWhole: true });
  const rounds = selectRounds(bracket, layOut, options.rounds);
  const layout = layOut(rounds);
  const places = bracket.rounds.flatMap((round) => round.places);
  const flags = createSvgFlags(flagOf);
  const nodes = drawBracket(
    {
      layout,
      bracket,
      matches: byKey,
      texts: createBracketTexts(messages, venue, Date.parse(bracket.watchingSince)),
    },
    {
      path: contestant === "" ? NO_PATH : findContestantPath(contestant, places, byKey),
      flag: flags.draw,
      group: (_, __, ___, parts) => parts,
      textTools: createTextTools({
        leastSize: 0,
        ...(fonts === "own" && { family: findBundledFamily }),
      }),
    },
  );
  const sheet: SvgDocumentOptions = {
    ...options,
    natural: {
      width: Math.max(MIN_WIDTH, layout.width),
      height: layout.height + SVG_BODY_INSETS.top,
    },
    title: bracket.tournament.title,
    subtitle: [bracket.title, bracket.site].filter((part) => part !== "").join(" · "),
    left: 0,
  };
  return renderSvgDocument(sheet, flags.symbols(), renderSvgNodes(nodes, fonts));
}

/** Returns the selected rounds; all if the selection is `null` or no round of this bracket. */
function selectRounds(
  { rounds }: BracketView,
  layOut: (rounds: readonly RoundView[]) => BracketLayout,
  selection: BracketImageOptions["rounds"],
): readonly RoundView[] {
  if (selection === null) return rounds;
  if (typeof selection === "number") {
    const { heads } = layOut(rounds);
    const columns = [...new Set(heads.map(({ x }) => x))].toSorted((a, b) => a - b);
    const first = columns.at(-selection) ?? 0;
    const hidden = new Set(heads.filter(({ x }) => x < first).flatMap((head) => head.rounds));
    return rounds.filter(({ key }) => !hidden.has(key));
  }
  const selected = rounds.filter(({ key }) => selection.includes(key));
  return selected.length === 0 ? rounds : selected;
}
