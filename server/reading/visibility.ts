import { derivePublicWorld } from "#core/world/derive-public-world.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import type { Change } from "#core/model/change.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import { type ContestantKey, type SeenMatch, siteOf, type SiteKey } from "#core/model/match.ts";
import { filterAnnotations } from "#core/desk/filter-annotations.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { createAliasRemover } from "#core/world/create-alias-remover.ts";
import type { World } from "#core/world/world.ts";
import type { ArchiveQueries } from "#server/archive/archive-queries.ts";

/** Determines what viewers may see without signing in. */
export type VisibilityPolicy = ReturnType<typeof createVisibility>;

/** Public sites, and public tournaments as `SITE/SLUG`. */
export interface PublicNames {
  readonly sites: ReadonlySet<string>;
  readonly tournaments: ReadonlySet<string>;
}

/** Creates the policy of public sites and tournaments; `null` if everything is public. */
export function createVisibility(names: PublicNames | null) {
  /** Public sites and tournaments; `null` if everything is public. */
  return { names, ...(names === null ? EVERYTHING : createHidingPolicy(names)) };
}

const EVERYTHING: ReturnType<typeof createHidingPolicy> = {
  maySee: () => true,
  publicWorld: (world) => world,
  diff: diffWorlds,
  publicAnnotations: (annotations) => annotations,
  learnAliases: () => Promise.resolve(),
};

/** Creates a policy that hides all tournaments but the public ones. */
function createHidingPolicy(names: PublicNames) {
  /** Returns whether viewers may see a tournament. */
  const maySee = (key: SiteKey): boolean =>
    names.tournaments.has(key) || names.sites.has(siteOf(key));
  const publicWorlds = new WeakMap<World, World>();
  const withoutAliases = createAliasRemover();
  let previous: World | undefined;
  /** Contestants in annotations with a public match, even if it is no longer in memory. */
  const known = new Set<ContestantKey>();

  const isKnownKey = (key: ContestantKey): boolean => known.has(key);

  /** Adds the contestants in annotations that are in these matches, if the matches are public. */
  const remember = (annotations: Annotations, matches: Iterable<SeenMatch>): void => {
    const missing = new Set(namesIn(annotations).filter((key) => !known.has(key)));
    if (missing.size === 0) return;
    for (const { match } of matches) {
      if (!maySee(match.tournament.key)) continue;
      for (const { key } of match.entries) if (missing.has(key)) known.add(key);
    }
  };

  return {
    maySee,
    /**
     * Returns the public part of a world: the same object for the same world, and for successive
     * worlds that differ only in hidden data. Call it with every published world, in order.
     */
    publicWorld: (world: World): World => {
      const before = publicWorlds.get(world);
      if (before !== undefined) return before;
      remember(world.annotations, world.snapshot.matches.values());
      const visibility = {
        isSeen: maySee,
        isKnownKey,
        graceMinutes: DEFAULT_GRACE_MINUTES,
      };
      previous = derivePublicWorld(world, visibility, previous);
      publicWorlds.set(world, previous);
      return previous;
    },
    /**
     * Returns the changes between two worlds. If something is hidden, aliases are ignored, because an
     * alias with a hidden name must not affect public changes.
     */
    diff: (before: World, after: World): readonly Change[] =>
      diffWorlds(withoutAliases(before), withoutAliases(after)),
    /** Returns the public annotations in a world with these matches. */
    publicAnnotations: (
      annotations: Annotations,
      matches: ReadonlyMap<SiteKey, SeenMatch>,
    ): Annotations => {
      remember(annotations, matches.values());
      return filterAnnotations(annotations, { isSeen: maySee, isKnownKey, matches });
    },
    /** Looks up in the archive which contestants in annotations have public matches. */
    learnAliases: async (
      annotations: Annotations,
      reader: Pick<ArchiveQueries, "findAllByContestant">,
    ) => {
      const missing = namesIn(annotations).filter((key) => !known.has(key));
      const found = await Promise.all(missing.map((key) => reader.findAllByContestant(key)));
      remember(annotations, found.flat());
    },
  };
}

/** Returns the contestants' keys in aliases and short names. */
function namesIn(annotations: Annotations): readonly ContestantKey[] {
  const aliases = annotations.ofKind("alias").flatMap(({ scope, value }) => [scope, value.key]);
  return [...aliases, ...annotations.ofKind("short-name").map(({ scope }) => scope)];
}
