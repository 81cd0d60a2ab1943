import { useEffect, useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { readStoredText, writeStoredText } from "#web/preferences/local-storage.ts";

/** Local storage key of the last visit to the page of changes, in milliseconds since the epoch. */
const KEY = "matchdesk.changes-seen";

/**
 * Returns when this page was last in view in this browser, rounded down to the minute; `null` on
 * the first visit. The time stays the same until the page is opened or shown again.
 */
export function useLastLook(): number | null {
  const [last, setLast] = useState(readLastLook);
  useEffect(() => {
    const record = (): void => {
      if (document.hidden) writeStoredText(KEY, String(getServerNow()));
      else setLast(readLastLook());
    };
    document.addEventListener("visibilitychange", record);
    return () => {
      document.removeEventListener("visibilitychange", record);
      writeStoredText(KEY, String(getServerNow()));
    };
  }, []);
  return last;
}

function readLastLook(): number | null {
  const last = Number(readStoredText(KEY));
  return last > 0 ? last - (last % MINUTE) : null;
}
