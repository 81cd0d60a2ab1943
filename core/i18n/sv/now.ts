import type { NowMessages } from "#core/i18n/en/now.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Swedish messages of the parts of the Now page that not every viewer sees. */
export const svNow: NowMessages = {
  followed: "Följda",
  stations: "Spelplatser",
  inUse: (count) => `${count} används`,
  free: (count) => (count === 1 ? "1 ledig" : `${count} lediga`),
  freeStation: "Ledig",
  next: (code) => `härnäst ${code}`,
  station: (station) => `spelplats ${wrapInBidiIsolate(station)}`,
  onAir: "I sändning",
  nothingOnAir: "Ingen match i sändning",
  screens: "Skärmar",
  mine: "Mina",
};
