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
import type { ServeScreen } from "./screen-server.ts";
import { allowOwnOrigin } from "#server/http/own-origin.ts";
import { el } from "#core/embed/parts/node.ts";
import type { OverlayContext, OverlayPage } from "#core/embed/overlay/overlay-context.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import type { World } from "#core/world/world.ts";
import type { ScreenState } from "./screen-page.ts";
import { renderOverlayBracket } from "#core/embed/overlay/render-overlay-bracket.ts";
import { renderOverlayMatch } from "#core/embed/overlay/render-overlay-match.ts";
import { keysOf } from "#core/lib/collections.ts";
import type { SiteKey } from "#core/model/match.ts";
import { presentBracketDetail } from "#server/presenters/tournament.ts";
import { presentBroadcastMatch, presentChannel } from "#server/presenters/channel.ts";

interface OverlayKindRow {
  /** Route pattern below `/overlay/KIND`. The values of its parameters identify the subject. */
  readonly path: string;
  /** Returns the tournament of the subject; `undefined` if there is none. */
  readonly tournamentOf: (world: World, of: string) => SiteKey | undefined;
  /**
   * Returns the pages that the overlay shows in turn, by the parameters of the path (a name, or
   * `SITE/ID`); none if the subject has no content.
   */
  readonly pages: (world: World, of: string, context: OverlayContext) => readonly OverlayPage[];
}

/** All overlays of a broadcast. */
const overlays = {
  channel: {
    path: "/:name",
    tournamentOf: ({ annotations, matches }, of) =>
      matches.get(annotations.channelOf(of)?.value.match ?? "")?.match.tournament.key,
    pages: (world, of, context) => renderOverlayMatch(presentChannel(world, of), context),
  },
  match: {
    path: "/:site/:id",
    tournamentOf: ({ matches }, of) => matches.get(of)?.match.tournament.key,
    pages: (world, of, context) => {
      const match = world.matches.get(of);
      return match === undefined
        ? []
        : renderOverlayMatch(presentBroadcastMatch(world, match), context);
    },
  },
  bracket: {
    path: "/:site/:id",
    tournamentOf: ({ brackets }, of) => brackets.get(of)?.tournament,
    pages: (world, of, context) => {
      const bracket = world.brackets.get(of);
      if (bracket === undefined) return [];
      const nodes = renderOverlayBracket(presentBracketDetail(world, bracket), context);
      return [{ nodes, seconds: 0 }];
    },
  },
} satisfies Readonly<Record<string, OverlayKindRow>>;

/** Name of an overlay: `KIND` of `/overlay/KIND`. */
type OverlayKind = keyof typeof overlays;

/** All overlays by kind. */
const OVERLAYS: Readonly<Record<OverlayKind, OverlayKindRow>> = overlays;
const OVERLAY_KINDS = keysOf(OVERLAYS);

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
