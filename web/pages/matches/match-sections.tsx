import type { PageMessages } from "#core/i18n/en/index.ts";
import { type ReactNode, useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { shiftDay } from "#core/lib/event-day.ts";
import { DAY, MINUTE } from "#core/lib/time.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { Icon } from "#web/kit/icon.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Text } from "#web/kit/text.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { usePrinting } from "#web/hooks/use-printing.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { MatchGroups } from "#web/kit/match/match-groups.tsx";
import type { LineTexts } from "#web/kit/match/match-line.tsx";
import type { MatchTab } from "./matches-search.ts";
import styles from "./match-sections.module.css";

/** Number of live matches that a phone shows before the rest is folded. */
const MAX_LIVE_ON_PHONE = 5;

interface LiveSectionProps {
  readonly matches: readonly MatchView[];
  /** Whether the rows are hidden until the viewer asks for them. */
  readonly isFolded: boolean;
  /** Number of rows that are rendered yet. */
  readonly maxRows: number;
  readonly describe: (match: MatchView) => LineTexts;
}

export function LiveSection({ matches, isFolded, maxRows, describe }: LiveSectionProps) {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { conflict } = useStaffFlags();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery("(width < 720px)");
  const conflicts = matches.filter(({ key }) => conflict.includes(key)).length;
  const facts = [
    describeLongest(matches, now, page),
    conflicts > 0 ? page.inConflict(conflicts) : "",
  ];
  const isPrinting = usePrinting();
  const maximum =
    isPhone && !isPrinting && !isFolded && !isOpen ? MAX_LIVE_ON_PHONE : matches.length;
  const rest = matches.slice(maximum);
  const toggle = (label: ReactNode, className: string | undefined) => (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen);
      }}
    >
      {label}
    </button>
  );
  return (
    <section
      className={styles["section"]}
      data-section="live"
      data-screen-only={(isFolded && !isOpen) || undefined}
    >
      <SectionHeading
        isTight
        mark={<StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
        aside={
          isFolded
            ? toggle(isOpen ? messages.words.hide : messages.words.show, styles["show"])
            : facts.filter((fact) => fact !== "").join(" · ")
        }
      >
        {messages.tournament.matchCount(matches.length)}
      </SectionHeading>
      {(!isFolded || isOpen) && (
        <MatchGroups
          form="dense"
          matches={rest.length === 0 ? matches : matches.slice(0, maximum)}
          now={now}
          venue={venue}
          maxRows={maxRows}
          describe={describe}
        />
      )}
      {rest.length > 0 &&
        toggle(
          <>
            <Icon name="caret-right" />{" "}
            <Text type="control" tone="plain">
              {page.moreLive(rest.length)}
            </Text>{" "}
            <Text cut>
              {[...new Set(rest.map(({ tournament }) => tournament.title))].join(" · ")}
            </Text>
            {rest.some(({ key }) => conflict.includes(key)) && (
              <StatusLabel tone="conflict">{messages.match.mark.conflict}</StatusLabel>
            )}
          </>,
          styles["more"],
        )}
    </section>
  );
}

interface DaySectionProps extends Omit<LiveSectionProps, "isFolded"> {
  /** Event day; `null` for matches without a date. */
  readonly day: string | null;
  readonly tab: MatchTab;
}

export function DaySection({ day, matches, tab, maxRows, describe }: DaySectionProps) {
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const heading = useDescribeDay(tab)(day);
  // Paper stays when "Today" has passed.
  const isOnPaper = usePrinting() && day !== null;
  return (
    <section className={styles["section"]} data-section={day ?? ""}>
      <SectionHeading isTight facts={matches.length} aside={isOnPaper ? undefined : heading.aside}>
        {isOnPaper ? venue.dayLong(day) : heading.title}
      </SectionHeading>
      <MatchGroups
        form="dense"
        matches={matches}
        now={now}
        venue={venue}
        headingDay={day ?? undefined}
        maxRows={maxRows}
        describe={describe}
      />
    </section>
  );
}

/**
 * Returns a function that describes an event day: "Today" and beside it its date, and when it ends;
 * other days than yesterday, today and tomorrow by their date.
 */
export function useDescribeDay(tab: MatchTab) {
  const { match, words } = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const today = venue.dayKey(useServerNow(MINUTE));
  return (day: string | null): { readonly title: string; readonly aside: string } => {
    if (day === null) return { title: match.time.unknown, aside: "" };
    const date = venue.day(day);
    if (day === today) {
      const until = page.dayUntil(date, venue.day(shiftDay(day, 1)));
      return { title: words.today, aside: tab === "ended" ? page.newestFirst(date) : until };
    }
    if (day === shiftDay(today, 1)) return { title: page.tomorrow, aside: date };
    if (day === shiftDay(today, -1)) return { title: page.yesterday, aside: date };
    return { title: venue.dayLong(day), aside: "" };
  };
}

/** Describes how long ago the first of live matches started: "longest 2 h 22"; "" if unknown. */
function describeLongest(
  matches: readonly Pick<MatchView, "start">[],
  now: number,
  page: PageMessages["matchesPage"],
): string {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : [Date.parse(start)]));
  const elapsed = now - Math.min(...starts);
  // Older ones were not ended on their site, so their time is not the duration of a match.
  if (starts.length < 2 || elapsed < MINUTE || elapsed >= DAY) return "";
  return page.longest(formatMinutes(Math.floor(elapsed / MINUTE)));
}
