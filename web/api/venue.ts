import { createVenueFormat, type VenueFormat } from "#core/lib/venue-format.ts";
import { useWords } from "#web/hooks/words.ts";
import { useMeta } from "./meta.ts";

const formats = new Map<string, VenueFormat>();

/** Times and days as the venue reads them. */
export function useVenue(): VenueFormat {
  const { timeZone } = useMeta();
  const { locale } = useWords();
  const key = `${timeZone} ${locale}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = createVenueFormat(timeZone, locale);
  formats.set(key, format);
  return format;
}
