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

/** What is wrong with a connection string, as a sentence; null when nothing is. */
export function databaseProblem(text: string): string | null {
  const isOne = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
  return isOne
    ? null
    : "is no PostgreSQL address. Write it like postgres://user:password@host:5432/matchdesk";
}
