import { deriveFreshness, type Freshness } from "#core/model/freshness.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { SECOND } from "#core/lib/time.ts";
import { metaQuery } from "#web/api/meta.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useSyncExternalStore } from "react";
import styles from "./freshness-stamp.module.css";

/** Label in the header: "Live" or the age of aging data; hidden while the bar is shown. */
export function FreshnessStamp() {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const freshness = useFreshness();
  return (
    <span className={styles["stamp"]} data-kind={freshness.kind}>
      {formatFreshness(freshness, messages, venue)}
    </span>
  );
}

/** Bar across the page: why the data is delayed or missing; on phones also the age of the data. */
export function StaleDataBar() {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const freshness = useFreshness();
  const isOutdated = freshness.kind !== "fresh" && freshness.kind !== "aging";
  const nextTry = freshness.kind === "delayed" ? freshness.nextTrySeconds : null;
  return (
    <div className={styles["bar"]} data-kind={freshness.kind}>
      <output>{isOutdated && formatFreshness(freshness, messages, venue)}</output>
      {freshness.kind === "aging" && formatFreshness(freshness, messages, venue)}
      {nextTry !== null && ` ${messages.stamp.nextTry(nextTry)}`}
    </div>
  );
}

function formatFreshness(
  freshness: Freshness,
  { stamp, empty }: FirstPageMessages,
  venue: VenueFormat,
): string {
  switch (freshness.kind) {
    case "fresh":
      return stamp.fresh;
    case "aging":
      return stamp.aging(venue.when(freshness.dataAt), freshness.seconds);
    case "delayed":
      return stamp.delayed(venue.when(freshness.dataAt));
    case "offline":
      return freshness.dataAt === null
        ? stamp.offlineNever
        : stamp.offline(venue.when(freshness.dataAt));
    case "refused":
      return freshness.dataAt === null
        ? stamp.refusedNever
        : stamp.refused(venue.when(freshness.dataAt));
    case "never":
      return empty.noResponse;
  }
}

/** Returns the freshness of the data on screen, updated every second. */
function useFreshness(): Freshness {
  const { dataAt, pollSeconds, service } = useMeta();
  const isServerReachable = !useQuery(metaQuery).isError;
  const hasNetwork = useOnline();
  return deriveFreshness({
    now: useServerNow(SECOND),
    dataAt: instant(dataAt),
    pollSeconds,
    online: hasNetwork || isServerReachable,
    outcome: service.outcome,
    nextTry: instant(service.nextTry),
  });
}

function instant(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}

/** Returns `navigator.onLine`. A server on this machine is reachable even if it is `false`. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
