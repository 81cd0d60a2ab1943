import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";

/** Asks a running desk as everybody may. */
export interface DeskClient {
  /** The bytes at a path; throws where there are none. */
  readonly read: (path: string) => Promise<Uint8Array>;
  /** As `read`; null where nothing is there. */
  readonly find: (path: string) => Promise<Uint8Array | null>;
}

/** The desk does not answer, or not as ours would. The message says what to do next. */
export class DeskUnreachableError extends Error {
  override readonly name = "DeskUnreachableError";
}

/** How often a desk that asks us to wait is asked again. */
const TRIES = 20;

/**
 * @param ask As `fetch`, for an address of the desk.
 * @param say Takes a line for people who wait.
 */
export function createDeskReader(
  base: string,
  ask: (url: string) => Promise<Response>,
  say: (line: string) => void,
): DeskClient {
  const answerOf = async (path: string): Promise<Response> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const response = await ask(base + path).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new DeskUnreachableError(
          `No desk answers at ${base} (${reason}). Start it with npm start, or say where it is with --base=URL.`,
        );
      });
      if (response.status !== 429) return response;
      const seconds = Number(response.headers.get("retry-after")) || 1;
      say(`freeze: the desk asks to wait ${seconds} s (RATE_LIMIT)`);
      await wait(seconds * SECOND);
    }
    throw new DeskUnreachableError(`${base} goes on asking to wait. Raise RATE_LIMIT meanwhile.`);
  };
  const find = async (path: string): Promise<Uint8Array | null> => {
    const response = await answerOf(path);
    if (response.status === 404 || response.status === 401) return null;
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new DeskUnreachableError(`${base}${path} answers with status ${response.status}.`);
  };
  return {
    find,
    read: async (path) => {
      const found = await find(path);
      if (found !== null) return found;
      throw new DeskUnreachableError(
        `${base}${path} is not there. Is that a desk of this version, and is it public?`,
      );
    },
  };
}
