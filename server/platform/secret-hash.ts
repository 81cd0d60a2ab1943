import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Parameters of scrypt. Memory is 128 × N × r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Interactive cost of RFC 7914 for generated secrets: 16 MiB and about 50 ms. */
export const GENERATED_SECRET_COST: ScryptCost = { N: 16_384, r: 8, p: 1 };
/** Cost for passwords chosen by people: 32 MiB and about 300 ms for each guess. */
export const PASSWORD_COST: ScryptCost = { N: 32_768, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Format with dots, because shells and compose files expand `$`. Older archives contain `$`. */
const FORMAT = /^scrypt[.$](\d{1,8})[.$](\d{1,3})[.$](\d{1,3})[.$]([\w-]+)[.$]([\w-]+)$/;
/** Limit in bytes for the parameters of a configured hash. */
const MAX_MEMORY = 256 * 1024 * 1024;

/** Returns `scrypt.N.r.p.SALT.KEY` of a secret, with a new salt. */
export async function hashSecret(secret: string, cost: ScryptCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return formatHash(cost, salt, await derive(secret, salt, cost));
}

/** Returns a hash that no secret matches. Verifying it takes as long as any other of this cost. */
export function createDecoyHash(cost: ScryptCost): string {
  return formatHash(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
}

/** Returns whether a hash matches a secret, in constant time; `false` for an invalid hash. */
export async function verifySecret(secret: string, hash: string): Promise<boolean> {
  const parsed = parseHash(hash);
  if (parsed === null) return false;
  return timingSafeEqual(await derive(secret, parsed.salt, parsed.cost), parsed.key);
}

/** Returns the scrypt parameters of a hash; `null` if it is invalid. */
export function parseHashCost(hash: string): ScryptCost | null {
  return parseHash(hash)?.cost ?? null;
}

/** Returns an opaque token of 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the hash of a token for storage. One round of SHA-256 is enough for random tokens. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function parseHash(hash: string) {
  const [, n = "", r = "", p = "", salt = "", key = ""] = FORMAT.exec(hash) ?? [];
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== KEY_BYTES || memoryOf(cost) > MAX_MEMORY) return null;
  // scrypt requires a power of two above 1.
  if (cost.N < 2 || !Number.isInteger(Math.log2(cost.N)) || cost.r < 1 || cost.p < 1) return null;
  return { cost, salt: Buffer.from(salt, "base64url"), key: bytes };
}

function memoryOf({ N, r, p }: ScryptCost): number {
  return 128 * r * (N + p) + 1024 * 1024;
}

function formatHash({ N, r, p }: ScryptCost, salt: Buffer, key: Buffer): string {
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join(".");
}

function derive(secret: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: memoryOf(cost) };
    scrypt(secret, salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
