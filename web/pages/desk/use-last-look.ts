import { useEffect, useEffectEvent, useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { useDocumentEvent } from "#web/hooks/use-document-event.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { readStoredText, writeStoredText } from "#web/preferences/local-storage.ts";

/**
 * Local storage key of the end of the last visit to the page of changes and, after a space, the
 * mark of that visit; both in milliseconds since the epoch.
 */
const KEY = "matchdesk.changes-seen";
/** Absences that are shorter belong to the visit, for example a reload. In milliseconds. */
const MIN_ABSENCE = MINUTE;

/**
 * Returns when the visit before this one ended in this browser, rounded down to the minute; `null`
 * on the first visit. A visit goes on if the page is loaded or shown again within a minute.
 */
export function useLastLook(): number | null {
  const [mark, setMark] = useState(findMark);
  const leave = useEffectEvent(() => {
    writeStoredText(KEY, `${getServerNow()} ${mark ?? 0}`);
  });
  useDocumentEvent("visibilitychange", () => {
    if (document.hidden) leave();
    else setMark(findMark());
  });
  useEffect(() => () => leave(), []);
  return mark;
}

function findMark(): number | null {
  const [seen = 0, earlier = 0] = readStoredText(KEY).split(" ").map(Number);
  const mark = getServerNow() - seen < MIN_ABSENCE ? earlier : seen;
  return mark > 0 ? mark - (mark % MINUTE) : null;
}
