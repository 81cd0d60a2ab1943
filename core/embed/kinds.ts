import { keysOf } from "#core/lib/collections.ts";
import {
  type EmbedOptions,
  getOnlyState,
  wouldShowAll,
  type EmbedAttribute,
} from "./parts/options.ts";
import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { MatchDetail, MatchList } from "#core/contract/match.ts";
import { detailViews } from "#core/embed/details/detail-views.ts";
import { matchesPath } from "#core/paths/paths.ts";
import { findTournament } from "#core/embed/parts/find-tournament.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { bracketDrawing } from "#core/embed/drawing/bracket-view.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import type { Standings } from "#core/embed/details/standings-view.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { Tournament } from "#core/model/match.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";

/** Loading and rendering of one kind of embed. `Data` is the API response that it shows. */
interface EmbedKindView<Data> {
  /** Returns the API path of the data; `null` if the options do not identify any. */
  readonly address: (options: EmbedOptions) => string | null;
  /** Names of members of which the data has at least one; other JSON is rejected. */
  readonly holds: readonly string[];
  /** True for a list of up to `limit` rows, for which the widget reserves space. */
  readonly isList?: true;
  /** Returns the tournament of all displayed data; `undefined` if there are several or none. */
  readonly tournamentOf: (data: Data, options: EmbedOptions) => EmbedTournament | undefined;
  /** Returns what header and footer contain. */
  readonly frame: (data: Data, context: EmbedContext) => EmbedFrame;
  readonly view: (data: Data, context: EmbedContext) => EmbedNode;
  /**
   * Loads what `view` needs, and calls `onLoad` at the end of loading. Only in the widget, and only
   * for a view that it does not contain.
   *
   * @param base Base URL of Matchdesk, without a slash at the end.
   */
  readonly load?: (base: string, onLoad: () => void) => "loaded" | "loading" | "failed";
  /** Returns the CSS that was loaded with the view; `undefined` if it is in the widget's own. */
  readonly css?: () => string | undefined;
}

/** The parts of a kind that the widget may load later. */
export type EmbedContentView<Data> = Pick<EmbedKindView<Data>, "frame" | "view" | "load" | "css">;

/** Content of an embed's header and footer. Texts are "" if there is none. */
export interface EmbedFrame {
  /** "" omits the header. */
  readonly title: string;
  /** The contestant that the title names; `null` if it names none. */
  readonly contestant?: ContestantRef | null;
  /** Beside the title if there is room. */
  readonly meta?: string | undefined;
  /** At the end of the header. */
  readonly status?: string;
  /** Link in the footer, relative to the base URL. */
  readonly link: { readonly text: string; readonly path: string };
}

/** The properties of a tournament that embeds need. */
export type EmbedTournament = Pick<Tournament, "site" | "slug" | "title">;

/** Data of a kind for URLs, the share page and frozen copies. The widget does not load it. */
interface EmbedKindSettings {
  /**
   * The attribute that `SITE/ID` in `/embed/KIND/SITE/ID` sets. A frozen copy has a page for each
   * value.
   */
  readonly subject: EmbedSubject;
  /** Whether the kind shows nothing without its subject. */
  readonly needsSubject: boolean;
  /** Attributes that the share page offers besides those of the appearance, in this order. */
  readonly fields: readonly EmbedField[];
}

export type EmbedSubject = Extract<EmbedAttribute, "tournament" | "match" | "bracket">;
/** Attributes that the share page can offer besides those of the appearance. */
export type EmbedField = EmbedSubject | Extract<EmbedAttribute, "group" | "state" | "limit">;

/** The API response that each kind shows. */
export interface EmbedData {
  readonly matches: MatchList;
  readonly match: MatchDetail;
  readonly bracket: BracketDetail;
  readonly standings: Standings;
  readonly ranking: RankingDetail;
}

/** Kind of embed: value of the attribute `kind`, and `KIND` in `/embed/KIND`. */
export type EmbedKind = keyof EmbedData;

/** Loading and rendering of each kind. */
export const EMBED_VIEWS: { readonly [K in EmbedKind]: EmbedKindView<EmbedData[K]> } = {
  /** A list of matches, one per row. */
  matches: {
    address: (options) => {
      if (wouldShowAll(options)) return null;
      const { limit, tournament, game, site, contestant } = options;
      const state = getOnlyState(options.state);
      return matchesPath({ ...(state && { state, limit }), tournament, game, site, contestant });
    },
    holds: ["counts"],
    isList: true,
    tournamentOf: findTournament,
    ...detailViews.matches,
  },
  /** One match in large type. */
  match: {
    address: (options) => createPathFromKey(options.match, "matches"),
    holds: ["match"],
    tournamentOf: (detail) => detail.match.tournament,
    ...detailViews.match,
  },
  /** A bracket as a drawing in the layout of the bracket page. */
  bracket: {
    address: (options) => createPathFromKey(options.bracket, "brackets"),
    holds: ["bracket"],
    tournamentOf: (detail) => detail.bracket.tournament,
    ...bracketDrawing,
  },
  /** The standings of one group, or of every group of a tournament. */
  standings: {
    address: ({ group, tournament }) =>
      createPathFromKey(group, "groups") ?? createPathFromKey(tournament, "tournaments"),
    holds: ["tournament", "group"],
    tournamentOf: (data) => ("tournament" in data ? data.tournament : data.matches[0]?.tournament),
    ...detailViews.standings,
  },
  /** The rankings of a tournament, with the ranks that are possible. */
  ranking: {
    address: ({ tournament }) => createPathFromKey(tournament, "rankings"),
    holds: ["rankings"],
    tournamentOf: ({ tournament }) => tournament,
    ...detailViews.ranking,
  },
};

/**
 * Data of each kind for URLs, the share page and frozen copies. Separate from the views, so that
 * the widget and the share page load only what they need.
 */
export const EMBED_KIND_SETTINGS: Readonly<Record<EmbedKind, EmbedKindSettings>> = {
  matches: { subject: "tournament", needsSubject: false, fields: ["tournament", "state", "limit"] },
  match: { subject: "match", needsSubject: true, fields: ["tournament", "match"] },
  bracket: { subject: "bracket", needsSubject: true, fields: ["tournament", "bracket"] },
  standings: { subject: "tournament", needsSubject: true, fields: ["tournament", "group"] },
  ranking: { subject: "tournament", needsSubject: true, fields: ["tournament"] },
};

/** All kinds in the order of the share page. */
export const EMBED_KINDS = /* @__PURE__ */ keysOf(EMBED_KIND_SETTINGS);
/** Kind of an embed whose attributes name no other. */
export const DEFAULT_EMBED_KIND = "matches" satisfies EmbedKind;

/** Returns the kind with this name; `undefined` if there is none. */
export function findEmbedKind(name: string | undefined): EmbedKind | undefined {
  return keysOf(EMBED_VIEWS).find((kind) => kind === name);
}

/** Returns the kind of an embed without the attribute `kind`: that of the content that it names. */
export function deriveEmbedKind({ match, bracket, group }: EmbedOptions): EmbedKind {
  if (match !== "") return "match";
  if (bracket !== "") return "bracket";
  return group === "" ? DEFAULT_EMBED_KIND : "standings";
}
