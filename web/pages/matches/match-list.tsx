import { navigate } from "#web/routing/navigate.ts";
import { type ReactNode, useMemo } from "react";
import { tournamentKeyOf } from "#core/contestants/road.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { UnresolvedSection } from "#web/kit/match/unresolved-section.tsx";
import { useRenderStage } from "#web/hooks/use-render-stage.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { MatchGroups } from "#web/kit/match/match-groups.tsx";
import { groupByEventDay } from "#web/kit/match/group-matches.ts";
import { DaySection, LiveSection } from "./match-sections.tsx";
import type { MatchTab } from "./matches-search.ts";
import type { Selection } from "./selection.ts";
import { useRowSelection } from "./use-row-selection.ts";
import styles from "./matches-page.module.css";
import type { MatchView } from "#core/contract/match.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { majorityOf } from "#core/match/wins-needed.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { findPreviousStart } from "#web/kit/match/describe-start.ts";
import type { LineTexts } from "#web/kit/match/match-line.tsx";

/** The matches of the page by its sections. */
export type ListSections = ReturnType<typeof createListSections>;

interface MatchListProps {
  readonly sections: ListSections;
  readonly tab: MatchTab;
  /** Name of the list; another list starts with its first row selected. */
  readonly name: string;
  readonly selection: Selection;
  /** Shown after the last day. */
  readonly end: ReactNode;
}

