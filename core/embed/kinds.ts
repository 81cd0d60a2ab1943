import { keysOf } from "#core/lib/collections.ts";
import { bracketForm, bracketKind } from "./kinds/bracket.ts";
import type { EmbedKindForm, EmbedKindView } from "./kinds/embed-kind.ts";
import { matchForm, matchKind } from "./kinds/match.ts";
import { matchesForm, matchesKind } from "./kinds/matches.ts";
import { standingsForm, standingsKind } from "./kinds/standings.ts";

const views = {
  matches: matchesKind,
  match: matchKind,
  bracket: bracketKind,
  standings: standingsKind,
};

/** Kind of embed: value of the attribute `kind`, and `KIND` in `/embed/KIND`. */
export type EmbedKind = keyof typeof views;

/**
 * Data of each kind for URLs, the share page and frozen copies. Separate from the views, so that
 * the widget and the share page load only what they need.
 */
export const EMBED_FORMS: Readonly<Record<EmbedKind, EmbedKindForm>> = {
  matches: matchesForm,
  match: matchForm,
  bracket: bracketForm,
  standings: standingsForm,
};

/** The API response that each kind shows. */
export type EmbedData = {
  readonly [K in EmbedKind]: (typeof views)[K] extends EmbedKindView<infer Data> ? Data : never;
};

/** Loading and rendering of each kind. */
export const EMBED_VIEWS: { readonly [K in EmbedKind]: EmbedKindView<EmbedData[K]> } = views;

/** All kinds in the order of the share page. */
export const EMBED_KINDS = /* @__PURE__ */ keysOf(EMBED_FORMS);
/** Kind of an embed without the attribute `kind`. */
export const DEFAULT_KIND = "matches" satisfies EmbedKind;

/** Returns the kind with this name; `undefined` if there is none. */
export function findEmbedKind(name: string | undefined): EmbedKind | undefined {
  return keysOf(views).find((kind) => kind === name);
}
