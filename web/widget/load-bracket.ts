/**
 * Takes the place of core/embed/drawing/bracket-view.ts in the widget: brackets are drawn by a script
 * of their own, which is loaded for the first bracket.
 */
import type { bracketDrawing as drawing } from "#core/embed/drawing/bracket-view.ts";
import { el } from "#core/embed/parts/node.ts";

/** File name of the script, set by scripts/build/build-widget.mjs. */
declare const BRACKET_SCRIPT: string;

type Drawing = Pick<typeof drawing, "view">;

/** Delay before a script that failed to load is requested again, in milliseconds. */
const RETRY_DELAY = 30_000;

let loaded: Drawing | null = null;
let failures = 0;
let state: "idle" | "loading" | "failed" = "idle";
const listeners = new Set<() => void>();

/** The drawing of a bracket embed, empty until it is loaded. */
export const bracketDrawing: typeof drawing = {
  view: (detail, context) => loaded?.view(detail, context) ?? el("div"),
  load(base, onLoad) {
    if (loaded !== null) return "loaded";
    listeners.add(onLoad);
    if (state === "idle") void load(base);
    return state === "failed" ? "failed" : "loading";
  },
};

async function load(base: string): Promise<void> {
  state = "loading";
  // Some browsers never repeat the request of a module that failed.
  const query = failures === 0 ? "" : `?${failures}`;
  try {
    const url = `${base}/${BRACKET_SCRIPT}${query}`;
    const module: { readonly bracketDrawing: Drawing } = await import(/* @vite-ignore */ url);
    loaded = module.bracketDrawing;
  } catch {
    failures += 1;
    state = "failed";
    setTimeout(() => {
      state = "idle";
      notify();
    }, RETRY_DELAY);
  }
  notify();
}

function notify(): void {
  const waiting = [...listeners];
  listeners.clear();
  for (const listener of waiting) listener();
}
