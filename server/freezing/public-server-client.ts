import { setTimeout as wait } from "node:timers/promises";
import { EMBED_PREFIX } from "#core/paths/route-prefixes.ts";
import { SECOND } from "#core/lib/time.ts";
import { CommandError, EXIT_CODES } from "#server/platform/command.ts";

export type PublicServerClient = ReturnType<typeof createPublicServerClient>;

/** Maximum number of attempts while the server responds with 429. */
const MAX_ATTEMPTS = 20;

/**
 * Creates an HTTP client for the public URLs of a running server at `base`, without a trailing
 * slash. Throws a `CommandError` if the server does not respond, or not as expected.
 */
export function createPublicServerClient(
  base: string,
  ask: (url: string) => Promise<Response>,
  say: (line: string) => void,
) {
  const sendRequest = async (path: string): Promise<Response> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const response = await ask(base + path).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw createUnavailableError(
          `No Matchdesk server responds at ${base} (${reason}). Start it with npm start, or set --base=URL.`,
        );
      });
      if (response.status !== 429) return response;
      const seconds = Number(response.headers.get("retry-after")) || 1;
      say(`freeze: waiting ${seconds} s because of the server's RATE_LIMIT`);
      await wait(seconds * SECOND);
    }
    throw createUnavailableError(
      `${base} keeps rejecting requests (HTTP 429). Raise RATE_LIMIT while freezing.`,
    );
  };
  /** Returns the body at a path; `null` if it does not exist or is not public. */
  const find = async (path: string): Promise<Uint8Array | null> => {
    const response = await sendRequest(path);
    // An embed page without its subject has status 404; with a subject in the query it has content.
    const isEmbed = response.status === 404 && path.startsWith(`${EMBED_PREFIX}/`);
    if (response.ok || isEmbed) return new Uint8Array(await response.arrayBuffer());
    if (response.status === 404 || response.status === 401) return null;
    throw createUnavailableError(
      `${base}${path} responded with HTTP status ${response.status}. Check the server's log.`,
    );
  };
  return {
    find,
    /** Returns the text at a path, which must exist. */
    read: async (path: string): Promise<string> => {
      const body = await find(path);
      if (body !== null) return new TextDecoder().decode(body);
      throw createUnavailableError(
        `${base}${path} does not exist or is not public. Check --base=URL, the server's version, and PUBLIC_TOURNAMENTS.`,
      );
    },
  };
}

function createUnavailableError(text: string): CommandError {
  return new CommandError(text, EXIT_CODES.unavailable);
}
