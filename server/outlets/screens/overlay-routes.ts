import { type Context, Hono } from "hono";
import { type EmbedAttribute, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { loadOutsideMessages } from "#core/i18n/outside-messages.ts";
import { inOneStep } from "#core/lib/steps.ts";
import { type OverlaySetting, type OverlaySubject, presentOverlay } from "./overlay.ts";
import { OVERLAY_KINDS, OVERLAYS } from "./overlays.ts";
import type { ServeScreen } from "./screen-server.ts";

export interface OverlayDeps {
  readonly screens: ServeScreen;
  /** Address of a country's flag; null where there is none. */
  readonly flag: OverlaySetting["flag"];
}

/** Where an overlay is otherwise than an embed unless it is asked to be. */
const USUAL: ReadonlyMap<EmbedAttribute, string> = new Map([
  ["theme", "dark"],
  ["flags", "images"],
]);
const CHROMA: Readonly<Record<string, string>> = { green: "#00ff00", magenta: "#ff00ff" };

/**
 * Serves `/overlay/channel/NAME`, `/overlay/match/SITE/ID`, `/overlay/bracket/SITE/ID`: images for a
 * broadcast. They take `theme`, `accent`, `locale`, `flags` and `hide-scores` as embeds do, and
 * `chroma`. An overlay of something unknown or gone is transparent, and no error.
 */
export function createOverlayRoutes({ screens, flag }: OverlayDeps): Hono {
  const respond = async (c: Context, subject: OverlaySubject): Promise<Response> => {
    const options = parseEmbedOptions((name) => c.req.query(name) ?? USUAL.get(name) ?? null);
    const chroma = parseChroma(c.req.query("chroma"));
    const key = `overlay ${JSON.stringify([subject, options, chroma])}`;
    const messages = await loadOutsideMessages(options.locale);
    return screens(c, key, (world) =>
      inOneStep(() => presentOverlay(world, subject, { options, messages, chroma, flag })),
    );
  };
  const routes = new Hono();
  for (const kind of OVERLAY_KINDS) {
    const { path } = OVERLAYS[kind];
    const parameters = path.split("/:").slice(1);
    routes.get(`/${kind}${path}`, (c) => {
      const of = parameters.map((name) => c.req.param(name)).join("/");
      return respond(c, { kind, of });
    });
  }
  return routes;
}

/** What is no colour is as if it were not asked for. */
function parseChroma(asked = ""): string | null {
  const colour = asked.replace(/^#/, "").toLowerCase();
  return CHROMA[colour] ?? (/^[\da-f]{6}$/.test(colour) ? `#${colour}` : null);
}
