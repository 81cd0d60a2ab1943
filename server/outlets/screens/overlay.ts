import { el } from "#core/embed/parts/node.ts";
import type { EmbedOptions } from "#core/embed/parts/options.ts";
import type { OverlayPage } from "#core/embed/overlay/overlay-tower.ts";
import type { OverlayContext } from "#core/embed/overlay/overlay-context.ts";
import { adjustForContrast } from "#core/lib/accent.ts";
import type { World } from "#core/world/world.ts";
import type { OutsideMessages } from "#core/i18n/outside-messages.ts";
import { type OverlayKind, OVERLAYS } from "./overlays.ts";
import type { ScreenState } from "./screen-page.ts";

/** What an overlay shows. */
export interface OverlaySubject {
  readonly kind: OverlayKind;
  /** Name of a channel, `SITE/ID` of a match or a bracket. */
  readonly of: string;
}

/** What an overlay was asked for. */
export interface OverlaySetting {
  readonly options: EmbedOptions;
  /** In the language of the options. */
  readonly messages: OutsideMessages;
  /** `#rrggbb` of a flat background; null for none. */
  readonly chroma: string | null;
  /** Address of a country's flag; null where there is none. */
  readonly flag: OverlayContext["flag"];
}

/** What stands on the colour of what is being played, `--on-live` of web/screen/overlay.css. */
const ON_LIVE = "#0f1802";

const NOTHING: OverlayPage = { nodes: [], seconds: 0 };

/** Renders an image to lay over a broadcast. It is empty if there is nothing to show. */
export function presentOverlay(
  world: World | null,
  subject: OverlaySubject,
  { options, messages: { embed, screen, clock }, chroma, flag }: OverlaySetting,
): ScreenState {
  const accent = options.accent === "" ? "" : adjustForContrast(ON_LIVE, options.accent);
  const ground = `background:${chroma ?? ""}`;
  const context = { options, messages: embed, screen, flag, accent };
  const found = world === null ? [] : OVERLAYS[subject.kind].pages(world, subject.of, context);
  const pages = found.length === 0 ? [NOTHING] : found;
  return {
    look: "overlay",
    title: `${subject.of} · Matchdesk`,
    locale: embed.locale,
    clock,
    zone: "",
    // Its plates are its own: the page beneath has no colours.
    theme: "auto",
    moves: false,
    around: chroma === null ? [] : [el("div", { class: "chroma", style: ground })],
    // The keys stay: another match on the channel changes what is in a slide, without a fade of all.
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
