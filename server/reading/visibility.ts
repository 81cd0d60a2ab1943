import { filterWorld } from "#core/world/filter-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import type { Change } from "#core/model/change.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import type { ContestantKey, SeenMatch, SiteKey } from "#core/model/match.ts";
import { narrowFacts } from "#core/desk/filter-annotations.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { createAliasRemover } from "#core/world/create-alias-remover.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries } from "#server/archive/repository.ts";

/** What everybody may read without being signed in. */
export interface VisibilityPolicy {
  /** What is public, by name; null where everything is. */
  readonly names: PublicNames | null;
  /** @param tournament `SITE/SLUG`. */
  readonly maySee: (tournament: SiteKey) => boolean;
  /**
   * The part of a world that everybody may read; the same object for the same world, and for worlds
   * that differ only in what is hidden. Derive it for every published world, in their order.
   */
  readonly publicWorld: (world: World) => World;
  /**
   * Finds what happened between two worlds. If something is hidden, names alone tell contestants
   * apart: an alias with a hidden name must not decide what viewers are told.
   */
  readonly diff: (before: World, after: World) => readonly Change[];
  /** The annotations that everybody may read, beside these matches. */
  readonly publicFacts: (
    facts: Annotations,
    matches: ReadonlyMap<SiteKey, SeenMatch>,
  ) => Annotations;
  /** Looks up which names of aliases were public before what memory holds. */
  readonly learnAliases: (
    facts: Annotations,
    reader: Pick<ArchiveQueries, "findAllByContestant">,
  ) => Promise<void>;
}

/** Sites, and tournaments as `SITE/SLUG`, that are public. */
export interface PublicNames {
  readonly sites: ReadonlySet<string>;
  readonly tournaments: ReadonlySet<string>;
}

/** @param names Null where everything is public. */
export function createAudience(names: PublicNames | null): VisibilityPolicy {
  if (names === null) {
    return {
      names,
      maySee: () => true,
      publicWorld: (world) => world,
      diff: diffWorlds,
      publicFacts: (facts) => facts,
      learnAliases: () => Promise.resolve(),
    };
  }
  const maySee = (key: SiteKey): boolean =>
    names.tournaments.has(key) || names.sites.has(key.slice(0, key.indexOf("/")));
  const narrowed = new WeakMap<World, World>();
  const withoutAliases = createAliasRemover();
  let previous: World | undefined;
  /** Names of aliases and short names that a public match has: also after memory let it go. */
  const known = new Set<ContestantKey>();

  const isKnownKey = (key: ContestantKey): boolean => known.has(key);

  /** Remembers which of the names in annotations these matches have, if they are public. */
  const remember = (facts: Annotations, matches: Iterable<SeenMatch>): void => {
    const missing = new Set(namesIn(facts).filter((key) => !known.has(key)));
    if (missing.size === 0) return;
    for (const { match } of matches) {
      if (!maySee(match.tournament.key)) continue;
      for (const { key } of match.entries) if (missing.has(key)) known.add(key);
    }
  };

  return {
    names,
    maySee,
    publicWorld: (world) => {
      const before = narrowed.get(world);
      if (before !== undefined) return before;
      remember(world.facts, world.snapshot.matches.values());
      const visibility = {
        isSeen: maySee,
        isKnownKey,
        graceMinutes: DEFAULT_GRACE_MINUTES,
      };
      previous = filterWorld(world, visibility, previous);
      narrowed.set(world, previous);
      return previous;
    },
    diff: (before, after) => diffWorlds(withoutAliases(before), withoutAliases(after)),
    publicFacts: (facts, matches) => {
      remember(facts, matches.values());
      return narrowFacts(facts, { isSeen: maySee, isKnownKey, matches });
    },
    learnAliases: async (facts, reader) => {
      const missing = namesIn(facts).filter((key) => !known.has(key));
      const found = await Promise.all(missing.map((key) => reader.findAllByContestant(key)));
      remember(facts, found.flat());
    },
  };
}

/** Every contestant's key in annotations. */
function namesIn(facts: Annotations): readonly ContestantKey[] {
  const aliases = facts.ofKind("alias").flatMap(({ scope, value }) => [scope, value.key]);
  return [...aliases, ...facts.ofKind("short-name").map(({ scope }) => scope)];
}
