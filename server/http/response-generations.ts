import type { CachedResponse } from "./cached-response.ts";

/** Cached responses of one world. */
export interface Generation {
  readonly world: object | null;
  readonly entries: Map<string, CachedResponse>;
  /** Keys of responses, by the URL of a request that they answered. */
  readonly keys: Map<string, string>;
  /** Computations in progress. */
  readonly flights: Map<string, Promise<CachedResponse>>;
}

/** In bytes: enough for all pages of an event, but small if clients flood it with search texts. */
const CAPACITY = 8 * 1024 * 1024;
const EMPTY: Generation = createGeneration(null);

/** Responses of the current and the previous world: most bodies are the same after a tick. */
export type ResponseGenerations = ReturnType<typeof createResponseGenerations>;

/** Creates an empty store of at most `capacity` bytes. */
export function createResponseGenerations(capacity = CAPACITY) {
  let newest = EMPTY;
  let previous = EMPTY;
  let size = 0;

  /** Removes entries beyond the capacity, those of the previous world first. */
  function makeRoom(): void {
    for (const { entries } of [previous, newest]) {
      for (const [key, entry] of entries) {
        if (size <= capacity) return;
        entries.delete(key);
        size -= entry.size;
      }
    }
  }

  return {
    /** Returns the responses of the current world. A different world starts a new generation. */
    of(world: object): Generation {
      if (world !== newest.world) {
        previous = newest;
        newest = createGeneration(world);
        size = sizeOf(previous);
        makeRoom();
      }
      return newest;
    },
    /** Returns the generation that `of` returned last. */
    newest: (): Generation => newest,
    /**
     * Stores a response unless its generation is outdated. Returns the entry to send: the previous
     * generation's if its body is the same.
     */
    keep(generation: Generation, key: string, computed: CachedResponse): CachedResponse {
      if (generation !== newest) return computed;
      const before = previous.entries.get(key);
      const entry = before?.hash === computed.hash ? before : computed;
      if (before !== undefined && previous.entries.delete(key)) size -= before.size;
      newest.entries.set(key, entry);
      size += entry.size;
      makeRoom();
      return entry;
    },
    /** Adds bytes to the size of an entry. */
    grow(entry: CachedResponse, bytes: number) {
      entry.size += bytes;
      if (![...newest.entries.values()].includes(entry)) return;
      size += bytes;
      makeRoom();
    },
  };
}

function createGeneration(world: object | null): Generation {
  return { world, entries: new Map(), keys: new Map(), flights: new Map() };
}

function sizeOf({ entries }: Generation): number {
  let sum = 0;
  for (const { size } of entries.values()) sum += size;
  return sum;
}
