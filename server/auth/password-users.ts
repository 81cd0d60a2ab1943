import { MAX_STAFF_NAME } from "#core/lib/input-limits.ts";
import { foldName } from "#core/lib/text.ts";
import {
  PASSWORD_COST,
  parseHashCost,
  createDecoyHash,
  hashToken,
  verifySecret,
} from "#server/platform/secret-hash.ts";
import type { Admission } from "./staff.ts";

interface StaffUser {
  readonly name: string;
  readonly hash: string;
}

/** Staff with passwords. Hashes are private, so that neither JSON nor inspection reveals them. */
export class PasswordUsers {
  readonly #users: ReadonlyMap<string, StaffUser>;
  /** Hash without a password, so that checking an unknown name takes as long as a known one. */
  readonly #decoy: string;

  constructor(users: readonly StaffUser[]) {
    this.#users = new Map(users.map((user) => [foldName(user.name), user]));
    this.#decoy = createDecoyHash(parseHashCost(users[0]?.hash ?? "") ?? PASSWORD_COST);
  }

  get size(): number {
    return this.#users.size;
  }

  /** Returns the names of all users. */
  get names(): readonly string[] {
    return [...this.#users.values()].map(({ name }) => name);
  }

  /** Checks name and password; `null` if they are wrong. Takes the same time in both cases. */
  async admit(name: string, password: string): Promise<Admission | null> {
    const subject = foldName(name);
    const user = this.#users.get(subject);
    const isCorrect = await verifySecret(password, user?.hash ?? this.#decoy);
    if (user === undefined || !isCorrect) return null;
    return { subject, name: user.name, grounds: hashToken(user.hash) };
  }

  /** Returns the configured spelling of a staff member's name; `null` for an unknown name. */
  findName(name: string): string | null {
    return this.#users.get(foldName(name))?.name ?? null;
  }

  /** Returns a token that changes with the password; `null` for an unknown name. */
  groundsOf(subject: string): string | null {
    const user = this.#users.get(subject);
    return user === undefined ? null : hashToken(user.hash);
  }
}

/** Parses `NAME:HASH` entries, separated by commas or line breaks. Problems contain no hash. */
export function parsePasswordUsers(text: string): {
  readonly users: PasswordUsers;
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
      const subject = `entry ${index + 1}`;
      if (name === "" || name.length > MAX_STAFF_NAME || parseHashCost(hash) === null) {
        problems.push(`${subject} is not NAME:HASH. Create it with: npm run hash-password -- NAME`);
      } else if (users.has(foldName(name))) {
        problems.push(`${subject} repeats the name ${name}. Remove one of the entries`);
      } else {
        users.set(foldName(name), { name, hash });
      }
    });
  if (users.size === 0 && problems.length === 0) {
    problems.push("is empty. Create an entry with: npm run hash-password -- NAME");
  }
  return { users: new PasswordUsers([...users.values()]), problems };
}
