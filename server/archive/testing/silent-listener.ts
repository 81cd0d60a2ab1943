import type { ArchiveListener } from "#server/archive/repository.ts";

/** Listener of an archive whose events a test ignores. */
export const SILENT_LISTENER: ArchiveListener = {
  led: () => {},
  ticked: () => {},
  deskChanged: () => {},
  watched: () => {},
  pollWanted: () => {},
  storeProblem: () => {},
};
