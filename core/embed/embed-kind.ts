import type { MatchList, MatchView } from "#core/contract/match.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { Tournament } from "#core/model/match.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import type { EmbedAttribute, EmbedOptions } from "#core/embed/parts/options.ts";

/** Loading and rendering of one kind of embed. `Data` is the API response that it shows. */
export interface EmbedKindView<Data> {
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
   * Loads what `view` needs from Matchdesk at `base`, without a slash at the end, and calls
   * `onLoad` at the end of loading. Only in the widget, and only for a view that it does not
   * contain.
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

/** Returns the tournament that the options select, from its first match; `undefined` if none. */
export function findTournament(
  { matches }: Pick<MatchList, "matches">,
  { tournament: key }: Pick<EmbedOptions, "tournament">,
): MatchView["tournament"] | undefined {
  return matches.find(({ tournament: { site, slug } }) => `${site}/${slug}` === key)?.tournament;
}

/** Data of a kind for URLs, the share page and frozen copies. The widget does not load it. */
export interface EmbedKindSettings {
  /** Attribute that `SITE/ID` in `/embed/KIND/SITE/ID` sets. A frozen copy has a page per value. */
  readonly subject: EmbedSubject;
  /** Whether the kind shows nothing without its subject. */
  readonly needsSubject: boolean;
  /** Attributes that the share page offers besides those of the appearance, in this order. */
  readonly fields: readonly EmbedField[];
}

export type EmbedSubject = Extract<EmbedAttribute, "tournament" | "match" | "bracket">;
/** Attributes that the share page can offer besides those of the appearance. */
export type EmbedField = EmbedSubject | Extract<EmbedAttribute, "group" | "state" | "limit">;
