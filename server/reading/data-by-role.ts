import type { DeriveOptions } from "#core/world/derive-world.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { OpenSources } from "#server/archive/engines/archive.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { VisibilityPolicy } from "./visibility.ts";
import { createArchiveWorldLookup, type ArchiveWorldLookup } from "./archive-world-lookup.ts";

/** Data that one role may see: viewers or staff. */
export interface DataForRole {
  /** Returns the present world; `null` before the first poll. */
  readonly world: () => World | null;
  /** Finds archived data that is no longer in memory. */
  readonly past: ArchiveWorldLookup;
  /** IANA zone of the venue, which determines event days. */
  readonly timeZone: string;
  readonly now: () => Instant;
  /** Whether some tournaments are hidden, so that staff see more. */
  readonly hidesSome: boolean;
}

export interface DataByRole {
  readonly everybody: DataForRole;
  readonly staff: DataForRole;
}

/** Creates the data for viewers and for staff from the published worlds and the archive. */
export function createDataByRole(deps: {
  readonly world: () => World | null;
  readonly audience: Pick<VisibilityPolicy, "names" | "publicAnnotations" | "publicWorld">;
  readonly opened: Pick<OpenSources, "reader" | "publicQueries">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly timeZone: string;
  /** Returns the present derivation options. */
  readonly options: () => DeriveOptions & { readonly annotations: Annotations };
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
}): DataByRole {
  const { world, audience, opened, clock, timeZone, options, run } = deps;
  const publicWorld = (): World | null => {
    const fullWorld = world();
    return fullWorld === null ? null : audience.publicWorld(fullWorld);
  };
  const common = { timeZone, now: () => clock.now() };
  return {
    everybody: {
      ...common,
      world: publicWorld,
      past: createArchiveWorldLookup({
        reader: opened.publicQueries,
        world: publicWorld,
        clock,
        options: (matches) => {
          const present = options();
          return {
            ...present,
            annotations: audience.publicAnnotations(present.annotations, matches),
          };
        },
        run,
      }),
      hidesSome: audience.names !== null,
    },
    staff: {
      ...common,
      world,
      past: createArchiveWorldLookup({ reader: opened.reader, world, clock, options, run }),
      hidesSome: false,
    },
  };
}
