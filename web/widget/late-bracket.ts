/**
 * The script with which widgets draw brackets, loaded for the first bracket. It fits a bracket to the
 * space and the font of its host page, and lets viewers choose its rounds.
 */
import type { BracketDetail } from "#core/contract/tournament.ts";
import type { Band, ChosenRounds } from "#core/embed/drawing/bracket-columns.ts";
import { bracketFrame } from "#core/embed/drawing/bracket-drawer.ts";
import { drawFittedBracket } from "#core/embed/drawing/fitted-bracket.ts";
import type { MeasureHostText } from "#core/embed/drawing/text-tools.ts";
import type { EmbedContentView } from "#core/embed/embed-kind.ts";
import type { EmbedContext, EmbedWidget } from "#core/embed/parts/context.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

export { default as css } from "./bracket.css?inline";

/** A bracket in a widget: its rounds in view, and its width. */
interface ShownBracket {
  readonly id: string;
  band: Band | null;
  chosen: ChosenRounds;
  /** Widths of the last two drawings, in pixels. */
  width: number;
  widthBefore: number;
  readonly redraw: () => void;
}

const BANDS = ["upper", "lower", "finals"] as const;
const KEYS = new Set(["Enter", " "]);
const WEIGHTS = [400, 700] as const;
/** Texts are measured at this size, because the widths of small texts are rounded. */
const MEASURED_SIZE = 100;
/** A scroll bar is narrower than this. */
const MAX_SCROLL_BAR = 20;

/** Brackets by the root elements of their widgets. */
const bracketsByRoot = new WeakMap<object, ShownBracket>();

const observer = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const own = bracketsByRoot.get(target);
    const width = Math.floor(contentRect.width);
    if (own === undefined || width === 0 || width === own.width) continue;
    // Else a scroll bar that only the wider drawing needs would appear and disappear without end.
    const growth = width - own.width;
    const isUndone = width === own.widthBefore && growth > 0 && growth < MAX_SCROLL_BAR;
    if (!isUndone) own.redraw();
  }
});

/** The drawing of a bracket embed; see core/embed/drawing/bracket-view.ts. */
export const bracketDrawing: EmbedContentView<BracketDetail> = {
  frame: bracketFrame,
  view: drawInWidget,
};

function drawInWidget(detail: BracketDetail, context: EmbedContext): EmbedNode {
  const { widget } = context;
  const root = widget instanceof HTMLElement ? widget.shadowRoot?.querySelector(".root") : null;
  if (!widget || !(root instanceof HTMLElement)) return el("div");
  const own = openBracket(root, widget, detail.bracket.id);
  const { paddingLeft, paddingRight, fontFamily } = getComputedStyle(root);
  own.widthBefore = own.width;
  own.width = Math.floor(root.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
  return drawFittedBracket(detail, context, {
    width: own.width,
    measure: createMeasure(root.ownerDocument, fontFamily),
    chosen: own.chosen,
    band: own.band,
  });
}

/** Returns what a widget shows of a bracket: at first the rounds that are played. */
function openBracket(
  root: HTMLElement,
  { refresh: redraw }: EmbedWidget,
  id: string,
): ShownBracket {
  const before = bracketsByRoot.get(root);
  if (before?.id === id) return before;
  const own = { id, band: null, chosen: {}, width: 0, widthBefore: 0, redraw };
  bracketsByRoot.set(root, own);
  if (before === undefined) {
    observer.observe(root);
    redrawInLoadedFont(root, redraw);
    root.addEventListener("click", ({ target }) => choose(root, target));
    root.addEventListener("keydown", (event) => {
      // Spines are groups of the drawing, which keys do not click.
      const isSpine = isElement(event.target) && event.target.localName === "g";
      if (isSpine && KEYS.has(event.key) && choose(root, event.target)) event.preventDefault();
    });
  }
  return own;
}

/** Draws again once a font of the host page is loaded, in which texts have other widths. */
function redrawInLoadedFont(root: HTMLElement, redraw: () => void): void {
  const { fonts } = root.ownerDocument;
  const { fontFamily } = getComputedStyle(root);
  for (const weight of WEIGHTS) {
    const font = `${weight} ${MEASURED_SIZE}px ${fontFamily}`;
    if (!fonts.check(font)) void fonts.load(font).then(redraw, () => {});
  }
}

/** Shows the rounds that a control names; returns whether the target is in a control. */
function choose(root: HTMLElement, target: EventTarget | null): boolean {
  const control = isElement(target) ? target.closest("[data-round]") : null;
  const own = bracketsByRoot.get(root);
  const [, name, key = ""] = /^(\w+):(.*)$/.exec(control?.getAttribute("data-round") ?? "") ?? [];
  const band = BANDS.find((one) => one === name);
  if (own === undefined || band === undefined) return false;
  own.band = band;
  if (key !== "") own.chosen = { ...own.chosen, [band]: key };
  own.redraw();
  // The control is gone if there are no further rounds.
  if (control?.isConnected !== true)
    root.querySelector<SVGElement>(`[data-round^="${band}:"]`)?.focus();
  return true;
}

/** `instanceof` fails for elements that were created for another document. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target;
}

function createMeasure(document: Document, family: string): MeasureHostText {
  const canvas = document.createElement("canvas").getContext("2d");
  const widths = new Map<string, number>();
  return (content, size, isStrong) => {
    const font = `${isStrong ? 700 : 400} ${MEASURED_SIZE}px ${family}`;
    const key = font + content;
    let width = widths.get(key);
    if (width === undefined && canvas !== null) {
      canvas.font = font;
      width = canvas.measureText(content).width / MEASURED_SIZE;
      widths.set(key, width);
    }
    return (width ?? content.length) * size;
  };
}
