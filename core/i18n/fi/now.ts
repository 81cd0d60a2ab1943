import type { NowMessages } from "#core/i18n/en/now.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";

/** The Finnish messages of the parts of the Now page that not every viewer sees. */
export const fiNow: NowMessages = {
  followed: "Seuratut",
  stations: "Pelipaikat",
  inUse: (count) => `${count} käytössä`,
  free: (count) => `${count} vapaana`,
  freeStation: "Vapaa",
  next: (code) => `seuraavaksi ${code}`,
  station: (station) => `pelipaikka ${wrapInBidiIsolate(station)}`,
  onAir: "Lähetyksessä",
  nothingOnAir: "Ei ottelua lähetyksessä",
  screens: "Näytöt",
  mine: "Omat",
};
