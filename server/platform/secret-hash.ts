import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What a guess costs. Memory is 128 × N × r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** RFC 7914's interactive cost, for secrets that nobody made up: 16 MiB and some 50 ms each. */
export const SCRYPT_COST: ScryptCost = { N: 16_384, r: 8, p: 1 };
/** For what a person made up: 32 MiB and some 300 ms for each guess. */
export const PASSWORD_COST: ScryptCost = { N: 32_768, r: 8, p: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** With points: shells and compose files take `$` for a variable. Older stores hold it. */
const FORM = /^scrypt[.$](\d{1,8})[.$](\d{1,3})[.$](\d{1,3})[.$]([\w-]+)[.$]([\w-]+)$/;
/** Of a hash that somebody wrote by hand, in bytes. */
const MOST_MEMORY = 256 * 1024 * 1024;

/** `scrypt.N.r.p.SALT.KEY` of a secret, with a new salt. */
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
  const parsed = parseHash(hash);
  if (parsed === null) return false;
  return timingSafeEqual(await derive(secret, parsed.salt, parsed.cost), parsed.key);
}

/** What a guess at this hash costs; null for a damaged one. */
export function costOf(hash: string): ScryptCost | null {
  return parseHash(hash)?.cost ?? null;
}

/** An access token: 256 random bits, opaque to everybody. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. It is random enough for one round of SHA-256. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function parseHash(hash: string) {
  const [, n = "", r = "", p = "", salt = "", key = ""] = FORM.exec(hash) ?? [];
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const bytes = Buffer.from(key, "base64url");
  if (bytes.length !== KEY_BYTES || memoryOf(cost) > MOST_MEMORY) return null;
  // A power of two above 1, or scrypt itself refuses.
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
