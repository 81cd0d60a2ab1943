import type { MatchView } from "#core/contract/match.ts";
import type { BracketView, PlaceView, RoundView } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { linePath, routeStep } from "#core/layout/card-lines.ts";
import { createOutcomeFinder, createPlaceSides, type Sides } from "#core/side/place-sides.ts";
import type { ContestantPath } from "#core/layout/contestant-path.ts";
import { type ChampionBox, findChampionBox, findHeads } from "#core/layout/find-heads.ts";
import type { Box, BracketLayout, CardLine, HeadBox } from "#core/layout/layout-types.ts";
import { type BracketTexts, formatColumnHead } from "./bracket-texts.ts";
import { drawCard } from "./draw-card.ts";
import { drawFinalNote, type FinalNote } from "./final-note.ts";
import type { CardTools } from "./draw-sides.ts";
import { EXPANSION, type TextTools } from "./text-tools.ts";

export interface DrawnBracket {
  readonly layout: BracketLayout;
  readonly bracket: Pick<BracketView, "champion"> & { readonly rounds: readonly RoundView[] };
  readonly matches: ReadonlyMap<string, MatchView>;
  readonly texts: BracketTexts;
  /** What is drawn above a final that has no champion; absent for nothing. */
  readonly finalNote?: FinalNote | null;
}

/** How a bracket is drawn. */
export interface DrawingOptions {
  readonly textTools: TextTools;
  /** The path that is highlighted. */
  readonly path: ContestantPath;
  /** Draws a flag into a box, `null` for a country without one; `null` if no flags are drawn. */
  readonly flag: ((country: string, box: Box) => EmbedNode | null) | null;
  /** Puts the parts of a card into a group or a link. */
  readonly group: (
    place: PlaceView,
    match: MatchView | undefined,
    sides: Sides,
    parts: readonly EmbedNode[],
  ) => readonly EmbedNode[];
}

const HEAD_MIDDLE = 10;
const RULE = 2;
const TITLE_SIZE = 14;
const NOTE_SIZE = 12;
const GAP = 8;
/** Parts of a champion, from the head of its column down. */
const LABEL = { size: 13, middle: 20 };
const NAME = { size: 40, middle: 54 };
const FLAG = { width: 30, height: 20, gap: 12 };

/**
 * Draws a bracket as SVG elements in the units of its layout: lines, heads, cards, and above them a
 * highlighted path. Colours are those of the classes, which each outlet defines: `t1`, `t2`, `t3`,
 * `s1`, `s2`, `s3`, `accent`, `live`, `live-fill` and `on-live` fill, with `describeState` also `late`;
 * `line`, `edge` and `path` stroke.
 */
export function drawBracket(drawn: DrawnBracket, options: DrawingOptions): readonly EmbedNode[] {
  const { layout } = drawn;
  const tools = options.textTools;
  const place = findChampionBox(drawn);
  const nodes = [
    ...drawLines(layout.lines),
    ...findHeads(drawn).flatMap((head) => drawHead(head, drawn, tools)),
    ...(place === null ? [] : drawChampion(place, drawn, options, tools)),
    ...drawFinalNote(place === null ? drawn.finalNote : null, layout.top, tools),
    ...drawCards(drawn, options, tools),
    ...drawPath(layout, options.path),
  ];
  return nodes.filter((node) => node !== null);
}

/** Draws the lines between cards, dashed to a bracket reset that may not be played. */
function drawLines(lines: readonly CardLine[]): Nodes {
  const groups = [false, true].map((open) => lines.filter(({ isPossible }) => isPossible === open));
  const [known = [], possible = []] = groups;
  const style = { class: "edge", fill: "none", "stroke-width": 1.25 };
  return [
    el("path", { ...style, d: linePath(known) }),
    el("path", { ...style, d: linePath(possible), "stroke-dasharray": "5 4" }),
  ];
}

type Nodes = readonly (EmbedNode | null)[];

