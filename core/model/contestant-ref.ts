import type { ContestantRef } from "./derived.ts";
import type { Entry } from "./match.ts";

/** The contestant of an entry, without what the match adds. */
export function contestantRef({ key, name, country }: Entry): ContestantRef {
  return { key, name, country };
}
