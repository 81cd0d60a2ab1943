import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { Key } from "#web/kit/key-hints.tsx";
import { Row } from "#web/kit/layout.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { MatchLine } from "#web/kit/match/match-line.tsx";
import { TwoLineList } from "#web/kit/match/two-line-list.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Assigning } from "./use-assign.ts";
import { type Schedule, useDescribeLine } from "./use-schedule.ts";

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
  const venue = useVenueFormat();
  const describeLine = useDescribeLine(schedule);
  const { day, now, plan } = schedule;
  const { latest, error } = assigning;
  return (
    <>
      <Text as="output" type="meta" tone="soft">
        {latest !== null && (
          <>
            {texts.assigned(
              latest.match.code ?? formatSlots(latest.match.slots, messages),
              latest.station,
            )}{" "}
            <button type="button" className="link-button" onClick={assigning.undo}>
              {messages.words.undo}
            </button>
          </>
        )}
        {error !== null && describeFailure(error, messages)}
      </Text>
      <TwoLineList>
        {assigning.unassigned.map((timed) => (
          <MatchLine
            key={timed.match.key}
            match={timed.match}
            now={now}
            venue={venue}
            headingDay={day.key}
            {...describeLine(timed.match)}
            renderRow={(match, row) => {
              const isSelected = match.key === assigning.selected?.match.key;
              return (
                <>
                  {assigning.isStaff ? (
                    <button
                      type="button"
                      {...row}
                      aria-pressed={isSelected}
                      onClick={() => {
                        assigning.select(match.key);
                      }}
                    />
                  ) : (
                    <MatchLink match={match} {...row} />
                  )}
                  {isSelected ? (
                    <Actions match={match} assigning={assigning} />
                  ) : (
                    <FreeStations stations={timed.freeStations} total={plan.lanes.length} />
                  )}
                </>
              );
            }}
          />
        ))}
      </TwoLineList>
    </>
  );
}

interface ActionsProps extends Pick<UnassignedListProps, "assigning"> {
  readonly match: MatchView;
}

function Actions({ match, assigning }: ActionsProps) {
  const texts = useMessages("schedule");
  return (
    <Row wrap>
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
    <Row as="p" wrap gap={1} className="text-meta tone-soft">
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
