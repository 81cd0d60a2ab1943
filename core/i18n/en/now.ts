import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Messages of the parts of the Now page that not every viewer sees. */
export const enNow = {
  followed: "Followed",
  stations: "Stations",
  /** Numbers of stations with and without a live match. */
  inUse: (count: number) => `${count} in use`,
  free: (count: number) => `${count} free`,
  freeStation: "Free",
  next: (code: string) => `next ${code}`,
  station: (station: string) => `station ${wrapInBidiIsolate(station)}`,
  onAir: "On air",
  nothingOnAir: "Nothing on air",
  screens: "Screens",
  /** Attention items that the member of staff has claimed. */
  mine: "Mine",
};

export type NowMessages = typeof enNow;
