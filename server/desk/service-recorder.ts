import { SYSTEM_AUTHOR } from "#core/desk/staff-act.ts";
import {
  findHoldRecords,
  findOutageRecords,
  isServiceRecord,
  type ServiceRecord,
} from "#core/desk/service-record.ts";
import type { DeskArchive } from "#server/archive/desk-archive.ts";
import type { ServiceClock } from "#server/clock/clock.ts";
import type { Publication } from "#server/ingest/source/publication.ts";

/** Records that have begun and are not over. */
type OpenRecord = Pick<ServiceRecord, "kind" | "scope">;

/**
 * Creates a function that stores in the log of acts which outages and holds have begun or are over
 * since its last call. Call it every few seconds. It never rejects.
 */
export function createServiceRecorder(deps: {
  readonly archive: Pick<DeskArchive, "append" | "findCurrent">;
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns whether this process leads: only the leader records. */
  readonly isLeading: () => boolean;
  readonly onError: (error: unknown) => void;
}): () => Promise<void> {
  const { archive, isLeading } = deps;
  /** `null` until read from the archive, after each change of the leader. */
  let open: readonly OpenRecord[] | null = null;
  let isRecording = false;

  const store = async (record: ServiceRecord, opened: readonly OpenRecord[]) => {
    const act = { ...record, who: SYSTEM_AUTHOR, at: deps.clock.now() };
    // Another process may have stored it before this one led.
    await archive.append(record, ([newest]) => {
      const isOpen = newest !== undefined && newest.value !== null;
      return isOpen === (record.value !== null) ? null : act;
    });
    const others = opened.filter(({ kind, scope }) => kind !== act.kind || scope !== act.scope);
    return record.value === null ? others : [...others, record];
  };

  const record = async (): Promise<void> => {
    open ??= (await archive.findCurrent()).acts.filter(isServiceRecord);
    const { sources, world } = deps.publication();
    const found = [
      ...findOutageRecords(sources, open),
      ...(world === null ? [] : findHoldRecords(world.snapshot.holds, open)),
    ];
    for (const one of found) open = await store(one, open);
  };

  return async () => {
    if (!isLeading()) open = null;
    if (isRecording || !isLeading()) return;
    isRecording = true;
    try {
      await record();
    } catch (error) {
      // The archive may not respond: it is read again.
      open = null;
      deps.onError(error);
    } finally {
      isRecording = false;
    }
  };
}
