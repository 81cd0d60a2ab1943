import { el } from "#core/embed/node.ts";
import type { EmbedOptions } from "#core/embed/options.ts";
import { overlayBracketView } from "#core/embed/overlay-bracket-view.ts";
import type { OverlayPage } from "#core/embed/overlay-tower.ts";
import { screenWords } from "#core/i18n/screen-words.ts";
import type { OverlayContext } from "#core/embed/overlay-context.ts";
import { overlayMatchView } from "#core/embed/overlay-match-view.ts";
import { readableOn } from "#core/lib/accent.ts";
import type { World } from "#core/world/world.ts";
import { embedWords } from "#core/i18n/embed-words.ts";
import { presentBracketDetail } from "#server/presenters/bracket.ts";
import { presentBoard, presentChannel } from "#server/presenters/channel.ts";
import type { Screen } from "./screen-page.ts";

/** What an overlay is of: a channel by its name, a match or a bracket by `SITE/ID`. */
export interface OverlaySubject {
  readonly kind: "channel" | "match" | "bracket";
  readonly of: string;
}

/** What an overlay was asked for. */
export interface OverlaySetting {
  readonly options: EmbedOptions;
  /** `#rrggbb` of a flat background; null for none. */
  readonly chroma: string | null;
  /** Address of a country's flag; null where there is none. */
  readonly flag: OverlayContext["flag"];
}

/** What stands on the colour of what is being played, `--on-live` of web/screen/overlay.css. */
const ON_LIVE = "#0f1802";

const NOTHING: OverlayPage = { nodes: [], seconds: 0 };

/** A picture to lay over a broadcast. Where there is nothing to show, there is nothing in it. */
export function presentOverlay(
  world: World | null,
  subject: OverlaySubject,
  { options, chroma, flag }: OverlaySetting,
): Screen {
  const words = embedWords(options.locale || "en");
  const accent = options.accent === "" ? "" : readableOn(ON_LIVE, options.accent);
  const ground = `background:${chroma ?? ""}`;
  const screen = screenWords(options.locale || "en");
  const context = { options, words, screen, flag, accent };
  const pages = world === null ? [NOTHING] : pagesOf(world, subject, context);
  return {
    look: "overlay",
    title: `${subject.of} · Matchdesk`,
    locale: words.locale,
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

function pagesOf(
  world: World,
  { kind, of }: OverlaySubject,
  context: OverlayContext,
): readonly OverlayPage[] {
  switch (kind) {
    case "channel":
      return overlayMatchView(presentChannel(world, of), context);
    case "match": {
      const match = world.matches.get(of);
      return match === undefined
        ? [NOTHING]
        : overlayMatchView(presentBoard(world, match), context);
    }
    case "bracket": {
      const bracket = world.brackets.get(of);
      if (bracket === undefined) return [NOTHING];
      const nodes = overlayBracketView(presentBracketDetail(world, bracket), context);
      return [{ nodes, seconds: 0 }];
    }
  }
}
