import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { compareContests } from "#core/model/compare-contests.ts";
import type { Match, Tournament } from "#core/model/match.ts";
import { isSameEdition } from "#core/model/same-edition.ts";

/** Listed matches of one slug that are of one tournament. */
export interface Edition {
  readonly first: Tournament;
  /** One match per description of the tournament: a correction may arrive between the lists. */
  readonly described: readonly Match[];
  readonly matches: readonly Match[];
}

/**
 * Groups the listed matches of one slug by game and dates. Those that share a bracket or a group are
 * together in spite of these, unless they also have the same place or id.
 */
export function groupIntoEditions(matches: readonly Match[]): readonly Edition[] {
  const byDescription = groupBy(matches, ({ tournament }) => {
    const { game, gameSlug, start, end } = tournament;
    return JSON.stringify([game, gameSlug, start, end]);
  });
  let editions: readonly Edition[] = [];
  for (const own of byDescription.values()) {
    const one = must(own[0], "a group has a match");
    const added = { first: one.tournament, described: [one], matches: own };
    const same = editions.filter((edition) => isOneTournament(edition, added));
    const joined = [...same, added];
    const edition = {
      first: must(joined[0], "it has one").first,
      described: joined.flatMap(({ described }) => described),
      matches: joined.flatMap((part) => part.matches),
    };
    editions = [...editions.filter((other) => !same.includes(other)), edition];
  }
  return editions;
}

function isOneTournament(a: Edition, b: Edition): boolean {
  const isDescribedAlike = a.described.some((one) =>
    b.described.some((other) => isSameEdition(one.tournament, other.tournament)),
  );
  if (isDescribedAlike) return true;
  const byId = new Map(a.matches.map((match) => [match.id, match]));
  const results = b.matches.flatMap((match) => {
    const other = byId.get(match.id);
    return other === undefined ? [] : [compareContests(other, match)];
  });
  if (results.length > 0) return results.every((result) => result === "same");
  const places = new Set(a.matches.map(placeOf));
  return sharesPart(a, b.matches) && !b.matches.some((match) => places.has(placeOf(match)));
}

/** Returns whether a bracket or group of an edition is, as sent, that of one of these matches. */
export function sharesPart({ matches }: Edition, others: readonly Match[]): boolean {
  const parts = new Set(matches.map(partOf));
  return others.some((match) => parts.has(partOf(match)));
}

function partOf({ bracketId, groupId, sentAs, id }: Match): string {
  const bracket = sentAs === undefined ? bracketId : sentAs.bracketId;
  const group = sentAs === undefined ? groupId : sentAs.groupId;
  if (bracket === null && group === null) return `match ${id}`;
  return bracket === null ? `group ${group}` : `bracket ${bracket}`;
}

/** Returns a text of the place in a bracket or group; of the match itself if it has no row. */
export function placeOf(match: Match): string {
  const { roundOf, stage, row, id } = match;
  return row === null ? `match ${id}` : JSON.stringify([partOf(match), roundOf, stage, row]);
}
