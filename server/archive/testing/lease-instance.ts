import { EventEmitter, once } from "node:events";
import type { ArchiveListener } from "#server/archive/repository.ts";
import type { OpenArchive } from "#server/archive/engines/archive.ts";
import { commitSampleTick, sampleChange, SAMPLE_MATCH_NOON, SAMPLE_SOURCE } from "./samples.ts";

/** Events of an archive so far. */
interface RecordedEvents {
  isLeading: boolean;
  /** Number of the newest tick; -1 before the first `ticked` event. */
  tick: number;
  ticked: number;
  deskChanged: number;
  watched: number;
  pollWanted: number;
  /** Ids of the reported store problems; "works" for each end of one. */
  readonly failures: string[];
}

export type ArchiveEventRecorder = ReturnType<typeof createArchiveEventRecorder>;

export interface RecordedArchive extends ArchiveEventRecorder {
  readonly archive: OpenArchive;
}

/** Condition that the process leads. */
export const isLeading = (events: Readonly<RecordedEvents>): boolean => events.isLeading;

/** Records the events of an archive, and waits until a condition on them is met. */
export function createArchiveEventRecorder() {
  const emitter = new EventEmitter();
  const events: RecordedEvents = {
    isLeading: false,
    tick: -1,
    ticked: 0,
    deskChanged: 0,
    watched: 0,
    pollWanted: 0,
    failures: [],
  };
  const count = (kind: "ticked" | "deskChanged" | "watched" | "pollWanted"): void => {
    events[kind] += 1;
    emitter.emit("recorded");
  };
  const listener: ArchiveListener = {
    led: (role) => {
      events.isLeading = role === "leading";
      emitter.emit("recorded");
    },
    ticked: (newest) => {
      events.tick = newest;
      count("ticked");
    },
    deskChanged: () => count("deskChanged"),
    watched: () => count("watched"),
    pollWanted: () => count("pollWanted"),
    storeProblem: (problem) => {
      events.failures.push(problem?.id ?? "works");
      emitter.emit("recorded");
    },
  };
  return {
    events,
    listener,
    /** Resolves once the condition is met. */
    until: async (isMet: (current: Readonly<RecordedEvents>) => boolean) => {
      while (!isMet(events)) await once(emitter, "recorded");
    },
  };
}

export async function commitOneChange({ archive }: RecordedArchive, match: string): Promise<void> {
  const opened = await archive.openSources([SAMPLE_SOURCE]);
  await commitSampleTick(opened, { changes: [sampleChange(match)] });
}

/** Reads the match keys of all logged changes, oldest first. */
export async function readLoggedMatchKeys({ archive }: RecordedArchive): Promise<string[]> {
  const { reader } = await archive.openSources([SAMPLE_SOURCE]);
  const { changes } = await reader.findChangesAfter(SAMPLE_MATCH_NOON, 10);
  return changes.map(({ change }) => change.match);
}
