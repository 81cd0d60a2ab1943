import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareNullable, compareText } from "#core/lib/compare.ts";
import { compareContests } from "#core/model/compare-contests.ts";
import type { Match, SeenMatch, SiteKey, Tournament } from "#core/model/match.ts";
import type { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { PollResponses } from "#core/model/tick.ts";
import { type Edition, groupIntoEditions, placeOf, sharesPart } from "./editions.ts";
import { mapMatches } from "./map-matches.ts";
import { hasSameGame, haveSeparateDates } from "#core/model/same-edition.ts";

/** A known tournament with the slug of listed ones. */
interface KnownTournament {
  readonly key: SiteKey;
  readonly seen: readonly SeenMatch[];
}

/**
 * Returns a poll in which different tournaments of a site have different slugs
 * (docs/domain.md#tournaments-with-one-slug). `known`: of all clients, the own ones first.
 */
export function separateSharedSlugs(
  known: readonly MatchesByTournament<SeenMatch>[],
  polled: PollResponses,
): PollResponses {
  const received = polled.lists.flatMap(({ matches }) => matches);
  const listed = groupBy(received, ({ tournament }) => tournament.key);
  const families = findFamilies(known);
  const taken = new Set([...listed.keys(), ...known.flatMap(({ parts }) => [...parts.keys()])]);
  const keys = new Map<Match, SiteKey>();
  for (const [sentKey, matches] of listed) {
    const family = families.get(sentKey) ?? [];
    const editions = groupIntoEditions(matches);
    // A separated tournament of another family may have this slug as its key.
    const isOwned = known.some(({ parts }) => parts.has(sentKey));
    const isFree = !isOwned || family.some(({ key }) => key === sentKey);
    const found = assignKnown(editions, family);
    for (const edition of editions.toSorted(byStartAndGame)) {
      const isFirst = isFree && family.length === 0 && found.size === 0;
      const key =
        found.get(edition) ?? (isFirst ? sentKey : nameNew(edition, found, family, taken));
      found.set(edition, key);
      taken.add(key);
      if (key !== sentKey) for (const match of edition.matches) keys.set(match, key);
    }
  }
  if (keys.size === 0) return polled;
  return mapMatches(polled, (match) => {
    const key = keys.get(match);
    return key === undefined ? match : { ...match, tournament: withKey(match.tournament, key) };
  });
}

const byStartAndGame = combineComparators<Edition>(
  (a, b) => compareNullable(a.first.start, b.first.start),
  (a, b) => compareText(a.first.gameSlug, b.first.gameSlug),
);

function withKey(tournament: Tournament, key: SiteKey): Tournament {
  const slug = key.slice(tournament.site.length + 1);
  return { ...tournament, key, slug, sentSlug: tournament.slug };
}

/** Returns the known tournaments by the key of the slug that the service sends for them. */
function findFamilies(
  known: readonly MatchesByTournament<SeenMatch>[],
): ReadonlyMap<SiteKey, readonly KnownTournament[]> {
  const all = known.flatMap(({ parts }) =>
    Array.from(parts, ([key, part]) => ({ key, seen: [...part.values()] })),
  );
  return groupBy(all, ({ seen: [first] }) => {
    const { site, sentSlug, slug } = first?.match.tournament ?? { site: "", slug: "" };
    return `${site}/${sentSlug ?? slug}`;
  });
}

/** Finds the known tournament that each edition is, by its matches, its game and its dates. */
function assignKnown(
  editions: readonly Edition[],
  family: readonly KnownTournament[],
): Map<Edition, SiteKey> {
  const found = new Map<Edition, SiteKey>();
  const assign = (isOne: (edition: Edition, known: KnownTournament) => boolean): void => {
    for (const edition of editions) {
      if (found.has(edition)) continue;
      const fitting = family.filter((known) => isOne(edition, known));
      const best = fitting.find((known) => sharesPart(edition, matchesOf(known))) ?? fitting[0];
      if (best !== undefined) found.set(edition, best.key);
    }
  };
  const isUnlisted = ({ key }: KnownTournament): boolean => ![...found.values()].includes(key);
  assign((edition, known) => {
    const { same, other } = compareMatches(edition, known);
    return same > 0 && other <= same;
  });
  assign(
    (edition, known) =>
      known.seen.some(({ match }) => hasSameGame(match.tournament, edition.first)) &&
      known.seen.some(({ match }) => !haveSeparateDates(match.tournament, edition.first)),
  );
  // Dates are edited, but not of a tournament that was played, with other brackets or groups.
  assign(
    (edition, known) =>
      isUnlisted(known) &&
      known.seen.some(({ match }) => hasSameGame(match.tournament, edition.first)) &&
      (sharesPart(edition, matchesOf(known))
        ? compareMatches(edition, { ...known, seen: known.seen.filter(wasPlayed) }).other === 0
        : !known.seen.some(wasPlayed)),
  );
  // The game was corrected while nothing but open matches or new ones of its brackets is listed.
  assign((edition, known) => {
    const { other, open } = compareMatches(edition, known);
    const isContinued = open > 0 || sharesPart(edition, matchesOf(known));
    return isUnlisted(known) && other === 0 && isContinued;
  });
  return found;
}

function wasPlayed({ sighting }: SeenMatch): boolean {
  return sighting.wasEnded;
}

function matchesOf({ seen }: KnownTournament): readonly Match[] {
  return seen.map(({ match }) => match);
}

/** Counts the matches with the id or place of the same known match, of another one, or an open one. */
function compareMatches({ matches }: Edition, { seen }: KnownTournament) {
  const byId = new Map(seen.map(({ match }) => [match.sentAs?.id ?? match.id, match]));
  const byPlace = new Map(seen.map(({ match }) => [placeOf(match), match]));
  const counts = { same: 0, other: 0, open: 0 };
  for (const match of matches) {
    const one = byId.get(match.id) ?? byPlace.get(placeOf(match));
    if (one !== undefined) counts[compareContests(one, match) ?? "open"] += 1;
  }
  return counts;
}

/** Returns a free key: the slug and the game, or a number if the game has a tournament already. */
function nameNew(
  { first }: Edition,
  found: ReadonlyMap<Edition, SiteKey>,
  family: readonly KnownTournament[],
  taken: ReadonlySet<SiteKey>,
): SiteKey {
  const isOfGame = (tournament: Tournament): boolean => hasSameGame(tournament, first);
  const known = family.find(({ seen }) => seen.some(({ match }) => isOfGame(match.tournament)));
  const assigned = [...found].find(([edition]) => isOfGame(edition.first));
  const ofGame = known?.key ?? assigned?.[1];
  const ofNewGame = first.gameSlug === "" ? first.key : `${first.key}-${first.gameSlug}`;
  const stem = ofGame ?? ofNewGame;
  let key = stem;
  for (let count = 2; taken.has(key); count += 1) key = `${stem}-${count}`;
  return key;
}
