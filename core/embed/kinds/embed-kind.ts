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
  /** Returns the second part of the embed's title: the name of the data within its tournament. */
  readonly partOf?: (data: Data) => string;
  readonly view: (data: Data, context: EmbedContext) => EmbedNode;
  /**
   * Loads what `view` needs, and calls `onLoad` at the end of loading. Only in the widget, and only
   * for a view that it does not contain.
   *
   * @param base Base URL of Matchdesk, without a slash at the end.
   */
  readonly load?: (base: string, onLoad: () => void) => "loaded" | "loading" | "failed";
}

/** The properties of a tournament that embeds need. */
export interface EmbedTournament {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
}

/** Data of a kind for URLs, the share page and frozen copies. The widget does not load it. */
export interface EmbedKindSettings {
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
