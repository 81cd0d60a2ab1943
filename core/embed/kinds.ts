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

/** Name of a kind: the attribute `kind`, and `KIND` of `/embed/KIND`. */
export type EmbedKind = keyof typeof views;

/**
 * What URLs, the share page and frozen copies need of each kind. The widget does not load it, and the
 * share page does not load the views.
 */
export const EMBED_FORMS: Readonly<Record<EmbedKind, EmbedKindForm>> = {
  matches: matchesForm,
  match: matchForm,
  bracket: bracketForm,
  standings: standingsForm,
};

/** The response of our API that each kind shows. */
export type EmbedData = {
  readonly [K in EmbedKind]: (typeof views)[K] extends EmbedKindView<infer Data> ? Data : never;
};

/** How each kind is loaded and shown. */
export const EMBED_VIEWS: { readonly [K in EmbedKind]: EmbedKindView<EmbedData[K]> } = views;

/** All kinds, in the order of the share page. */
export const EMBED_KINDS = /* @__PURE__ */ keysOf(EMBED_FORMS);
export const DEFAULT_KIND = "matches" satisfies EmbedKind;

/** Returns the kind of this name; `undefined` if there is none. */
export function findEmbedKind(name: string | undefined): EmbedKind | undefined {
  return keysOf(views).find((kind) => kind === name);
}
