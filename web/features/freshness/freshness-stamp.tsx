import { deriveFreshness, type Freshness } from "#core/model/freshness.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { SECOND } from "#core/lib/time.ts";
import { metaQuery } from "#web/api/meta.ts";
import { useIsStaff, useMeta } from "#web/api/app-data-provider.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { type ComponentType, useSyncExternalStore } from "react";
import styles from "./freshness-stamp.module.css";

/** Label in the header: "Live", or the time of data that is out of date. */
export function FreshnessStamp() {
  const { stamp } = useFirstPageMessages();
  const venue = useVenueFormat();
  const freshness = useFreshness();
  if (freshness.kind === "fresh") return <span className={styles["stamp"]}>{stamp.fresh}</span>;
  const dataAt = freshness.kind === "never" ? null : freshness.dataAt;
  if (dataAt === null) return <span className={styles["stamp"]}>{stamp.none}</span>;
  const time = venue.time(dataAt);
  return (
    <span className={styles["stamp"]} data-stale>
      <span className="visually-hidden">{stamp.asOf(time)}</span>
      <span aria-hidden>{time}</span>
    </span>
  );
}

/** `offline`: Matchdesk cannot be reached; `delayed`: the service brings no newer data. */
export interface StaleDataActionProps {
  readonly kind: "delayed" | "offline";
}

interface StaleDataBarProps {
  /** Actions of staff, at the end of the bar. */
  readonly Action: ComponentType<StaleDataActionProps>;
}

/** Bar across the page: why the data is delayed or missing. Empty while it is fresh. */
export function StaleDataBar({ Action }: StaleDataBarProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const isStaff = useIsStaff();
  const freshness = useFreshness();
  const { kind } = freshness;
  const nextTry = kind === "delayed" ? freshness.nextTrySeconds : null;
  return (
    <div className={styles["bar"]} data-kind={kind}>
      {/* In the page from the start, so that screen readers announce its content. */}
      <output>{kind !== "fresh" && formatFreshness(freshness, messages, venue, isStaff)}</output>
      {nextTry !== null && <span>{` ${messages.stamp.nextTry(nextTry)}`}</span>}
      {isStaff && kind !== "fresh" && (
        <span className={styles["action"]}>
          <Action kind={kind === "offline" ? kind : "delayed"} />
        </span>
      )}
    </div>
  );
}

function formatFreshness(
  freshness: Exclude<Freshness, { readonly kind: "fresh" }>,
  { stamp, empty }: FirstPageMessages,
  venue: VenueFormat,
  isStaff: boolean,
): string {
  switch (freshness.kind) {
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
      return isStaff ? empty.noResponse : stamp.unavailable;
  }
}

/** Returns the freshness of the data on screen, updated every second. */
function useFreshness(): Freshness {
  const { dataAt, pollSeconds, service } = useMeta();
  const isStaff = useIsStaff();
  return deriveFreshness({
    now: useServerNow(SECOND),
    dataAt: instant(dataAt),
    pollSeconds,
    hasNetwork: useOnline(),
    isServerReachable: !useQuery(metaQuery).isError,
    // Only staff can do something about refused credentials.
    outcome: isStaff || service.outcome !== "client-refused" ? service.outcome : "failing",
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
