import { secretOf } from "./credentials.ts";

/**
 * Where the PostgreSQL is that the archive is kept in. The connection string holds a password, so it
 * is a getter over a private field: neither JSON, spread nor inspection can carry it anywhere.
 */
export class DatabaseAddress {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get url(): string {
    return this.#url;
  }

  /** What must never be logged; null when the string holds none. */
  get password(): string | null {
    const { password } = new URL(this.#url);
    return password === "" ? null : decodeURIComponent(password);
  }
}

/**
 * Reads DATABASE_URL and DATABASE_PASSWORD, each of which may come from a file (`_FILE`).
 *
 * @param env Without empty values.
 * @param readFile Returns a file's text; throws if it cannot be read.
 * @returns `null` as address if none is set; problems are sentences that begin with a variable's name
 *   and never hold a secret
 */
export function parseDatabase(
  env: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): { readonly address: DatabaseAddress | null; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const text = secretOf(env, "DATABASE_URL", readFile, problems);
  const password = secretOf(env, "DATABASE_PASSWORD", readFile, problems);
  const none = { address: null, problems };
  if (problems.length > 0) return none;
  if (text === undefined) {
    if (password !== undefined)
      problems.push("DATABASE_PASSWORD: does nothing without DATABASE_URL");
    return none;
  }
  const problem = urlProblem(text);
  if (problem !== null) problems.push(`DATABASE_URL: ${problem}`);
  else if (password !== undefined) problems.push(...passwordProblems(new URL(text)));
  if (problems.length > 0) return none;
  return { address: new DatabaseAddress(withPassword(text, password)), problems };
}

/** What is wrong with a connection string, as a sentence; null when nothing is. */
function urlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    return "is no PostgreSQL address. Write it like postgres://user:password@host:5432/matchdesk";
  }
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return null;
  } catch {
    return "holds a % that is no code of a character. Write %25 for a percent sign";
  }
}

function passwordProblems(url: URL): string[] {
  if (url.password !== "") {
    return ["DATABASE_PASSWORD: is set beside a password in DATABASE_URL. Keep one of the two"];
  }
  if (url.hostname === "" || url.username === "") {
    return [
      "DATABASE_URL: names no user or no host for DATABASE_PASSWORD. Write it like postgres://user@host:5432/matchdesk",
    ];
  }
  return [];
}

function withPassword(text: string, password: string | undefined): string {
  if (password === undefined) return text;
  const url = new URL(text);
  url.password = encodeURIComponent(password);
  return url.href;
}
