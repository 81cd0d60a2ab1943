export type ArchiveErrorId =
  /** Another process is using the archive. */
  | "archive-in-use"
  /** The data folder cannot be created or written: the configuration is wrong. */
  | "archive-location"
  /** The tables were created by a newer version of Matchdesk. */
  | "archive-newer"
  /** Migrating the tables failed. */
  | "archive-migration"
  /** The store cannot be opened or reached. */
  | "archive-unreachable"
  /** The disk is full or a quota is reached; nothing of the tick was stored. */
  | "archive-full"
  /** This process does not hold the poller lease and therefore may not write. */
  | "archive-not-leading"
  /** The store exists but refuses every write. */
  | "archive-read-only"
  /** The data folder or a file in it was removed while the server ran. */
  | "archive-missing"
  /** The store's file is damaged or empty. */
  | "archive-corrupt"
  /** A backup file is missing or invalid, of an unsupported version, or already exists. */
  | "archive-backup";

/** Error of the archive. The message describes the problem and what to do. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly id: ArchiveErrorId;

  constructor(id: ArchiveErrorId, message: string, options?: ErrorOptions) {
    super(message, options);
    this.id = id;
  }
}
