import { deriveFreshness, type Freshness } from "#core/model/freshness.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstPageMessages } from "#core/i18n/en/first-page.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { formatDataTime } from "#core/lib/format-data-time.ts";
import { useQuery } from "@tanstack/react-query";
import { SECOND } from "#core/lib/time.ts";
import { metaQuery } from "#web/api/meta.ts";
import { useDataTime } from "#web/api/data-time.ts";
import { useIsStaff, useMeta } from "#web/api/app-data-provider.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import type { ComponentType } from "react";
import styles from "./freshness-stamp.module.css";

const STAMP = "text-mark tone-soft cut";

/** Label in the header: "Live", or the time of data that is out of date. */
export function FreshnessStamp() {
  const { stamp } = useFirstPageMessages();
  const venue = useVenueFormat();
  const freshness = useFreshness();
  if (freshness.kind === "fresh") return <span className={STAMP}>{stamp.fresh}</span>;
  const dataAt = freshness.kind === "never" ? null : freshness.dataAt;
  if (dataAt === null) return <span className={STAMP}>{stamp.none}</span>;
  const time = venue.time(dataAt);
  return (
    <span className="text-mark tone-warn cut">
      <span className="visually-hidden">{stamp.asOf(time)}</span>
      <span aria-hidden>{time}</span>
    </span>
  );
}

export interface StaffStaleDataProps {
  /**
   * `reason`: why a service brings no newer data. Otherwise actions: `offline` if Matchdesk cannot be
   * reached, `delayed` if a service brings no newer data.
   */
  readonly part: "reason" | "delayed" | "offline";
  /** Text in its place until it is loaded. */
  readonly text?: string;
}

interface StaleDataBarProps {
  /** Parts of the bar that only staff see. */
  readonly Staff: ComponentType<StaffStaleDataProps>;
}

/** Bar across the page: why the data is delayed or missing. Empty while it is fresh. */
export function StaleDataBar({ Staff }: StaleDataBarProps) {
  const messages = useFirstPageMessages();
  const venue = useVenueFormat();
  const isStaff = useIsStaff();
  const freshness = useFreshness();
  const { kind } = freshness;
  const text = kind === "fresh" ? "" : formatFreshness(freshness, messages, venue);
  const nextTry = kind === "delayed" ? freshness.nextTrySeconds : null;
  return (
    <div className={styles["bar"]} data-kind={kind}>
      {/* In the page from the start, so that screen readers announce its content. */}
      <output>
        {isStaff && (kind === "delayed" || kind === "never") ? (
          <Staff part="reason" text={text} />
        ) : (
          text
        )}
      </output>
      {nextTry !== null && <span>{` ${messages.stamp.nextTry(nextTry)}`}</span>}
      {isStaff && kind !== "fresh" && (
        <span className={styles["action"]}>
          <Staff part={kind === "offline" ? kind : "delayed"} />
        </span>
      )}
    </div>
  );
}

function formatFreshness(
  freshness: Exclude<Freshness, { readonly kind: "fresh" }>,
  { stamp }: FirstPageMessages,
  venue: VenueFormat,
): string {
  if (freshness.kind === "never" || freshness.dataAt === null) return stamp.unavailable;
  const time = venue.when(freshness.dataAt);
  return freshness.kind === "offline"
    ? stamp.offline(time)
    : stamp.delayed(formatDataTime(time, freshness.dataSite));
}

/** Returns the freshness of the data on screen, updated every second. */
function useFreshness(): Freshness {
  const meta = useMeta();
  const onPage = useDataTime();
  // Viewers see the age of the data on their page, staff that of all data.
  const { dataAt, dataSite } = useIsStaff() ? meta : onPage;
  const { pollSeconds, service } = meta;
  return deriveFreshness({
    now: useServerNow(SECOND),
    dataAt: instant(dataAt),
    dataSite,
    pollSeconds,
    // Read every second, which is often enough. A server on this machine is reachable without.
    hasNetwork: navigator.onLine,
    isServerReachable: !useQuery(metaQuery).isError,
    outcome: service.outcome,
    nextTry: instant(service.nextTry),
  });
}

function instant(iso: string | null): number | null {
  return iso === null ? null : Date.parse(iso);
}
