import { readSecret } from "./credentials.ts";

/**
 * URL of the PostgreSQL that stores the archive. It contains a password, so it is a getter of a
 * private field: JSON, object spread and inspection do not contain it.
 */
export class DatabaseAddress {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  get url(): string {
    return this.#url;
  }

  /** The decoded password, which must never be logged; `null` if the URL has none. */
  get password(): string | null {
    const { password } = new URL(this.#url);
    return password === "" ? null : decodeURIComponent(password);
  }
}

/**
 * Parses DATABASE_URL and DATABASE_PASSWORD, each of which may come from a file (`_FILE`); `env`
 * has no empty values. The address is `null` if none is set or there are problems, which are
 * sentences that begin with a variable's name and never contain a secret.
 */
export function parseDatabaseAddress(
  env: Readonly<Record<string, string | undefined>>,
  readFile: (path: string) => string,
): { readonly address: DatabaseAddress | null; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const text = readSecret(env, "DATABASE_URL", readFile, problems);
  const password = readSecret(env, "DATABASE_PASSWORD", readFile, problems);
  const none = { address: null, problems };
  if (problems.length > 0) return none;
  if (text === undefined) {
    if (password !== undefined)
      problems.push("DATABASE_PASSWORD: has no effect without DATABASE_URL");
    return none;
  }
  const problem = urlProblem(text);
  if (problem !== null) problems.push(`DATABASE_URL: ${problem}`);
  else if (password !== undefined) problems.push(...passwordProblems(new URL(text)));
  if (problems.length > 0) return none;
  return { address: new DatabaseAddress(withPassword(text, password)), problems };
}

/** Returns the problem of a URL as a sentence without a subject; `null` if it is valid. */
function urlProblem(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    return "is not a PostgreSQL URL. Write it like postgres://user:password@host:5432/matchdesk";
  }
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return null;
  } catch {
    return "contains a % that does not begin a character code. Write %25 for a percent sign";
  }
}

function passwordProblems(url: URL): string[] {
  if (url.password !== "") {
    return [
      "DATABASE_PASSWORD: is set together with a password in DATABASE_URL. Set only one of them",
    ];
  }
  if (url.hostname === "" || url.username === "") {
    return [
      "DATABASE_URL: has no user or no host for DATABASE_PASSWORD. Write it like postgres://user@host:5432/matchdesk",
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
