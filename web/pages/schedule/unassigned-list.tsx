import { memo } from "react";
import type { MatchSlotView } from "#core/contract/match.ts";
import type { Unassigned } from "#core/schedule/plan-day.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { isRanking } from "#core/lib/contest.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Key } from "#web/kit/key-hints.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useDescribeMatch } from "./describe-match.ts";
import { MatchTime } from "./match-time.tsx";
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
      <output className={styles["latest"]}>
        {latest !== null && (
          <>
            {texts.assigned(
              latest.match.code ??
                latest.match.slots.map((slot) => formatSlot(messages, slot)).join(" – "),
              latest.station,
            )}{" "}
            <button type="button" onClick={assigning.undo}>
              {texts.undo}
            </button>
          </>
        )}
        {error !== null && describeFailure(error, messages)}
      </output>
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
    <li className={styles["item"]} aria-current={isSelected || undefined}>
      {assigning.isStaff ? (
        <button
          type="button"
          className={styles["row"]}
          aria-label={label}
          aria-pressed={isSelected}
          onClick={() => {
            assigning.select(match.key);
          }}
        >
          {content}
        </button>
      ) : (
        <MatchLink match={match} className={styles["row"]} label={label}>
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
      <b className={styles["time"]}>{venue.time(from)}</b>
      <span className={styles["match"]}>
        <span className={styles["about"]}>
          <span translate="no">{match.code}</span>
          <span className={styles["title"]}>{match.tournament.title}</span>
          {match.expected !== null && <MatchTime match={match} />}
          {date !== "" && <b>{date}</b>}
        </span>
        <Names match={match} />
      </span>
    </>
  );
});

function Names({ match }: Pick<Unassigned, "match">) {
  const texts = useMessages("schedule");
  const isRace = isRanking(match);
  const [first, second] = match.slots;
  return (
    <>
      {first !== undefined && <SlotName slot={first} />}
      {isRace && (
        <ContestantName name={texts.more(match.slots.length - 1)} country="" standing="loser" />
      )}
      {!isRace && second !== undefined && <SlotName slot={second} />}
    </>
  );
}

function SlotName({ slot }: { readonly slot: MatchSlotView }) {
  const messages = useMessages("common");
  return (
    <ContestantName
      name={formatSlot(messages, slot)}
      country={slot.contestant?.country ?? ""}
      standing={slot.contestant === null ? "open" : undefined}
    />
  );
}

function Actions({
  timed: { match },
  assigning,
}: Pick<UnassignedListProps, "assigning"> & { readonly timed: Unassigned }) {
  const texts = useMessages("schedule");
  return (
    <span className={styles["actions"]}>
      {assigning.station === undefined ? (
        <span className={styles["none"]}>{texts.noneFree}</span>
      ) : (
        <button type="button" className={styles["assign"]} onClick={assigning.assign}>
          {texts.assign(assigning.station)} <Key table="scheduleGrid" effect="assign" />
        </button>
      )}
      <MatchLink match={match} className={styles["other"]}>
        {texts.other}
      </MatchLink>
    </span>
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
  if (stations.length === 0) return <p className={styles["free"]}>{texts.noneFree}</p>;
  if (stations.length === total && total > 1) {
    return <p className={styles["free"]}>{texts.allFree(total)}</p>;
  }
  return (
    <p className={styles["free"]}>
      {texts.free}{" "}
      {stations.slice(0, MOST_SIGNS).map((station) => (
        <StationSign key={station} station={station} />
      ))}
      {stations.length > MOST_SIGNS && <span>{texts.more(stations.length - MOST_SIGNS)}</span>}
    </p>
  );
}
