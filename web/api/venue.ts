import { MINUTE } from "#core/lib/time.ts";
import { getCurrentZoneName } from "#core/lib/current-zone-name.ts";
import { createEventDayKeyFormat } from "#core/lib/event-day.ts";
import { createVenueFormat, type VenueFormat } from "#core/lib/venue-format.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { getServerNow, useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useIsStaff, useMeta } from "./app-data-provider.tsx";

/** Limit of the format cache. */
const MAX_FORMATS = 50;
const QUARTER_HOUR = 15 * MINUTE;

const formats = new Map<string, VenueFormat>();

/** Time zone of the times on screen. */
interface Zone {
  /** IANA name, to be shown: browsers may not know it. */
  readonly name: string;
  /** Whether it is the venue's zone, not the viewer's. */
  readonly isVenue: boolean;
}

/**
 * Returns the time zone of the times on screen: the one the viewer chose; by default, the venue's
 * for staff, who are there, and the browser's for viewers.
 */
export function useTimeZone(): Zone {
  const { timeZone } = useMeta();
  const { zone } = usePreferences();
  const isStaff = useIsStaff();
  const isVenue = zone === "auto" ? isStaff : zone === "venue";
  return { name: isVenue ? timeZone : getCurrentZoneName(browserZone()), isVenue };
}

/** Returns the city of an IANA zone: "America/New_York" is "New York". */
export function formatCity(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/**
 * Returns the formatter for times in the viewer's zone and language. Only `dayKey` uses the venue's
 * zone, or the `ownZone` of a tournament at another venue: event days begin and end there.
 */
export function useVenueFormat(ownZone: string | null = null): VenueFormat {
  const meta = useMeta();
  const zone = useTimeZone();
  const timeZone = ownZone ?? meta.timeZone;
  const name = zone.isVenue ? timeZone : browserZone();
  const { locale } = useFirstPageMessages();
  // A format depends on the current day, and in every zone a day begins at a full quarter hour.
  const now = useServerNow(QUARTER_HOUR);
  const key = `${timeZone} ${name} ${locale} ${now}`;
  const cached = formats.get(key);
  if (cached !== undefined) return cached;
  const dayKey = createEventDayKeyFormat(timeZone);
  const format = { ...createVenueFormat(name, locale, getServerNow), dayKey };
  // Most entries belong to earlier quarters and are not used any more.
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, format);
  return format;
}

/**
 * Returns the horizon of a list, for example "Sun 16:40": the last start of the upcoming list, the
 * first of the ended list. `null` if the list is not capped at 100.
 */
export function useFormattedListHorizon(name: "upcoming" | "ended"): string | null {
  const { lists } = useMeta();
  const venue = useVenueFormat();
  const list = lists.find((each) => each.name === name);
  if (list === undefined || !list.capped || list.horizon === null) return null;
  return venue.when(Date.parse(list.horizon));
}

let cachedBrowserZone: string | undefined;

/** Returns the browser's IANA zone. Cached because the lookup takes milliseconds on a phone. */
function browserZone(): string {
  return (cachedBrowserZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
