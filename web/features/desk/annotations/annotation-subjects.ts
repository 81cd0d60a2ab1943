import type { SearchableNames } from "#core/contract/names.ts";
import {
  createNamedItem,
  listNamedContestants,
  listNamedMatches,
  type NamedItem,
} from "#web/api/named-items.ts";

/** Data that is searched. */
export type TargetSubject = "match" | "contestant" | "tournament" | "site";

/** Subject of each kind that can be entered wherever its subject can be found by name. */
export const SUBJECTS = {
  station: "match",
  note: "match",
  "stream-link": "match",
  "short-name": "contestant",
  alias: "contestant",
  "venue-zone": "tournament",
  "score-order": "tournament",
  "grace-minutes": "everything",
  "link-template": "site",
  "wall-message": "everything",
} as const satisfies Readonly<Record<string, TargetSubject | "everything">>;

export type EditableKind = keyof typeof SUBJECTS;

/** Returns whether a kind can be edited without its subject's page. */
export function isEditableKind(kind: string): kind is EditableKind {
  return Object.hasOwn(SUBJECTS, kind);
}

/** Returns the items of a subject that can be found by name; those of sites are their names. */
export function listTargets(
  names: SearchableNames | undefined,
  sites: readonly string[],
  subject: TargetSubject,
): readonly NamedItem[] {
  if (subject === "site") return sites.map((site) => createNamedItem({ key: site, name: site }));
  if (names === undefined) return [];
  switch (subject) {
    case "contestant":
      return listNamedContestants(names);
    case "tournament":
      return names.tournaments.map(([site, slug, name]) =>
        createNamedItem({ key: `${site}/${slug}`, name }),
      );
    case "match":
      return listNamedMatches(names);
  }
}
