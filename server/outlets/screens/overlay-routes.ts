import { type Context, Hono } from "hono";
import {
  type EmbedAttribute,
  type EmbedOptions,
  parseEmbedOptions,
} from "#core/embed/parts/options.ts";
import {
  createEmbedAndScreenMessageLoader,
  type EmbedAndScreenMessages,
} from "#core/i18n/embed-and-screen-messages.ts";
import { runInOneStep } from "#core/lib/steps.ts";
import { OVERLAY_KINDS, type OverlayKind, OVERLAYS } from "./overlays.ts";
import type { ServeScreen } from "./screen-server.ts";
import { allowOwnOrigin } from "#server/http/own-origin.ts";
import { el } from "#core/embed/parts/node.ts";
import type { OverlayPage } from "#core/embed/overlay/render-overlay-ranking.ts";
import type { OverlayContext } from "#core/embed/overlay/overlay-context.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import type { World } from "#core/world/world.ts";
import type { ScreenState } from "./screen-page.ts";

interface OverlaySubject {
  readonly kind: OverlayKind;
  /** Name of a channel, `SITE/ID` of a match or a bracket. */
  readonly of: string;
}

/** Colour of text on the live colour: `--on-live` of web/screen/overlay.css. */
const ON_LIVE = "#0f1802";

const EMPTY_PAGE: OverlayPage = { nodes: [], seconds: 0 };

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
export function createOverlayRoutes(deps: {
  readonly screens: ServeScreen;
  /** Returns the URL of a country's flag; `null` if it has none. */
  readonly flag: OverlayContext["flag"];
}): Hono {
  const { screens, flag } = deps;
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

/** Renders a broadcast overlay. It is empty if its subject has no content. */
function presentOverlay(
  world: World | null,
  subject: OverlaySubject,
  {
    options,
    messages: { embed, screen, clock },
    chroma,
    flag,
  }: {
    readonly options: EmbedOptions;
    /** Messages in the language of the options. */
    readonly messages: EmbedAndScreenMessages;
    /** `#rrggbb` of a plain background; `null` for a transparent one. */
    readonly chroma: string | null;
    readonly flag: OverlayContext["flag"];
  },
): ScreenState {
  const accent = options.accent === "" ? "" : adjustForContrast(ON_LIVE, options.accent);
  const background = `background:${chroma ?? ""}`;
  const context = { options, messages: embed, screen, flag, accent };
  const subjectPages =
    world === null ? [] : OVERLAYS[subject.kind].pages(world, subject.of, context);
  const pages = subjectPages.length === 0 ? [EMPTY_PAGE] : subjectPages;
  return {
    look: "overlay",
    title: `${subject.of} · Matchdesk`,
    locale: embed.locale,
    clock,
    zone: "",
    // The overlay draws its own panels; the page has no colours.
    theme: "auto",
    moves: false,
    around: chroma === null ? [] : [el("div", { class: "chroma", style: background })],
    // Stable keys: a new match on the channel changes the slide's content without a full fade.
    slides: pages.map(({ nodes, seconds, order }, index) => {
      return {
        key: index === 0 ? subject.kind : `${subject.kind} ${index}`,
        seconds,
        order,
        nodes,
      };
    }),
    tournaments: [
      (world !== null && OVERLAYS[subject.kind].tournamentOf(world, subject.of)) || [],
    ].flat(),
    isMissing: false,
  };
}
