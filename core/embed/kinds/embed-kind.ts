import type { EmbedContext } from "#core/embed/parts/context.ts";
import type { EmbedNode } from "#core/embed/parts/node.ts";
import type { EmbedAttribute, EmbedOptions } from "#core/embed/parts/options.ts";

/** How one kind of embed is loaded and shown. `Data` is the response of our API that it shows. */
export interface EmbedKindView<Data> {
  /** URL of the data in our API, without the origin; `null` if the options name nothing to show. */
  readonly address: (options: EmbedOptions) => string | null;
  /** Members of which the data has at least one: any other JSON is not shown. */
  readonly holds: readonly string[];
  /** True for a list of up to `limit` rows, for which the widget reserves room. */
  readonly isList?: true;
  /** Returns the tournament of everything that is shown; `undefined` if there are several or none. */
  readonly tournamentOf: (data: Data, options: EmbedOptions) => EmbedTournament | undefined;
  /** Returns the title of the data within its tournament. */
  readonly partOf?: (data: Data) => string;
  readonly view: (data: Data, context: EmbedContext) => EmbedNode;
}

export interface EmbedTournament {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
}

/** What URLs, the share page and frozen copies need of a kind. The widget does not load it. */
export interface EmbedKindForm {
  /** The attribute that `/embed/KIND/SITE/ID` names. Freezing writes a page for each of these. */
  readonly subject: EmbedSubject;
  /** Whether there is nothing to show without its subject. */
  readonly needsSubject: boolean;
  /** Attributes that the share page offers, in this order, apart from those of the look. */
  readonly fields: readonly EmbedField[];
}

export type EmbedSubject = Extract<EmbedAttribute, "tournament" | "match" | "bracket">;
export type EmbedField = EmbedSubject | Extract<EmbedAttribute, "group" | "state" | "limit">;
