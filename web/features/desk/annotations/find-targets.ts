import type { SearchableNames } from "#core/contract/names.ts";
import { foldName } from "#core/lib/text.ts";

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

/** Something that an annotation can be about. */
export interface AnnotationTarget {
  readonly scope: string;
  readonly name: string;
  /** Code of a match; "" if it is unknown. */
  readonly code?: string;
  /** Tournament of a match with known contestants; "" for other matches. */
  readonly tournament?: string;
  /** Slug of a contestant's game; needed to enter another name. */
  readonly gameSlug?: string;
}

interface SearchedNames extends Partial<SearchableNames> {
  readonly sites?: readonly string[];
}

type Match = SearchableNames["matches"][number];

const STATES: readonly Match[3][] = ["live", "upcoming", "ended"];

/** Returns whether a kind can be edited without its subject's page. */
export function isEditableKind(kind: string): kind is EditableKind {
  return Object.hasOwn(SUBJECTS, kind);
}

/**
 * Returns the first things whose names or codes contain a text, and how many there are: those with
 * this code, then those whose code begins with the text, then the others; of each, live matches first,
 * then upcoming ones.
 */
export function findTargets(
  names: SearchedNames,
  subject: TargetSubject,
  text: string,
  most: number,
): { readonly targets: readonly AnnotationTarget[]; readonly total: number } {
  const wanted = foldName(text);
  const words = wanted.split(" ").filter(Boolean);
  const rank = ({ code = "" }: AnnotationTarget): number => {
    const folded = foldName(code);
    if (folded === "" || wanted === "") return 2;
    return folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2;
  };
  const found = listTargets(names, subject).filter(({ code = "", name }) => {
    const folded = foldName(`${code} ${name}`);
    return words.every((word) => folded.includes(word));
  });
  const targets = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
  return { targets, total: found.length };
}

function listTargets(
  { tournaments = [], contestants = [], matches = [], games = [], sites = [] }: SearchedNames,
  subject: TargetSubject,
): readonly AnnotationTarget[] {
  switch (subject) {
    case "site":
      return sites.map((site) => ({ scope: site, name: site }));
    case "contestant":
      return contestants.map(([scope, name, , game]) => {
        return { scope, name, gameSlug: games[game] ?? "" };
      });
    case "tournament":
      return tournaments.map(([site, slug, name]) => ({ scope: `${site}/${slug}`, name }));
    case "match":
      return matches.toSorted(byState).flatMap(([index, id, code, , own]) => {
        const [site, , title] = tournaments[index] ?? [];
        if (site === undefined || title === undefined) return [];
        const pair = own.map((each) => contestants[each]?.[1] ?? "").filter(Boolean);
        const scope = `${site}/${id}`;
        if (pair.length === 0) return [{ scope, code, name: title }];
        return [{ scope, code, name: pair.join(" – "), tournament: title }];
      });
  }
}

function byState([, , , a]: Match, [, , , b]: Match): number {
  return STATES.indexOf(a) - STATES.indexOf(b);
}
