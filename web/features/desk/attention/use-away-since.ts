import { useEffect, useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { writeStored, readStored } from "#web/preferences/local-storage.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";

/** Where this browser keeps when its person was here last. */
const KEY = "matchdesk.here";
/** Who was away for less has missed nothing. */
const AWAY = 15 * MINUTE;

/** Goes on while other pages are looked at. */
let missedSince: number | null = null;

/** Since when this person was away before they came back; null where they have seen what they missed. */
export interface AwaySince {
  /** Milliseconds since the epoch, by the server's clock. */
  readonly since: number | null;
  readonly onSeen: () => void;
}

/** Somebody comes back by opening the page, or to one that stayed open. */
export function useAwaySince(): AwaySince {
  const now = useServerNow(MINUTE);
  const [since, setSince] = useState(missedSince);
  useEffect(() => {
    const note = (): void => {
      if (document.hidden) return;
      const last = Number(readStored(KEY));
      writeStored(KEY, String(now));
      if (last === 0 || now - last < AWAY) return;
      // What they have not seen since an earlier absence they still have not.
      missedSince ??= last;
      setSince(missedSince);
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => {
      document.removeEventListener("visibilitychange", note);
    };
  }, [now]);
  return {
    since,
    onSeen: () => {
      missedSince = null;
      setSince(null);
    },
  };
}
