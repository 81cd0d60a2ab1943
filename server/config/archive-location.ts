import { randomBytes } from "node:crypto";
import type { Birth } from "#server/archive/database/migration-0001.ts";
import type { StoredPlace } from "#server/archive/engines/open-archive.ts";
import type { Config } from "./config.ts";

/** Where the configuration says that the archive is kept. */
export function archiveLocation({ database, dataDir }: Config): StoredPlace {
  return database === null
    ? { type: "folder", folder: dataDir }
    : { type: "postgres", url: database.url };
}

/** What a new archive writes down about itself. */
export function archiveBirth(now: number): Birth {
  return { now, salt: randomBytes(16).toString("base64url") };
}
