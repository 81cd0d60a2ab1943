import { memo } from "react";
import type { Unassigned } from "#core/schedule/plan-day.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import { Key } from "#web/kit/key-hints.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useDescribeMatch } from "./describe-match.ts";
import { MatchTime } from "./match-time.tsx";
import { useTwoSides } from "./use-two-sides.ts";
import type { Assigning } from "./use-assign.ts";
import { findOtherDate, type Schedule } from "./use-schedule.ts";
import styles from "./unassigned-list.module.css";

interface UnassignedListProps {
  readonly schedule: Schedule;
  readonly assigning: Assigning;
}

/** Signs of more free stations are not shown. */
const MOST_SIGNS = 6;

/** Matches without a station by start, with the stations that are free then; staff assign them. */
export function UnassignedList({ schedule, assigning }: UnassignedListProps) {
  const texts = useMessages("schedule");
  const messages = useMessages("common");
  const { latest, error } = assigning;
  return (
    <>
      <Text as="output" type="meta" tone="soft">
        {latest !== null && (
          <>
            {texts.assigned(
              latest.match.code ??
                latest.match.slots.map((slot) => formatSlot(messages, slot)).join(" – "),
              latest.station,
            )}{" "}
            <button type="button" className="link-button" onClick={assigning.undo}>
              {texts.undo}
            </button>
          </>
        )}
        {error !== null && describeFailure(error, messages)}
      </Text>
      <ul>
        {assigning.unassigned.map((timed) => (
          <UnassignedItem
            key={timed.match.key}
            timed={timed}
            schedule={schedule}
            assigning={assigning}
          />
        ))}
      </ul>
    </>
  );
}

function UnassignedItem({
  timed,
  schedule,
  assigning,
}: UnassignedListProps & { readonly timed: Unassigned }) {
  const describe = useDescribeMatch();
  const { conflict } = useStaffFlags();
  const venue = useVenueFormat();
  const { plan } = schedule;
  const { match, freeStations } = timed;
  const isSelected = match.key === assigning.selected?.match.key;
  const facts = {
    clash: plan.clashes.get(match.key) ?? null,
    isConflict: conflict.includes(match.key),
    usualEnd: null,
  };
  const date = findOtherDate(timed.from, schedule, venue);
  const content = <About match={match} from={timed.from} date={date} />;
  const label = describe(match, facts);
  return (
    <li
      className={joinClassNames(styles["item"], isSelected && timetable["chosen"])}
      aria-current={isSelected || undefined}
    >
      {assigning.isStaff ? (
        <button
          type="button"
          className={joinClassNames(styles["row"], "plain-link")}
          aria-label={label}
          aria-pressed={isSelected}
          onClick={() => {
            assigning.select(match.key);
          }}
        >
          {content}
        </button>
      ) : (
        <MatchLink
          match={match}
          className={joinClassNames(styles["row"], "plain-link")}
          label={label}
        >
          {content}
        </MatchLink>
      )}
      {isSelected ? (
        <Actions timed={timed} assigning={assigning} />
      ) : (
        <FreeStations stations={freeStations} total={plan.lanes.length} />
      )}
    </li>
  );
}

interface AboutProps extends Pick<Unassigned, "match" | "from"> {
  /** The date, if it is not that of the day; else "". */
  readonly date: string;
}

/** Start, code, tournament and contestants; rendered again only when its match changes. */
const About = memo(function About({ match, from, date }: AboutProps) {
  const venue = useVenueFormat();
  return (
    <>
      <Text type="small" strong>
        {venue.time(from)}
      </Text>
      <Text type="small">
        <Row as="span" gap={1} className="text-code tone-faint">
          <Text tone="soft" translate="no">
            {match.code}
          </Text>
          <Text cut>{match.tournament.title}</Text>
          {match.expected !== null && <MatchTime match={match} />}
          {date !== "" && (
            <Text strong tone="plain">
              {date}
            </Text>
          )}
        </Row>
        {useTwoSides(match).map(({ name, country, standing }) => (
          <ContestantName key={name} name={name} country={country} standing={standing} />
        ))}
      </Text>
    </>
  );
});

function Actions({
  timed: { match },
  assigning,
}: Pick<UnassignedListProps, "assigning"> & { readonly timed: Unassigned }) {
  const texts = useMessages("schedule");
  return (
    <Row as="span" wrap className={styles["inset"]}>
      {assigning.station === undefined ? (
        <span>{texts.noneFree}</span>
      ) : (
        <button type="button" className="button button-ink" onClick={assigning.assign}>
          {texts.assign(assigning.station)} <Key table="scheduleGrid" effect="assign" />
        </button>
      )}
      <MatchLink match={match} className="button">
        {texts.other}
      </MatchLink>
    </Row>
  );
}

function FreeStations({
  stations,
  total,
}: {
  readonly stations: readonly string[];
  readonly total: number;
}) {
  const texts = useMessages("schedule");
  if (total === 0) return null;
  const areAllFree = stations.length === total && total > 1;
  return (
    <Row as="p" wrap gap={1} className={joinClassNames(styles["inset"], "text-meta tone-soft")}>
      {areAllFree && texts.allFree(total)}
      {stations.length === 0 && texts.noneFree}
      {!areAllFree && stations.length > 0 && (
        <>
          {texts.free}
          {stations.slice(0, MOST_SIGNS).map((station) => (
            <StationSign key={station} station={station} />
          ))}
          {stations.length > MOST_SIGNS && texts.more(stations.length - MOST_SIGNS)}
        </>
      )}
    </Row>
  );
}
