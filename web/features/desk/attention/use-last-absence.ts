import { useEffect, useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { writeStoredText, readStoredText } from "#web/preferences/local-storage.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";

/** Local storage key of the last visit, in milliseconds since the epoch. */
const KEY = "matchdesk.here";
/** Minimum absence, in milliseconds. */
const MIN_ABSENCE = 15 * MINUTE;

/** Start of an absence that is not dismissed; kept while other pages are shown. */
let missedSince: number | null = null;

/** Detects that the user returns, by opening the page or by showing one that stayed open. */
export function useLastAbsence() {
  const now = useServerNow(MINUTE);
  const [since, setSince] = useState(missedSince);
  useEffect(() => {
    const recordVisit = (): void => {
      if (document.hidden) return;
      const last = Number(readStoredText(KEY));
      writeStoredText(KEY, String(now));
      if (last === 0 || now - last < MIN_ABSENCE) return;
      // An earlier absence that was not dismissed still counts.
      missedSince ??= last;
      setSince(missedSince);
    };
    recordVisit();
    document.addEventListener("visibilitychange", recordVisit);
    return () => {
      document.removeEventListener("visibilitychange", recordVisit);
    };
  }, [now]);
  return {
    /** Start in milliseconds since the epoch by the server's clock; `null` if none or dismissed. */
    since,
    /** Dismisses the absence. */
    onSeen: () => {
      missedSince = null;
      setSince(null);
    },
  };
}
