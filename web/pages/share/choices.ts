import type { EmbedAttribute, EmbedKind } from "#core/embed/parts/options.ts";
import type { ShareSearch } from "./share-search.ts";

/** Takes a new choice; "" for the usual. */
export type Choose = (name: EmbedAttribute, value: string) => void;

export interface ChoiceProps {
  readonly chosen: ShareSearch;
  readonly choose: Choose;
}

/** Which choices each kind of embed has beside its look. */
const OF_KIND: Readonly<Record<EmbedKind, readonly EmbedAttribute[]>> = {
  matches: ["tournament", "state", "limit"],
  match: ["tournament", "match"],
  bracket: ["tournament", "bracket"],
  standings: ["tournament", "group"],
};
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

/** What is chosen of what this kind has. */
export function attributesOf(
  kind: EmbedKind,
  chosen: ShareSearch,
): ReadonlyMap<EmbedAttribute, string> {
  return new Map(
    [...OF_KIND[kind], ...LOOK].flatMap((name) => {
      const value = chosen[name] ?? "";
      return value === "" ? [] : [[name, value] as const];
    }),
  );
}

/** Whether there is something to show. */
export function isWhole(kind: EmbedKind, set: ReadonlyMap<EmbedAttribute, string>): boolean {
  return kind === "matches" || set.has(kind === "standings" ? "tournament" : kind);
}
