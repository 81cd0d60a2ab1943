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

/** A client as whoever runs the service gives it. */
export interface ClientSetting {
  readonly id: string;
  readonly secret: string;
  /** Host names of the sites whose matches it may read. */
  readonly sites: readonly string[];
}

/** Who a token belongs to, or why it is refused. */
export type TokenOwner =
  | { readonly ok: true; readonly clientId: string; readonly sites: readonly string[] }
  | { readonly ok: false; readonly reason: "unknown" | "expired" };

/** Clients and their tokens. Neither secrets nor tokens are stored, only hashes of them. */
export interface Clients {
  readonly count: () => Promise<number>;
  /** Makes these the only clients. Who keeps id and secret keeps its tokens; other tokens end. */
  readonly replaceAll: (clients: readonly ClientSetting[]) => Promise<void>;
  /** True when the client exists and this is its secret. */
  readonly verify: (id: string, secret: string) => Promise<boolean>;
  /** A new token for a client that exists, valid for `seconds` from `now` on. */
  readonly issueToken: (clientId: string, now: Instant, seconds: number) => Promise<string>;
  readonly findTokenOwner: (token: string, now: Instant) => Promise<TokenOwner>;
}

/** How long an expired token is still told from an unknown one. */
const EXPIRED_KEPT = 24 * 60 * 60 * 1000;

export function createClients(db: Kysely<ReferenceTables>, cost: ScryptCost): Clients {
  // Verified for unknown clients, so that the answer's time does not tell which ids exist.
  const decoy = createDecoyHash(cost);

  const findHash = async (id: string) => {
    const query = db.selectFrom("client").select("secret_hash").where("id", "=", id);
    return (await query.executeTakeFirst())?.secret_hash ?? null;
  };

  return {
    count: async () => (await db.selectFrom("client").select("id").execute()).length,

    replaceAll: async (clients) => {
      const hashed = await Promise.all(
        clients.map(async ({ id, secret, sites }) => {
          const old = await findHash(id);
          const isKept = old !== null && (await verifySecret(secret, old));
          const secretHash = isKept ? old : await hashSecret(secret, cost);
          return { isKept, row: { id, secret_hash: secretHash, sites: JSON.stringify(sites) } };
        }),
      );
      const kept = hashed.filter(({ isKept }) => isKept).map(({ row }) => row.id);
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom("client").where("id", "not in", kept).execute();
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

    verify: async (id, secret) => {
      const hash = await findHash(id);
      const isRight = await verifySecret(secret, hash ?? decoy);
      return isRight && hash !== null;
    },

    issueToken: async (clientId, now, seconds) => {
      const token = createToken();
      const row = {
        hash: hashToken(token),
        client_id: clientId,
        expires_at: now + seconds * 1000,
      };
      await db
        .deleteFrom("token")
        .where("expires_at", "<", now - EXPIRED_KEPT)
        .execute();
      await db.insertInto("token").values(row).execute();
      return token;
    },

    findTokenOwner: async (token, now) => {
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
