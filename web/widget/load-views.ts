/**
 * Takes the place of core/embed/drawing/bracket-view.ts and core/embed/details/detail-views.ts in the
 * widget: brackets are drawn by a script that is loaded for the first of them, all other views are one
 * that is loaded together with the first data.
 */
import type { DetailViews } from "#core/embed/details/detail-views.ts";
import type { bracketDrawing as drawing } from "#core/embed/drawing/bracket-view.ts";
import type { EmbedContentView, EmbedFrame } from "#core/embed/embed-kind.ts";
import { el } from "#core/embed/parts/node.ts";
import { importScript } from "./load-script.ts";

/** File names of the scripts, set by scripts/build/build-widget.mjs. */
declare const BRACKET_SCRIPT: string;
declare const DETAILS_SCRIPT: string;

/** Delay before a script that failed to load is requested again, in milliseconds. */
const RETRY_DELAY = 30_000;

/** Header and footer until the script is loaded. */
const NO_FRAME: EmbedFrame = { title: "", link: { text: "", path: "" } };

const bracketOf = createLateView<{ readonly bracketDrawing: typeof drawing; readonly css: string }>(
  BRACKET_SCRIPT,
);
const detailsOf = createLateView<{ readonly detailViews: DetailViews; readonly css: string }>(
  DETAILS_SCRIPT,
);

export const bracketDrawing: typeof drawing = bracketOf((script) => script.bracketDrawing);

export const detailViews: DetailViews = {
  matches: detailsOf((script) => script.detailViews.matches),
  match: detailsOf((script) => script.detailViews.match),
  standings: detailsOf((script) => script.detailViews.standings),
  ranking: detailsOf((script) => script.detailViews.ranking),
};

/** Returns a view of a script, which is empty until the script is loaded. */
type LateView<Module> = <Data>(
  select: (module: Module) => EmbedContentView<Data>,
) => EmbedContentView<Data>;

/**
 * Creates the loader of a script with views and their CSS, from a file below Matchdesk's base URL.
 */
function createLateView<Module extends { readonly css: string }>(file: string): LateView<Module> {
  let module: Module | undefined;
  let failures = 0;
  let state: "idle" | "loading" | "failed" = "idle";
  const listeners = new Set<() => void>();

  const notify = (): void => {
    const waiting = [...listeners];
    listeners.clear();
    for (const listener of waiting) listener();
  };
  const request = async (base: string): Promise<void> => {
    state = "loading";
    try {
      module = await importScript<Module>(base, file, failures);
    } catch {
      failures += 1;
      state = "failed";
      setTimeout(() => {
        state = "idle";
        notify();
      }, RETRY_DELAY);
    }
    notify();
  };
  const load = (base: string, onLoad: () => void): "loaded" | "loading" | "failed" => {
    if (module !== undefined) return "loaded";
    listeners.add(onLoad);
    if (state === "idle") void request(base);
    return state === "failed" ? "failed" : "loading";
  };
  return (select) => ({
    load,
    css: () => module?.css,
    frame: (data, context) => (module ? select(module).frame(data, context) : NO_FRAME),
    view: (data, context) => (module ? select(module).view(data, context) : el("div")),
  });
}
