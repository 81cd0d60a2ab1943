import type { SearchableNames } from "#core/contract/names.ts";
import { foldName } from "#core/lib/text.ts";

/** Something that an annotation can be about. */
export interface AnnotationTarget {
  readonly scope: string;
  /** Match code; "" for others. */
  readonly code: string;
  readonly name: string;
  /** Tournament of a match with known contestants; "" for others. */
  readonly tournament: string;
  /** Slug of its game; needed to enter another name. */
  readonly gameSlug: string;
}

type Match = SearchableNames["matches"][number];

const STATES: readonly Match[3][] = ["live", "upcoming", "ended"];

/** Data that is searched. */
export type TargetSubject = "match" | "contestant" | "tournament";

/**
 * Returns the first things whose names or codes contain a text, and how many there are; live matches
 * first, then upcoming ones.
 */
export function findTargets(
  names: SearchableNames,
  subject: TargetSubject,
  text: string,
  most: number,
): { readonly targets: readonly AnnotationTarget[]; readonly total: number } {
  const words = foldName(text).split(" ").filter(Boolean);
  const found = listTargets(names, subject).filter(({ code, name }) => {
    const folded = foldName(`${code} ${name}`);
    return words.every((word) => folded.includes(word));
  });
  return { targets: found.slice(0, most), total: found.length };
}

function listTargets(
  { tournaments, contestants, matches, games }: SearchableNames,
  subject: TargetSubject,
): readonly AnnotationTarget[] {
  const gameAt = (index: number): string => games[index] ?? "";
  switch (subject) {
    case "contestant":
      return contestants.map(([scope, name, , game]) => ({
        scope,
        code: "",
        name,
        tournament: "",
        gameSlug: gameAt(game),
      }));
    case "tournament":
      return tournaments.map(([site, slug, name, game]) => ({
        scope: `${site}/${slug}`,
        code: "",
        name,
        tournament: "",
        gameSlug: gameAt(game),
      }));
    case "match":
      return matches.toSorted(byState).flatMap(([index, id, code, , own]) => {
        const tournament = tournaments[index];
        if (tournament === undefined) return [];
        const [site, , title, game] = tournament;
        const pair = own.map((each) => contestants[each]?.[1] ?? "").filter(Boolean);
        const isOpen = pair.length === 0;
        const name = isOpen ? title : pair.join(" – ");
        const tournamentTitle = isOpen ? "" : title;
        const scope = `${site}/${id}`;
        return [{ scope, code, name, tournament: tournamentTitle, gameSlug: gameAt(game) }];
      });
  }
}

function byState([, , , a]: Match, [, , , b]: Match): number {
  return STATES.indexOf(a) - STATES.indexOf(b);
}
