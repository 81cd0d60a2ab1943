import { el } from "#core/embed/parts/node.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import type { OverlayPage } from "#core/embed/overlay/render-overlay-ranking.ts";
import type { OverlayContext } from "#core/embed/overlay/overlay-context.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import type { World } from "#core/world/world.ts";
import type { EmbedAndScreenMessages } from "#core/i18n/embed-and-screen-messages.ts";
import { type OverlayKind, OVERLAYS } from "./overlays.ts";
import type { ScreenState } from "./screen-page.ts";

export interface OverlaySubject {
  readonly kind: OverlayKind;
  /** Name of a channel, `SITE/ID` of a match or a bracket. */
  readonly of: string;
}

export interface OverlayInput {
  readonly options: EmbedOptions;
  /** Messages in the language of the options. */
  readonly messages: EmbedAndScreenMessages;
  /** `#rrggbb` of a plain background; `null` for a transparent one. */
  readonly chroma: string | null;
  /** Returns the URL of a country's flag; `null` if it has none. */
  readonly flag: OverlayContext["flag"];
}

/** Colour of text on the live colour: `--on-live` of web/screen/overlay.css. */
const ON_LIVE = "#0f1802";

const EMPTY_PAGE: OverlayPage = { nodes: [], seconds: 0 };

/** Renders a broadcast overlay. It is empty if its subject has no content. */
export function presentOverlay(
  world: World | null,
  subject: OverlaySubject,
  { options, messages: { embed, screen, clock }, chroma, flag }: OverlayInput,
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
    isMissing: false,
  };
}
