import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What a guess costs. Memory is 128 × N × r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** RFC 7914's interactive cost: 16 MiB and some 50 ms for each guess. */
export const SCRYPT_COST: ScryptCost = { N: 16_384, r: 8, p: 1 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const FORM = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/;

/** `scrypt$N$r$p$SALT$KEY` of a client secret, with a new salt. */
export async function hashSecret(secret: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return formatHash(cost, salt, await derive(secret, salt, cost));
}

/** The hash of no secret, as long to verify as any of this cost. */
export function createDecoyHash(cost: ScryptCost): string {
  return formatHash(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

/** True when the hash is of this secret; takes as long either way. A damaged hash fits no secret. */
export async function verifySecret(secret: string, hash: string): Promise<boolean> {
  const parts = FORM.exec(hash);
  if (parts === null) return false;
  const [, n = "", r = "", p = "", salt = "", key = ""] = parts;
  const expected = Buffer.from(key, "base64url");
  if (expected.length !== KEY_BYTES) return false;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(secret, Buffer.from(salt, "base64url"), cost), expected);
}

/** An access token: 256 random bits, opaque to everybody. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. It is random enough for one round of SHA-256. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function formatHash({ N, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function derive(secret: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