/** Matches by day and tournament, the live ones first; in columns if there is room. */
export function MatchList({ sections, tab, name, selection, end }: MatchListProps) {
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const isStaff = useIsStaff();
  const { live, days, unresolved } = sections;
  const describe = useDescribeLine(isStaff ? sections.withStations : NONE);
  const dayRows = days.reduce((sum, { matches }) => sum + matches.length, 0);
  const rowsPerStage = Math.ceil((window.innerWidth * window.innerHeight) / LEAST_ROW_AREA);
  const lastStage = Math.ceil(Math.max(live.length, dayRows) / rowsPerStage);
  const stage = useRenderStage(lastStage, name);
  const maxRows = (stage + 1) * rowsPerStage;
  const { list, handlers } = useRowSelection(selection, stage < lastStage ? null : name, () => {
    void navigate({
      to: "/matches",
      search: (before) => ({ ...before, state: tab === "ended" ? "upcoming" : "ended" }),
    });
  });
  const liveSection = live.length > 0 && (
    <LiveSection
      key={tab}
      matches={live}
      isFolded={tab === "ended"}
      maxRows={Math.min(maxRows, live.length)}
      describe={describe}
    />
  );
  const isLiveColumn = tab === "upcoming" && live.length > 0;
  let before = 0;
  const daySections = days.map(({ day, matches }) => {
    before += matches.length;
    const rest = maxRows - (before - matches.length);
    return (
      <DaySection
        key={day ?? ""}
        day={day}
        matches={matches}
        tab={tab}
        maxRows={Math.min(Math.max(rest, 0), matches.length)}
        describe={describe}
      />
    );
  });
  const columns: readonly ReactNode[] = isLiveColumn
    ? [liveSection, daySections.slice(0, 1), daySections.slice(1)]
    : [daySections.slice(0, 1), daySections.slice(1, 2), daySections.slice(2)];
  // The end follows the last day, or is where the first one would be.
  const endColumn = days.length === 0 && !isLiveColumn ? 0 : columns.length - 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- of the links in it
    <div ref={list} {...handlers}>
      {!isLiveColumn && live.length > 0 && <div className={styles["column"]}>{liveSection}</div>}
      <div className={styles["columns"]}>
        {columns.map((column, index) => (
          // The days keep their columns and rows when the one of live matches appears.
          <div key={isLiveColumn ? index - 1 : index} className={styles["column"]}>
            {column}
            {index === endColumn && (
              <>
                {end}
                <UnresolvedSection count={unresolved.length}>
                  <MatchGroups
                    form="dense"
                    matches={unresolved}
                    now={now}
                    venue={venue}
                    describe={describe}
                  />
                </UnresolvedSection>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * A row has more pixels than this. So one stage fills any window, and those of phones are short: a
 * change during a stage renders it again.
 */
const LEAST_ROW_AREA = 10_000;
const NONE: ReadonlySet<string> = new Set();

/** Sorts the matches of the page into its sections. */
export function createListSections(matches: readonly MatchView[], venue: VenueFormat) {
  const open = matches.filter(({ unresolved }) => unresolved === null);
  const byDay = groupByEventDay(
    open.filter(({ state }) => state !== "live"),
    venue,
  );
  return {
    live: open.filter(({ state }) => state === "live"),
    /** By event day, in the order of the list; `null` without a date. */
    days: Array.from(byDay, ([day, ofDay]) => ({ day, matches: ofDay })),
    /** Matches that did not end and will not be played any more. */
    unresolved: matches.filter(({ unresolved }) => unresolved !== null),
    /** Tournaments (`SITE/SLUG`) with a match that has a station. */
    withStations: new Set(
      matches.flatMap((match) => (match.station === null ? [] : tournamentKeyOf(match))),
    ),
  };
}

/** Values on which the texts of a line depend. */
interface LineContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
  readonly messages: Messages;
  readonly page: PageMessages["matchesPage"];
  /** Tournaments (`SITE/SLUG`) in which a match without a station is worth a remark. */
  readonly withStations: ReadonlySet<string>;
}

/** Returns a function that describes a line; the same one until a text may change. */
export function useDescribeLine(
  withStations: ReadonlySet<string>,
): (match: MatchView) => LineTexts {
  const messages = useMessages("common");
  const page = useMessages("matchesPage");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return useMemo(
    () => (match) => describeLine(match, { now, venue, messages, page, withStations }),
    [now, venue, messages, page, withStations],
  );
}

/** Describes the round or group of a match, and what the rest of its line does not show. */
export function describeLine(match: MatchView, context: LineContext): LineTexts {
  const { group, round } = match;
  const { messages } = context;
  const roundName = round === null ? "" : messages.match.roundName(round.name).medium;
  const part = group === null ? roundName : (group.name ?? messages.groupName(group.number));
  return { part, note: describeNote(match, context) };
}

function describeNote(match: MatchView, context: LineContext): string {
  switch (match.state) {
    case "upcoming":
      return describeUpcoming(match, context);
    case "live":
      return match.lastScoreAt === undefined
        ? ""
        : context.page.lastScore(context.venue.time(Date.parse(match.lastScoreAt)));
    case "ended":
      return describeEnded(match, context);
  }
}

function describeUpcoming(match: MatchView, { now, page, venue, withStations }: LineContext) {
  if (match.moved !== null && findPreviousStart(match, now) !== null) {
    return page.movedAt(venue.time(Date.parse(match.moved.at)));
  }
  const open = match.slots.filter(({ contestant }) => contestant === null);
  const codes = open.flatMap(({ source }) =>
    source.type === "winner" || source.type === "loser" ? [source.of.code] : [],
  );
  if (codes.length > 0) return page.waitsFor([...new Set(codes)].join(", "));
  const needsStation = open.length === 0 && match.station === null;
  return needsStation && withStations.has(tournamentKeyOf(match)) ? page.noStation : "";
}

function describeEnded({ bestOf, outcome, slots, stateBy }: MatchView, context: LineContext) {
  const { messages, page } = context;
  if (outcome.draw) return messages.match.result.draw;
  const score = outcome.winner === null ? null : (slots[outcome.winner]?.score ?? null);
  const isMajority = bestOf !== null && bestOf > 1 && score === majorityOf(bestOf);
  if (isMajority && slots.length === 2) return page.won(score, bestOf);
  return stateBy === "taken-as-ended" ? page.takenAsEnded : "";
}
