import { randomBytes } from "node:crypto";
import type { InitialArchiveValues } from "#server/archive/database/migration-0001.ts";
import type { PersistentArchiveLocation } from "#server/archive/engines/open-archive.ts";
import type { Config } from "./config.ts";

export function getArchiveLocation({ database, dataDir }: Config): PersistentArchiveLocation {
  return database === null
    ? { type: "folder", folder: dataDir }
    : { type: "postgres", url: database.url };
}

/** Creates the initial values of a new archive, with a random key. */
export function createInitialArchiveValues(now: number): InitialArchiveValues {
  return { now, salt: randomBytes(16).toString("base64url") };
}
