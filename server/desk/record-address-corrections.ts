import { describeAddressCorrections } from "#core/desk/address-corrections.ts";
import { SYSTEM_AUTHOR } from "#core/desk/staff-act.ts";
import type { DeskArchive } from "#server/archive/desk-archive.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { PublisherDeps } from "#server/ingest/publish/publisher.ts";
import type { AnnotationStore } from "./annotation-store.ts";

/**
 * Creates a function that stores the corrections of addresses as annotations. It is called before
 * the matches with the new addresses are archived, so that no crash in between loses one.
 */
export function createAddressRecorder(deps: {
  readonly archive: Pick<DeskArchive, "append">;
  readonly annotations: Pick<AnnotationStore, "current">;
  readonly clock: Pick<ServiceClock, "now">;
  /** Reads the annotations again. Not awaited, because it waits for the tick that stores them. */
  readonly reload: () => void;
}): PublisherDeps["recordAddresses"] {
  const { archive, annotations, clock, reload } = deps;
  return async (moved, matches) => {
    const corrections = describeAddressCorrections(moved, annotations.current(), matches);
    for (const correction of corrections) {
      const act = { ...correction, who: SYSTEM_AUTHOR, at: clock.now() };
      await archive.append(act, () => act);
    }
    if (corrections.length > 0) reload();
  };
}
