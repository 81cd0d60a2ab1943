import { foldName } from "#core/lib/text.ts";
import {
  PASSWORD_COST,
  costOf,
  createDecoyHash,
  hashToken,
  verifySecret,
} from "#server/platform/secret-hash.ts";
import type { Admission } from "./staff.ts";

interface StaffUser {
  readonly name: string;
  readonly hash: string;
}

/** Longest name, in UTF-16 units. */
const LONGEST_NAME = 60;

/**
 * Who may sign in with a password. Hashes stay in a private field: neither JSON nor inspection carries
 * them anywhere.
 */
export class StaffUsers {
  readonly #users: ReadonlyMap<string, StaffUser>;
  /** Of nobody's password: an unknown name takes as long as a known one. */
  readonly #decoy: string;

  constructor(users: readonly StaffUser[]) {
    this.#users = new Map(users.map((user) => [foldName(user.name), user]));
    this.#decoy = createDecoyHash(costOf(users[0]?.hash ?? "") ?? PASSWORD_COST);
  }

  get size(): number {
    return this.#users.size;
  }

  /** Lets somebody in who knows their password; null for anybody else, after as long a time. */
  async admit(name: string, password: string): Promise<Admission | null> {
    const subject = foldName(name);
    const user = this.#users.get(subject);
    const isRight = await verifySecret(password, user?.hash ?? this.#decoy);
    if (user === undefined || !isRight) return null;
    return { subject, name: user.name, grounds: hashToken(user.hash) };
  }

  /** Returns the name of a staff member as it was configured; null for any other text. */
  findName(name: string): string | null {
    return this.#users.get(foldName(name))?.name ?? null;
  }

  /** Another password, or a name taken off the list, ends the sessions. */
  groundsOf(subject: string): string | null {
    const user = this.#users.get(subject);
    return user === undefined ? null : hashToken(user.hash);
  }
}

/**
 * Reads `NAME:HASH` entries, separated by commas or line ends.
 *
 * @returns Problems as sentences without a hash in them.
 */
export function parseStaffUsers(text: string): {
  readonly users: StaffUsers;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const users = new Map<string, StaffUser>();
  const entries = text.split(/[,\n]/).map((entry) => entry.trim());
  entries
    .filter((entry) => entry !== "")
    .forEach((entry, index) => {
      const colon = entry.lastIndexOf(":");
      const name = entry.slice(0, Math.max(0, colon)).trim();
      const hash = entry.slice(colon + 1).trim();
      const which = `entry ${index + 1}`;
      if (name === "" || name.length > LONGEST_NAME || costOf(hash) === null) {
        problems.push(`${which} is not NAME:HASH. Make it with: npm run hash-password -- NAME`);
      } else if (users.has(foldName(name))) {
        problems.push(`${which} names ${name} again`);
      } else {
        users.set(foldName(name), { name, hash });
      }
    });
  if (users.size === 0 && problems.length === 0) {
    problems.push("names nobody. Make an entry with: npm run hash-password -- NAME");
  }
  return { users: new StaffUsers([...users.values()]), problems };
}
