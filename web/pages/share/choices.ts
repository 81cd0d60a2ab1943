import { EMBED_FORMS, type EmbedKind } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import type { ShareSearch } from "./share-search.ts";

/** Takes a new choice; "" for the usual. */
export type Choose = (name: EmbedAttribute, value: string) => void;

export interface ChoiceProps {
  readonly chosen: ShareSearch;
  readonly choose: Choose;
}

const LOOK: readonly EmbedAttribute[] = [
  "theme",
  "accent",
  "density",
  "locale",
  "zone",
  "flags",
  "highlight",
  "hide-scores",
];

/** Returns the chosen attributes that this kind has. */
export function attributesOf(
  kind: EmbedKind,
  chosen: ShareSearch,
): ReadonlyMap<EmbedAttribute, string> {
  return new Map(
    [...EMBED_FORMS[kind].fields, ...LOOK].flatMap((name) => {
      const value = chosen[name] ?? "";
      return value === "" ? [] : [[name, value] as const];
    }),
  );
}

/** Returns whether there is something to show. */
export function isComplete(kind: EmbedKind, set: ReadonlyMap<EmbedAttribute, string>): boolean {
  const { subject, needsSubject } = EMBED_FORMS[kind];
  return !needsSubject || set.has(subject);
}
