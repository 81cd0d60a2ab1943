import { createVenueFormat, type VenueFormat } from "#core/lib/venue-format.ts";
import { usePreferences } from "#web/hooks/preferences.ts";
import { useWords } from "#web/hooks/words.ts";
import { useIsStaff, useMeta } from "./reader.tsx";

const formats = new Map<string, VenueFormat>();

/** Whose clock times are told by. */
interface Zone {
  /** IANA name. */
  readonly name: string;
  readonly isVenue: boolean;
}

/**
 * The zone that times are told in: the one the reader chose; else the venue's for staff, who are
 * there, and everybody else's own.
 */
export function useZone(): Zone {
  const { timeZone } = useMeta();
  const { zone } = usePreferences();
  const isStaff = useIsStaff();
  const isVenue = zone === "auto" ? isStaff : zone === "venue";
  return { name: isVenue ? timeZone : browserZone(), isVenue };
}

/**
 * Times as the reader wants them. Days are the event's, which turn at the venue, for everybody.
 *
 * @param ownZone Of a tournament that is played in another zone, as staff wrote it down.
 */
export function useVenue(ownZone: string | null = null): VenueFormat {
  const meta = useMeta();
  const zone = useZone();
  const timeZone = ownZone ?? meta.timeZone;
  const name = zone.isVenue ? timeZone : zone.name;
  const { locale } = useWords();
  const key = `${timeZone} ${name} ${locale}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const { dayKey } = createVenueFormat(timeZone, locale);
  const format = { ...createVenueFormat(name, locale), dayKey };
  formats.set(key, format);
  return format;
}

let readersZone: string | undefined;

/** Asked for once: an answer takes a phone milliseconds. */
function browserZone(): string {
  return (readersZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
