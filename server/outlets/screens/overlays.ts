import { renderOverlayBracket } from "#core/embed/overlay/render-overlay-bracket.ts";
import type { OverlayContext } from "#core/embed/overlay/overlay-context.ts";
import { renderOverlayMatch } from "#core/embed/overlay/render-overlay-match.ts";
import type { OverlayPage } from "#core/embed/overlay/render-overlay-ranking.ts";
import { keysOf } from "#core/lib/collections.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { presentBracketDetail } from "#server/presenters/tournament.ts";
import { presentBroadcastMatch, presentChannel } from "#server/presenters/channel.ts";

interface OverlayKindRow {
  /** Route pattern below `/overlay/KIND`. The values of its parameters identify the subject. */
  readonly path: string;
  /** Returns the tournament of the subject; `undefined` if there is none. */
  readonly tournamentOf: (world: World, of: string) => SiteKey | undefined;
  /**
   * Returns the pages that the overlay shows in turn; an empty list if the subject has no content.
   *
   * @param of Values of the path's parameters, joined by a slash: a name, or `SITE/ID`.
   */
  readonly pages: (world: World, of: string, context: OverlayContext) => readonly OverlayPage[];
}

/** All overlays of a broadcast. */
const overlays = {
  channel: {
    path: "/:name",
    tournamentOf: ({ facts, matches }, of) =>
      matches.get(facts.channelOf(of)?.value.match ?? "")?.match.tournament.key,
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
export type OverlayKind = keyof typeof overlays;

/** All overlays by kind. */
export const OVERLAYS: Readonly<Record<OverlayKind, OverlayKindRow>> = overlays;
export const OVERLAY_KINDS = keysOf(OVERLAYS);