/** Draws the names of a column's rounds; at its end how many matches have ended, or their days. */
function drawHead(
  head: HeadBox,
  { bracket, matches, texts }: DrawnBracket,
  { text, measure, isHostFont }: TextTools,
): Nodes {
  const { x, y, width, height } = head;
  const rounds = bracket.rounds.filter(({ key }) => head.rounds.includes(key));
  const { title, live, rest } = formatColumnHead(texts, rounds, matches);
  const parts = [live, rest].filter((part) => part !== "");
  const free = isHostFont ? width - measure(title, NOTE_SIZE, 100) - GAP : width;
  while (measure(parts.join(" · "), NOTE_SIZE, 100) > free) parts.pop();
  const note = parts.join(" · ");
  const room = measure(note, NOTE_SIZE, 100);
  const shared = { y: y + HEAD_MIDDLE };
  return [
    text(title, {
      ...shared,
      class: "label t1",
      x,
      size: TITLE_SIZE,
      weight: 800,
      room: width - room - GAP,
      isExpanded: true,
    }),
    text(note, {
      ...shared,
      class: live === "" ? "t3" : "live",
      x: x + width,
      size: NOTE_SIZE,
      anchor: "end",
      room,
    }),
    el("rect", { class: "t1", x, y: y + height - RULE, width, height: RULE }),
  ];
}

/** Draws the champion above the final, in place of the head of that column. */
function drawChampion(
  { x, y, width, champion: { name, country } }: ChampionBox,
  { texts }: DrawnBracket,
  { flag }: DrawingOptions,
  { text, measure }: TextTools,
): Nodes {
  const middle = y + NAME.middle;
  const image = flag?.(country, { x, y: middle - FLAG.height / 2, ...FLAG }) ?? null;
  const left = image === null ? 0 : FLAG.width + FLAG.gap;
  const fit = (NAME.size * (width - left)) / (measure(name, NAME.size, 100) * EXPANSION);
  return [
    el("rect", { class: "t1", x, y, width, height: RULE }),
    text(texts.champion, {
      class: "t3",
      x,
      y: y + LABEL.middle,
      size: LABEL.size,
      room: width,
    }),
    image,
    text(name, {
      class: "contestant t1",
      x: x + left,
      y: middle,
      size: Math.min(NAME.size, Math.max(TITLE_SIZE, Math.floor(fit))),
      weight: 800,
      room: width - left,
      isExpanded: true,
      country,
    }),
  ];
}

function drawCards(
  { layout, bracket, matches, texts }: DrawnBracket,
  { path, flag, group }: DrawingOptions,
  textTools: TextTools,
): Nodes {
  const places = new Map(
    bracket.rounds.flatMap((round) => round.places.map((place) => [place.place, { round, place }])),
  );
  const slots = [...matches.values()].flatMap((match) => match.slots);
  const tools: CardTools = {
    texts,
    ...textTools,
    flag: slots.some(({ contestant }) => (contestant?.country ?? "") !== "") ? flag : null,
    seedDigits: Math.max(0, ...slots.map(({ seed }) => String(seed ?? "").length)),
  };
  const find = createOutcomeFinder(matches);
  return layout.cards.flatMap((box) => {
    const own = places.get(box.place);
    if (own === undefined) return [];
    const match = matches.get(own.place.match ?? "");
    const sides = createPlaceSides(own.place, match, texts, find);
    const highlighted = path.sides.get(box.place);
    const parts = drawCard({ ...own, box, match, sides, highlighted }, tools);
    return group(
      own.place,
      match,
      sides,
      parts.filter((part) => part !== null),
    );
  });
}

/** Draws the steps of a path; those that need further wins are dashed. */
function drawPath(layout: BracketLayout, { steps }: ContestantPath): Nodes {
  return [false, true].map((isPossible) => {
    const own = steps.filter((step) => step.isPossible === isPossible);
    const d = linePath(own.map((step) => ({ points: routeStep(layout, step) })));
    const dashes = { "stroke-dasharray": isPossible ? "5 4" : undefined };
    return d === ""
      ? null
      : el("path", { class: "path", fill: "none", "stroke-width": 2.5, d, ...dashes });
  });
}
