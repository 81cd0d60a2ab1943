import { EMBED_KIND_SETTINGS, type EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import type { ShareSearch } from "./share-search.ts";

/** Sets an attribute; "" for its default. */
export type SetEmbedAttribute = (name: EmbedAttribute, value: string) => void;

/** Properties of the components that set attributes. */
export interface EmbedAttributeFormProps {
  readonly chosen: ShareSearch;
  readonly choose: SetEmbedAttribute;
}

const STYLE_ATTRIBUTES: readonly EmbedAttribute[] = [
  "theme",
  "accent",
  "density",
  "locale",
  "zone",
  "flags",
  "highlight",
  "hide-scores",
];

/** Returns the chosen attributes that apply to this kind of embed. */
export function selectApplicableAttributes(
  kind: EmbedKind,
  chosen: ShareSearch,
): ReadonlyMap<EmbedAttribute, string> {
  return new Map(
    [...EMBED_KIND_SETTINGS[kind].fields, ...STYLE_ATTRIBUTES].flatMap((name) => {
      const value = chosen[name] ?? "";
      return value === "" ? [] : [[name, value] as const];
    }),
  );
}

/** Returns whether the embed has a subject, if its kind needs one. */
export function hasRequiredSubject(
  kind: EmbedKind,
  set: ReadonlyMap<EmbedAttribute, string>,
): boolean {
  const { subject, needsSubject } = EMBED_KIND_SETTINGS[kind];
  return !needsSubject || set.has(subject);
}
