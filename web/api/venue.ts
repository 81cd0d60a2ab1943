import { MINUTE } from "#core/lib/time.ts";
import { createVenueFormat, eventDayKey, type VenueFormat } from "#core/lib/venue-format.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { readServerNow, useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useIsStaff, useMeta } from "./app-data-provider.tsx";

/** Formats of one quarter of an hour: of zones and tournaments. */
const MOST = 50;
const QUARTER = 15 * MINUTE;

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
  const { locale } = useMessages();
  // What stands beside a time changes when a day turns: no zone turns between two quarters of an hour.
  const now = useServerNow(QUARTER);
  const key = `${timeZone} ${name} ${locale} ${now}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const dayKey = eventDayKey(timeZone);
  const format = { ...createVenueFormat(name, locale, readServerNow), dayKey };
  // Those of the quarter before are not shown any more.
  if (formats.size >= MOST) formats.clear();
  formats.set(key, format);
  return format;
}

let readersZone: string | undefined;

/** Asked for once: an answer takes a phone milliseconds. */
function browserZone(): string {
  return (readersZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
