import { randomBytes } from "node:crypto";
import type { ArchiveOrigin } from "#server/archive/database/migration-0001.ts";
import type { StoredLocation } from "#server/archive/engines/open-archive.ts";
import type { Config } from "./config.ts";

/** Returns the configured location of the archive. */
export function archiveLocation({ database, dataDir }: Config): StoredLocation {
  return database === null
    ? { type: "folder", folder: dataDir }
    : { type: "postgres", url: database.url };
}

/** Creates the initial values of a new archive, with a random key. */
export function archiveOriginOf(now: number): ArchiveOrigin {
  return { now, salt: randomBytes(16).toString("base64url") };
}
