import { must } from "#core/lib/must.ts";
import { addToHistories } from "#core/model/match-history.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { KnownThen } from "./clock-steps.ts";
import { mergeSentLists } from "./merge-raw-lists.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import type { StoreMonitor } from "./store-monitor.ts";
import type { DerivedState } from "./tick-writer.ts";

/** What is published, and what it was made of. */
export interface PublicationState {
  readonly publication: () => Publication;
  readonly known: () => KnownThen;
  /** Returns the record of a source. */
  readonly record: (index: number) => SourceRecord;
  /** Replaces what is known, without publishing it. */
  readonly correct: (known: KnownThen) => void;
  /** Publishes a derived world, and adds the changes to the histories. Notifies nothing of them. */
  readonly publish: (standing: DerivedState, changes: readonly LoggedChange[]) => void;
}

/** Creates a state that knows of no source, and follows the health of the store. */
export function createPublicationState(
  store: Pick<StoreMonitor, "health" | "subscribe">,
): PublicationState {
  let known: KnownThen = { records: [], histories: new Map(), seq: null };
  let publication: Publication = {
    world: null,
    sources: [],
    sentLists: { upcoming: [], ended: [] },
    sent: new Map(),
    store: store.health(),
  };
  // It changes between ticks too.
  store.subscribe(() => {
    publication = { ...publication, store: store.health() };
  });
  return {
    publication: () => publication,
    known: () => known,
    record: (index) => must(known.records[index], "every source was adopted"),
    correct: (corrected) => {
      known = corrected;
    },
    publish({ records, world }, changes) {
      const histories = addToHistories(known.histories, changes);
      known = { records, histories, seq: changes.at(-1)?.seq ?? known.seq };
      publication = {
        world: world === null ? null : { ...world, histories },
        sources: records.map(({ state }) => state),
        sentLists: mergeSentLists(records.map(({ sighted }) => sighted.sentLists)),
        sent: new Map(records.flatMap(({ sighted }) => [...sighted.sent])),
        store: store.health(),
      };
    },
  };
}
