import { type Context, Hono } from "hono";
import { type EmbedAttribute, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { createEmbedAndScreenMessageLoader } from "#core/i18n/embed-and-screen-messages.ts";
import { runInOneStep } from "#core/lib/steps.ts";
import { type OverlayInput, type OverlaySubject, presentOverlay } from "./overlay.ts";
import { OVERLAY_KINDS, OVERLAYS } from "./overlays.ts";
import type { ServeScreen } from "./screen-server.ts";
import { allowOwnOrigin } from "#server/http/own-origin.ts";

export interface OverlayDeps {
  readonly screens: ServeScreen;
  /** Returns the URL of a country's flag; `null` if it has none. */
  readonly flag: OverlayInput["flag"];
}

/** Defaults that differ from those of embeds. */
const DEFAULTS: ReadonlyMap<EmbedAttribute, string> = new Map([
  ["theme", "dark"],
  ["flags", "images"],
]);
const CHROMA: Readonly<Record<string, string>> = { green: "#00ff00", magenta: "#ff00ff" };

/**
 * Creates the broadcast overlays `/overlay/channel/NAME`, `/overlay/match/SITE/ID` and
 * `/overlay/bracket/SITE/ID`. Parameters: `theme`, `accent`, `locale`, `flags` and `hide-scores` as
 * for embeds, and `chroma`. An overlay of an unknown subject is transparent, not an error.
 */
export function createOverlayRoutes({ screens, flag }: OverlayDeps): Hono {
  const loadMessages = createEmbedAndScreenMessageLoader();
  const respond = async (c: Context, subject: OverlaySubject): Promise<Response> => {
    const options = parseEmbedOptions((name) => c.req.query(name) ?? DEFAULTS.get(name) ?? null);
    const chroma = parseChroma(c.req.query("chroma"));
    const key = `overlay ${JSON.stringify([subject, options, chroma])}`;
    const messages = await loadMessages(options.locale);
    return screens(c, key, (world) =>
      runInOneStep(() => presentOverlay(world, subject, { options, messages, chroma, flag })),
    );
  };
  const routes = new Hono().use(allowOwnOrigin);
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

/** Returns the colour as `#rrggbb`; `null` if it is missing or invalid. */
function parseChroma(text = ""): string | null {
  const colour = text.replace(/^#/, "").toLowerCase();
  return CHROMA[colour] ?? (/^[\da-f]{6}$/.test(colour) ? `#${colour}` : null);
}
