import type { EmbedContentView, EmbedFrame } from "#core/embed/embed-kind.ts";
import { el } from "#core/embed/parts/node.ts";

/** Delay before a script that failed to load is requested again, in milliseconds. */
const RETRY_DELAY = 30_000;

/** Header and footer until the script is loaded. */
const NO_FRAME: EmbedFrame = { title: "", link: { text: "", path: "" } };

/**
 * Imports a script of the build. For a day after an update, browsers may run the widget of the version
 * before, whose scripts are gone: then it uses the present one, which has no hash in its name.
 *
 * @param failures Number of failed imports before this one.
 */
export async function importScript<Module>(
  base: string,
  file: string,
  failures: number,
): Promise<Module> {
  // Some browsers never repeat the request of a module that failed, so the URL changes.
  const query = failures === 0 ? "" : `?${failures}`;
  const load = (name: string): Promise<Module> =>
    import(/* @vite-ignore */ `${base}/${name}${query}`);
  return load(file).catch(() => load(file.replace(/\.[\da-f]{8}\.mjs$/, ".mjs")));
}

/** Returns a view of a script, which is empty until the script is loaded. */
type LateView<Module> = <Data>(
  select: (module: Module) => EmbedContentView<Data>,
) => EmbedContentView<Data>;

/**
 * Creates the loader of a script with views and their CSS.
 *
 * @param file Its file name, below Matchdesk's base URL.
 */
export function createLateView<Module extends { readonly css: string }>(
  file: string,
): LateView<Module> {
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
