import { countEdits } from "#core/lib/count-edits.ts";

/** Finds misspelled variables, because `UPSTREAM_ULR` would start a server with demo data. */
/** Names of all variables of docs/configuration.md that a server reads. */
export const VARIABLES: readonly string[] = `
  UPSTREAM_URL CLIENT_ID CLIENT_SECRET CLIENT_SECRET_FILE CREDENTIALS_FILE UPSTREAM_TIMEZONE
  ALLOW_INSECURE_UPSTREAM POLL_SECONDS HOST PORT TLS_CERT_FILE TLS_KEY_FILE PUBLIC_URL
  ALLOWED_HOSTS TRUSTED_PROXIES RATE_LIMIT STREAM_LIMIT STREAM_LIMIT_PER_ADDRESS STAFF_USERS
  STAFF_USERS_FILE STAFF_AUTH OIDC_ISSUER OIDC_CLIENT_ID OIDC_CLIENT_SECRET
  OIDC_CLIENT_SECRET_FILE OIDC_ALLOW PUBLIC_SITES PUBLIC_TOURNAMENTS EMBED_PARENTS
  LINK_TEMPLATES DATA_DIR DATABASE_URL DATABASE_URL_FILE DATABASE_PASSWORD
  DATABASE_PASSWORD_FILE RETENTION_DAYS LOG_LEVEL DEMO_NOW DEMO_SPEED
`
  .trim()
  .split(/\s+/);

/** Shorter names are not compared: `HOME` is as near to `HOST` as a misspelling. */
const SHORTEST_NAME = 8;
/** Only 1 if the first letter differs: `SSL_CERT_FILE` is a variable of OpenSSL. */
const MOST_EDITS = 2;

/** Returns a problem for each unknown variable whose name is almost that of a known one. */
export function findMisspelledVariables(
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.keys(env).flatMap((name) => {
    if (VARIABLES.includes(name)) return [];
    const [nearest] = VARIABLES.filter((known) => known.length >= SHORTEST_NAME)
      .map((known) => ({ known, edits: countNameEdits(name, known) }))
      .filter(({ known, edits }) => edits <= (name[0] === known[0] ? MOST_EDITS : 1))
      .sort((a, b) => a.edits - b.edits);
    return nearest === undefined ? [] : [`${name}: is unknown. Did you mean ${nearest.known}?`];
  });
}

/** Counts the edits between two names; 0 if only one of them ends with `_FILE`. */
function countNameEdits(name: string, known: string): number {
  const isSame = name.replace(/_FILE$/, "") === known.replace(/_FILE$/, "");
  return isSame ? 0 : countEdits(name, known);
}
