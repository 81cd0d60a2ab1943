import { useEffect, useState } from "react";
import { MINUTE } from "#core/lib/time.ts";
import { useHandover } from "#web/api/desk-attention.ts";
import { useVenue } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useDeskWords } from "./desk-words.ts";
import styles from "./handover-line.module.css";

/** Where this browser keeps when its person was here last. */
const KEY = "matchdesk.here";
/** Who was away for less has missed nothing. */
const AWAY = 15 * MINUTE;

/** Read once, before this visit overwrites it. */
const leftAt = Number(localStorage.getItem(KEY) ?? "0");

/** What happened since this person was here last, until they have seen it. */
export function HandoverLine() {
  const now = useServerNow(MINUTE);
  const [arrivedAt] = useState(now);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!document.hidden) localStorage.setItem(KEY, String(now));
  }, [now]);
  if (isSeen || leftAt === 0 || arrivedAt - leftAt < AWAY) return null;
  return (
    <Since
      since={leftAt}
      onSeen={() => {
        setIsSeen(true);
      }}
    />
  );
}

function Since({ since, onSeen }: { readonly since: number; readonly onSeen: () => void }) {
  const { handover: words } = useDeskWords();
  const venue = useVenue();
  const { data } = useHandover(new Date(since).toISOString());
  if (data === undefined) return null;
  const parts = [
    words.results(data.results),
    ...(data.started > 0 ? [words.started(data.started)] : []),
    ...(data.moved > 0 ? [words.moved(data.moved)] : []),
    ...(data.corrected > 0 ? [words.corrected(data.corrected)] : []),
    words.open(data.open),
  ];
  return (
    <p className={styles["line"]}>
      <strong>{words.since(venue.weekdayTime(since))}:</strong> {parts.join(", ")}.{" "}
      <button type="button" onClick={onSeen}>
        {words.dismiss}
      </button>
    </p>
  );
}
