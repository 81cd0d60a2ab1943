import type { PublishedSource } from "#core/model/poll-state.ts";
import { emptySnapshot } from "#core/snapshot/snapshot.ts";
import { listSources } from "#core/snapshot/sources.ts";
import { must } from "#core/lib/must.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { mergeRawLists } from "#server/ingest/source/raw-lists.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import type { SourceRecord } from "#server/ingest/source/source-record.ts";
import type { StoreMonitor } from "./store-monitor.ts";
import type { DerivedState } from "./tick-writer.ts";

/** The record of each source, and the histories of matches. */
interface KnownData {
  readonly records: readonly SourceRecord[];
  readonly histories: MatchHistories;
}

/** Creates the publication without sources. It publishes every change of the store's health. */
export function createPublicationState(store: Pick<StoreMonitor, "health" | "subscribe">) {
  let known: KnownData = { records: [], histories: new Map() };
  let publication: Publication = {
    world: null,
    sources: [],
    sentLists: { upcoming: [], ended: [] },
    sent: new Map(),
    store: store.health(),
  };
  // The health also changes between ticks.
  store.subscribe(() => {
    publication = { ...publication, store: store.health() };
  });
  return {
    publication: (): Publication => publication,
    /** Returns the records and histories; histories may not be published yet. */
    known: (): KnownData => known,
    record: (index: number): SourceRecord => must(known.records[index], "every source was adopted"),
    /** Replaces the histories without publishing them. */
    setHistories: (histories: MatchHistories) => {
      known = { ...known, histories };
    },
    /** Publishes a derived world and adds the changes to the histories. Notifies no listeners. */
    publish({ records, world }: DerivedState, changes: readonly LoggedChange[]) {
      const histories = addChangesToHistories(known.histories, changes);
      known = { records, histories };
      publication = {
        world: world === null ? null : { ...world, histories },
        sources: publishSources(records),
        sentLists: mergeRawLists(records.map(({ sighted }) => sighted.sentLists)),
        sent: new Map(records.flatMap(({ sighted }) => [...sighted.sent])),
        store: store.health(),
      };
    },
  };
}

/** Returns the sources with the data that each of them has sent. */
function publishSources(records: readonly SourceRecord[]): readonly PublishedSource[] {
  const snapshots = records.map(({ sighted }) => sighted.snapshot ?? emptySnapshot(0));
  return listSources(snapshots).map(({ at, lists, tournaments }, index) => {
    const { state } = must(records[index], "each record has a source");
    return Object.assign({ dataAt: lists.length === 0 ? null : at, tournaments }, state);
  });
}
