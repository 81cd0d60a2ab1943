import type { Entry } from "./cached-response.ts";

/** Responses of one present world. */
export interface Generation {
  readonly world: object | null;
  readonly entries: Map<string, Entry>;
  /** Being computed. */
  readonly flights: Map<string, Promise<Entry>>;
}

/** Bytes kept: enough for every page of an event, little against free-text floods. */
const CAPACITY = 8 * 1024 * 1024;
const NOTHING: Generation = { world: null, entries: new Map(), flights: new Map() };

/** Responses of the present world, and of the one before: most bodies outlive a tick. */
export interface ResponseGenerations {
  /** Returns the responses of a world; those of the one before are kept while there is room. */
  readonly of: (world: object) => Generation;
  /** Returns the responses of the world that was asked for last. */
  readonly newest: () => Generation;
  /** Keeps a response, unless its generation has passed. Returns the entry to send. */
  readonly keep: (generation: Generation, key: string, made: Entry) => Entry;
  /** Notes that an entry takes more bytes. */
  readonly grow: (entry: Entry, bytes: number) => void;
}

/**
 * Creates a store without responses.
 *
 * @param capacity Bytes kept at most.
 */
export function createResponseGenerations(capacity = CAPACITY): ResponseGenerations {
  let newest = NOTHING;
  let earlier = NOTHING;
  let size = 0;

  /** What is of an earlier world goes first. */
  function makeRoom(): void {
    for (const { entries } of [earlier, newest]) {
      for (const [key, entry] of entries) {
        if (size <= capacity) return;
        entries.delete(key);
        size -= entry.size;
      }
    }
  }

  return {
    of(world) {
      if (world !== newest.world) {
        earlier = newest;
        newest = { world, entries: new Map(), flights: new Map() };
        size = sizeOf(earlier);
        makeRoom();
      }
      return newest;
    },
    newest: () => newest,
    keep(generation, key, made) {
      if (generation !== newest) return made;
      const before = earlier.entries.get(key);
      const entry = before?.hash === made.hash ? before : made;
      if (before !== undefined && earlier.entries.delete(key)) size -= before.size;
      newest.entries.set(key, entry);
      size += entry.size;
      makeRoom();
      return entry;
    },
    grow(entry, bytes) {
      entry.size += bytes;
      if (![...newest.entries.values()].includes(entry)) return;
      size += bytes;
      makeRoom();
    },
  };
}

function sizeOf({ entries }: Generation): number {
  let sum = 0;
  for (const { size } of entries.values()) sum += size;
  return sum;
}
