import { Link } from "#web/routing/routing.tsx";
import { memo, type ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { countWholeRows } from "#core/lib/count-whole-rows.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { ListSection } from "#web/kit/list-section.tsx";
import { MoreLine } from "#web/kit/more-line.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { MatchGroups } from "#web/kit/match/match-groups.tsx";
import type { LineForm } from "#web/kit/match/match-line.tsx";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useListHeights } from "#web/hooks/use-list-heights.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

/** Properties that each of the three lists gets from the page. */
export interface ListProps {
  /** Maximum number of rows; a link leads to all. */
  readonly maxRows: number;
  /** Number of rows to render in the current stage. */
  readonly renderedRows: number;
  /** Whether the list has the height of its place, in which it shows whole rows. */
  readonly isFixed: boolean;
  /** Height of whole rows in rem, if the list has none of its own; absent for all rows. */
  readonly room?: number | undefined;
  readonly form?: LineForm;
}

interface MatchSectionProps extends ListProps {
  readonly state: "live" | "upcoming" | "ended";
  readonly title: string;
  readonly mark?: ReactNode;
  readonly matches: readonly MatchView[];
  /** Number of all matches, also of those that are not in `matches`. */
  readonly total: number;
  /** Text beside the title; "" or absent for none. */
  readonly aside?: string;
  /** Text if there are no matches. */
  readonly empty: string;
}

/** A list of matches by tournament. Its order is frozen while the mouse is over it. */
export const MatchSection = memo(function MatchSection(props: MatchSectionProps) {
  const { state, title, mark, matches, total, aside, empty } = props;
  const { maxRows, renderedRows, isFixed, room, form = "list" } = props;
  const { now: messages } = useFirstPageMessages();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { ref, heights } = useListHeights(usePreferences().density);
  const { items, pointer } = useFrozenOrder(matches.slice(0, maxRows), (match) => match.key);
  const limit = heights === null ? undefined : isFixed ? heights.room : room;
  const visible =
    heights !== null && limit !== undefined
      ? countWholeRows(
          items.map(({ tournament }) => `${tournament.site}/${tournament.slug}`),
          { ...heights, room: limit },
        )
      : items.length;
  const rest = total - visible;
  const hasLink = rest > 0 && (limit === undefined || state === "ended");
  const search = { state: state === "live" ? "upcoming" : state } as const;
  return (
    <ListSection
      isFixed={isFixed}
      listRef={ref}
      {...pointer}
      heading={
        <SectionHeading
          mark={mark}
          facts={state === "upcoming" ? total : undefined}
          aside={
            <>
              {aside}
              {aside && hasLink && " · "}
              {hasLink && (
                <Link to="/matches" search={search}>
                  {messages.showAll}
                </Link>
              )}
            </>
          }
        >
          {title}
        </SectionHeading>
      }
    >
      {matches.length === 0 && <EmptyState>{empty}</EmptyState>}
      <MatchGroups
        form={form}
        matches={items.slice(0, Math.min(renderedRows, visible))}
        now={now}
        venue={venue}
      />
      {rest > 0 && !hasLink && (
        <MoreLine>
          <Link to="/matches" search={search}>
            {messages.more(rest)}
          </Link>
        </MoreLine>
      )}
    </ListSection>
  );
});
