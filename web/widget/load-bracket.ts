/**
 * Takes the place of core/embed/drawing/bracket-view.ts in the widget: brackets are drawn by a script
 * of their own, which is loaded for the first bracket.
 */
import type { bracketDrawing as drawing } from "#core/embed/drawing/bracket-view.ts";
import { createLateView } from "./load-script.ts";

/** File name of the script, set by scripts/build/build-widget.mjs. */
declare const BRACKET_SCRIPT: string;

const viewOf = createLateView<{ readonly bracketDrawing: typeof drawing; readonly css: string }>(
  BRACKET_SCRIPT,
);

export const bracketDrawing: typeof drawing = viewOf((script) => script.bracketDrawing);
