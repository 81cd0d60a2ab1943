import type { Freshness } from "#core/model/freshness.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { FirstMessages } from "#core/i18n/en/first.ts";
import { useVenue } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useFreshness } from "./use-freshness.ts";
import styles from "./stamp.module.css";

/** One word in the header while the data is fresh, its age when it is not. */
export function Stamp() {
  const messages = useMessages();
  const venue = useVenue();
  const freshness = useFreshness();
  return (
    <span className={styles["stamp"]} data-kind={freshness.kind}>
      {sayFreshness(freshness, messages, venue)}
    </span>
  );
}

/** A bar across the page once the data is too old to be taken for now. */
export function StampBar() {
  const messages = useMessages();
  const venue = useVenue();
  const freshness = useFreshness();
  const isNews = freshness.kind !== "fresh" && freshness.kind !== "aging";
  const nextTry = freshness.kind === "delayed" ? freshness.nextTrySeconds : null;
  return (
    <div className={styles["bar"]} data-kind={freshness.kind}>
      <output>{isNews && sayFreshness(freshness, messages, venue)}</output>
      {freshness.kind === "aging" && sayFreshness(freshness, messages, venue)}
      {nextTry !== null && ` ${messages.stamp.nextTry(nextTry)}`}
    </div>
  );
}

function sayFreshness(
  freshness: Freshness,
  { stamp, empty }: FirstMessages,
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
      return empty.noAnswer;
  }
}
