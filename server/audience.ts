import { narrowWorld } from "#core/bracket/narrow-world.ts";
import type { Bracket } from "#core/bracket/model.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { World } from "#core/model/world.ts";

/** What everybody may read without being signed in. */
export interface Audience {
  /** What is public, by name; null where everything is. */
  readonly names: PublicNames | null;
  /** @param tournament `SITE/SLUG`. */
  readonly maySee: (tournament: SiteKey) => boolean;
  /** The part of a world that everybody may read; the same object for the same world. */
  readonly publicWorld: (world: World<Bracket>) => World<Bracket>;
}

/** Sites, and tournaments as `SITE/SLUG`, that are public. */
export interface PublicNames {
  readonly sites: ReadonlySet<string>;
  readonly tournaments: ReadonlySet<string>;
}

/** @param names Null where everything is public. */
export function createAudience(names: PublicNames | null): Audience {
  if (names === null) {
    return { names, maySee: () => true, publicWorld: (world) => world };
  }
  const maySee = (key: SiteKey): boolean =>
    names.tournaments.has(key) || names.sites.has(key.slice(0, key.indexOf("/")));
  const narrowed = new WeakMap<World<Bracket>, World<Bracket>>();
  return {
    names,
    maySee,
    publicWorld: (world) => {
      const known = narrowed.get(world);
      if (known !== undefined) return known;
      const narrow = narrowWorld(world, maySee);
      narrowed.set(world, narrow);
      return narrow;
    },
  };
}
