import type { Kysely } from "kysely";
import type { Instant } from "#core/model/match.ts";
import {
  createDecoyHash,
  createToken,
  hashSecret,
  hashToken,
  verifySecret,
  type ScryptCost,
} from "#server/platform/secret-hash.ts";
import type { ReferenceTables } from "./tables.ts";

/** A client as configured by the operator. */
export interface ClientSetting {
  readonly id: string;
  readonly secret: string;
  /** Host names of the sites whose matches it may read. */
  readonly sites: readonly string[];
}

/** The client that owns a token, or the reason why the token is rejected. */
export type TokenOwner =
  | { readonly ok: true; readonly clientId: string; readonly sites: readonly string[] }
  | { readonly ok: false; readonly reason: "unknown" | "expired" };

/** Store of clients and their tokens. It contains only hashes of secrets and tokens. */
export type ClientStore = ReturnType<typeof createClientStore>;

/** Milliseconds until an expired token is deleted. Until then it is reported as expired. */
const EXPIRED_RETENTION = 24 * 60 * 60 * 1000;

/** Creates the store of clients and tokens on an open database. */
export function createClientStore(db: Kysely<ReferenceTables>, cost: ScryptCost) {
  // Verified for unknown clients, so that the response time does not reveal which ids exist.
  const decoy = createDecoyHash(cost);

  const findHash = async (id: string) => {
    const query = db.selectFrom("client").select("secret_hash").where("id", "=", id);
    return (await query.executeTakeFirst())?.secret_hash ?? null;
  };

  return {
    count: async () => (await db.selectFrom("client").select("id").execute()).length,

    /** Replaces all clients. Only those with an unchanged id and secret keep their tokens. */
    replaceAll: async (clients: readonly ClientSetting[]) => {
      const hashed = await Promise.all(
        clients.map(async ({ id, secret, sites }) => {
          const old = await findHash(id);
          const isUnchanged = old !== null && (await verifySecret(secret, old));
          const secretHash = isUnchanged ? old : await hashSecret(secret, cost);
          return {
            isUnchanged,
            row: { id, secret_hash: secretHash, sites: JSON.stringify(sites) },
          };
        }),
      );
      const unchangedIds = hashed.filter(({ isUnchanged }) => isUnchanged).map(({ row }) => row.id);
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom("client").where("id", "not in", unchangedIds).execute();
        for (const { row } of hashed) {
          const changed = { sites: row.sites };
          await trx
            .insertInto("client")
            .values(row)
            .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
            .execute();
        }
      });
    },

    /** Returns whether the client exists and the secret is right. */
    verify: async (id: string, secret: string) => {
      const hash = await findHash(id);
      const isRight = await verifySecret(secret, hash ?? decoy);
      return isRight && hash !== null;
    },

    /** Creates a token for an existing client, valid for `seconds` from `now`. */
    issueToken: async (clientId: string, now: Instant, seconds: number) => {
      const token = createToken();
      const row = {
        hash: hashToken(token),
        client_id: clientId,
        expires_at: now + seconds * 1000,
      };
      await db
        .deleteFrom("token")
        .where("expires_at", "<", now - EXPIRED_RETENTION)
        .execute();
      await db.insertInto("token").values(row).execute();
      return token;
    },

    /** Finds the client of a valid token. */
    findTokenOwner: async (token: string, now: Instant): Promise<TokenOwner> => {
      const row = await db
        .selectFrom("token")
        .innerJoin("client", "client.id", "token.client_id")
        .select(["client.id", "client.sites", "token.expires_at"])
        .where("token.hash", "=", hashToken(token))
        .executeTakeFirst();
      if (row === undefined) return { ok: false, reason: "unknown" };
      if (row.expires_at <= now) return { ok: false, reason: "expired" };
      return { ok: true, clientId: row.id, sites: parseSites(row.sites) };
    },
  };
}

function parseSites(json: string): string[] {
  const sites: unknown = JSON.parse(json);
  return Array.isArray(sites) ? sites.map(String) : [];
}
