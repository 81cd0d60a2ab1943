import type { DeriveOptions } from "#core/world/derive-world.ts";
import type { Annotations } from "#core/desk/annotations.ts";
import type { Steps } from "#core/lib/steps.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { OpenSources } from "#server/archive/repository.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { VisibilityPolicy } from "./visibility.ts";
import { createPast, type ArchiveLookup } from "./archive-lookup.ts";

/** What one class of readers may see. */
export interface Shown {
  /** Returns the present world; `null` before the first poll. */
  readonly world: () => World | null;
  /** Finds what memory has deleted. */
  readonly past: ArchiveLookup;
  /** IANA zone of the venue: an event's day begins there. */
  readonly timeZone: string;
  readonly now: () => Instant;
  /** Whether staff see more. */
  readonly hidesSome: boolean;
}

/** What viewers see, and what staff see. */
export interface ShownTo {
  readonly everybody: Shown;
  readonly staff: Shown;
}

/** Creates what viewers and staff see of the worlds that are published and of the archive. */
export function createShown(deps: {
  readonly world: () => World | null;
  readonly audience: Pick<VisibilityPolicy, "names" | "publicFacts" | "publicWorld">;
  readonly opened: Pick<OpenSources, "reader" | "publicReader">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly timeZone: string;
  /** What worlds are derived with now. */
  readonly options: () => DeriveOptions & { readonly facts: Annotations };
  /** Runs a derivation in slices. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
}): ShownTo {
  const { world, audience, opened, clock, timeZone, options, run } = deps;
  const publicWorld = (): World | null => {
    const whole = world();
    return whole === null ? null : audience.publicWorld(whole);
  };
  const common = { timeZone, now: () => clock.now() };
  return {
    everybody: {
      ...common,
      world: publicWorld,
      past: createPast({
        reader: opened.publicReader,
        world: publicWorld,
        clock,
        options: (matches) => {
          const now = options();
          return { ...now, facts: audience.publicFacts(now.facts, matches) };
        },
        run,
      }),
      hidesSome: audience.names !== null,
    },
    staff: {
      ...common,
      world,
      past: createPast({ reader: opened.reader, world, clock, options, run }),
      hidesSome: false,
    },
  };
}
