export type ArchiveErrorId =
  /** Another process holds this data folder. */
  | "archive-in-use"
  /** The data folder cannot be created or written: the configuration is wrong. */
  | "archive-location"
  /** A newer version made the tables. */
  | "archive-newer"
  | "archive-migration"
  /** The store cannot be opened or reached. */
  | "archive-unreachable"
  /** No room, or a disk that does not take writes: nothing of the tick was kept. */
  | "archive-full"
  /** This process does not hold the poller lease, so it may not write. */
  | "archive-not-leading"
  /** The store exists but refuses every write. */
  | "archive-read-only"
  /** The data folder or a file in it was removed while the server ran. */
  | "archive-missing"
  /** The store's file cannot be read, or is empty. */
  | "archive-corrupt"
  /** A backup that is none, or not of this version. */
  | "archive-backup";

/** What went wrong with the archive, in a sentence that says what to do next. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly id: ArchiveErrorId;

  constructor(id: ArchiveErrorId, message: string, options?: ErrorOptions) {
    super(message, options);
    this.id = id;
  }
}
