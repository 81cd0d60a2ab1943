import type { Bracket } from "#core/bracket/model.ts";
import { type EmbedNode, el } from "#core/embed/node.ts";
import type { EmbedOptions } from "#core/embed/options.ts";
import { overlayBracketView } from "#core/embed/overlay-bracket-view.ts";
import type { OverlayContext } from "#core/embed/overlay-context.ts";
import { overlayMatchView } from "#core/embed/overlay-match-view.ts";
import { readableOn } from "#core/lib/accent.ts";
import type { World } from "#core/model/world.ts";
import { embedWords } from "#core/words/embed-words.ts";
import { presentBracketDetail } from "./bracket.ts";
import { presentBoard, presentChannel } from "./channel.ts";
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

/** A picture to lay over a broadcast. Where there is nothing to show, there is nothing in it. */
export function presentOverlay(
  world: World<Bracket> | null,
  subject: OverlaySubject,
  { options, chroma, flag }: OverlaySetting,
): Screen {
  const words = embedWords(options.locale || "en");
  const accent = options.accent === "" ? "" : readableOn(ON_LIVE, options.accent);
  const ground = `background:${chroma ?? ""}`;
  const nodes = world === null ? [] : nodesOf(world, subject, { options, words, flag, accent });
  return {
    look: "overlay",
    title: `${subject.of} · Matchdesk`,
    locale: words.locale,
    zone: "",
    // Its plates are its own: the page beneath has no colours.
    theme: "auto",
    moves: false,
    around: chroma === null ? [] : [el("div", { class: "chroma", style: ground })],
    // One slide for good: another match on the channel changes what is in it, without a fade of all.
    slides: [{ key: subject.kind, seconds: 0, nodes }],
    isMissing: false,
  };
}

function nodesOf(
  world: World<Bracket>,
  { kind, of }: OverlaySubject,
  context: OverlayContext,
): readonly EmbedNode[] {
  switch (kind) {
    case "channel":
      return overlayMatchView(presentChannel(world, of), context);
    case "match": {
      const match = world.matches.get(of);
      return match === undefined ? [] : overlayMatchView(presentBoard(world, match), context);
    }
    case "bracket": {
      const bracket = world.brackets.get(of);
      if (bracket === undefined) return [];
      return overlayBracketView(presentBracketDetail(world, bracket), context);
    }
  }
}
