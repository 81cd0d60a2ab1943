import { keysOf } from "#core/lib/collections.ts";
import { bracketEmbedView } from "./kinds/bracket.ts";
import type { EmbedOptions } from "./parts/options.ts";
import type { EmbedKindSettings, EmbedKindView } from "./kinds/embed-kind.ts";
import { matchEmbedView } from "./kinds/match.ts";
import { matchesEmbedView } from "./kinds/matches.ts";
import { rankingEmbedView } from "./kinds/ranking.ts";
import { standingsEmbedView } from "./kinds/standings.ts";

const views = {
  matches: matchesEmbedView,
  match: matchEmbedView,
  bracket: bracketEmbedView,
  standings: standingsEmbedView,
  ranking: rankingEmbedView,
};

/** Kind of embed: value of the attribute `kind`, and `KIND` in `/embed/KIND`. */
export type EmbedKind = keyof typeof views;

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

/** The API response that each kind shows. */
export type EmbedData = {
  readonly [K in EmbedKind]: (typeof views)[K] extends EmbedKindView<infer Data> ? Data : never;
};

/** Loading and rendering of each kind. */
export const EMBED_VIEWS: { readonly [K in EmbedKind]: EmbedKindView<EmbedData[K]> } = views;

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
