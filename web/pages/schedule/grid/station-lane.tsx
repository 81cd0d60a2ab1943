import { memo } from "react";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import type { Block, Gap, Lane } from "#core/schedule/lanes.ts";
import type { Unassigned } from "#core/schedule/plan-day.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { StationSign } from "#web/kit/station-sign.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Schedule } from "#web/pages/schedule/use-schedule.ts";
import { describeLane } from "#web/pages/schedule/describe-lane.ts";
import { MatchTime } from "#web/pages/schedule/match-time.tsx";
import { findHooks, LABEL_HOURS, LABEL_LENGTH, WORDS_LENGTH } from "./marks.ts";
import { MatchBlock } from "./match-block.tsx";
import { type HoursView, placeInHours } from "#web/kit/timetable/time-axis.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import styles from "./schedule-grid.module.css";

interface StationLaneProps {
  readonly lane: Lane;
  readonly schedule: Schedule;
  readonly view: HoursView;
  /** The match that staff are offered to assign to this station. */
  readonly proposed?: Unassigned | undefined;
  /** Keys of the matches that have the label of their clash at the line to the other block. */
  readonly labelled: ReadonlySet<string>;
  /** Name of the channel that shows the live match; `undefined` if none does. */
  readonly channel: string | undefined;
}

/** Shortest block that has room for the label of a clash in its head, in milliseconds. */
const LABEL_IN_HEAD = 30 * MINUTE;

const STATUS_TONES = { plain: "soft", free: "plain", late: "warn" } as const;

/** A station: its sign, its present state, and its matches along the time. */
export const StationLane = memo(function StationLane(props: StationLaneProps) {
  const { lane, schedule, view, proposed, channel } = props;
  const texts = useMessages("schedule");
  const messages = useFirstPageMessages();
  const { conflict } = useStaffFlags();
  const { day, now, plan, isShown } = schedule;
  const { station, blocks, gaps } = lane;
  const isInView = ({ from, to }: Pick<Block, "from" | "to">): boolean =>
    to > view.from && from < view.to;
  const visible = blocks.filter((block) => isShown(block.match) && isInView(block));
  const toHours = (at: number): number => (at - day.from) / HOUR;
  const hours = (view.to - view.from) / HOUR;
  const status = day.isToday ? describeLane(lane, now, texts) : null;
  const offered = proposed === undefined ? null : findOfferedTime(proposed, now);
  const labelled = visible.filter(
    (block) =>
      plan.clashes.has(block.match.key) &&
      !props.labelled.has(block.match.key) &&
      hasRoomForLabel(block, blocks, view),
  );
  return (
    <li className={timetable["lane"]}>
      <Row as="h2">
        <span className="visually-hidden">{messages.match.station} </span>
        <StationSign
          station={station}
          size="large"
          tone={status !== null && status.tone !== "plain" ? "strong" : "plain"}
        />
        {status !== null && (
          <span className={styles["status"]}>
            {status.lines.map((line) => (
              <Text
                key={line}
                as="p"
                type="code"
                tone={STATUS_TONES[status.tone]}
                strong={status.tone !== "plain"}
              >
                {line}
              </Text>
            ))}
            {channel !== undefined && (
              <Text as="p" type="code" tone="soft" cut dir="auto">
                {channel}
              </Text>
            )}
          </span>
        )}
      </Row>
      <ul
        className={timetable["track"]}
        // Only this moves with the hours in view: the places of the blocks are those in the day.
        style={{ translate: `${(-toHours(view.from) / hours) * 100}%` }}
      >
        {visible.map((block) => {
          const from = Math.max(block.from, view.from);
          const isLive = block.match.state === "live";
          return (
            <MatchBlock
              key={block.match.key}
              match={block.match}
              at={toHours(from)}
              span={(Math.min(block.to, view.to) - from) / HOUR}
              hours={hours}
              part={block.part}
              isCut={block.from < view.from}
              live={isLive ? Math.max(0, Math.min(now, view.to) - from) / HOUR : null}
              overrun={
                block.isOverrun && block.usualEnd !== null ? (block.usualEnd - from) / HOUR : null
              }
              usualEnd={block.isOverrun ? block.usualEnd : null}
              clash={plan.clashes.get(block.match.key) ?? null}
              isConflict={conflict.includes(block.match.key)}
              hasLabel={!labelled.includes(block) && !props.labelled.has(block.match.key)}
            />
          );
        })}
      </ul>
      <div className={timetable["track"]}>
        {findHooks(visible, view, now).map(({ key, from, to, part }) => (
          <span
            key={key}
            className={timetable["hook"]}
            data-part={part}
            style={placeInHours(view, from, to)}
            aria-hidden="true"
          />
        ))}
        {proposed !== undefined && offered !== null && isInView(offered) && (
          <p
            className={timetable["proposed"]}
            style={placeInHours(
              view,
              Math.max(offered.from, view.from),
              Math.min(offered.to, view.to),
            )}
            aria-hidden="true"
          >
            <b>{proposed.match.code}</b>{" "}
            {offered.from === proposed.from && <MatchTime match={proposed.match} />}
            {proposed.match.slots.slice(0, 2).map((slot) => (
              <Text key={formatSlot(messages, slot)} type="small" cut>
                {formatSlot(messages, slot)}
              </Text>
            ))}
          </p>
        )}
        {labelled.map((block) => {
          const clash = plan.clashes.get(block.match.key);
          return (
            clash !== undefined && (
              <p
                key={block.match.key}
                className={timetable["words"]}
                data-late
                style={placeInHours(view, block.to, view.to)}
                aria-hidden="true"
              >
                <StatusLabel tone="warn">{texts.clash[clash.kind]}</StatusLabel>{" "}
                {clash.kind === "double-booked" && <bdi dir="auto">{clash.name}</bdi>}
              </p>
            )
          );
        })}
        {gaps
          .filter((gap) => isInView({ from: gap.from, to: gap.to ?? day.to }))
          .filter(({ from }) => !labelled.some((block) => Math.abs(block.to - from) < MINUTE))
          .filter(
            ({ from, to }) =>
              offered === null || (to ?? Infinity) <= offered.from || from >= offered.to,
          )
          .map((gap) => (
            <FreeTime key={gap.from} gap={gap} schedule={schedule} view={view} />
          ))}
      </div>
    </li>
  );
});

/** Returns when a match would be played at a station: not before now. */
function findOfferedTime({ from, to }: Unassigned, now: number): Pick<Block, "from" | "to"> {
  const begin = Math.max(from, now);
  return { from: begin, to: begin + to - from };
}

function FreeTime({
  gap,
  schedule,
  view,
}: Pick<StationLaneProps, "schedule" | "view"> & { readonly gap: Gap }) {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const { day, now } = schedule;
  const from = Math.max(gap.from, view.from);
  const to = Math.min(gap.to ?? view.to, view.to);
  const isShort = to - from < WORDS_LENGTH;
  return (
    <p className={timetable["words"]} style={placeInHours(view, from, to)}>
      <span>
        {isShort ? texts.free : describeGap(gap, day.isToday ? now : day.from, venue, texts)}
      </span>
    </p>
  );
}

function describeGap(
  { from, to }: Gap,
  now: number,
  venue: ReturnType<typeof useVenueFormat>,
  texts: PageMessages["schedule"],
): string {
  if (from <= now) return to === null ? texts.free : texts.freeTo(venue.time(to));
  return to === null
    ? texts.freeFrom(venue.time(from))
    : texts.freeBetween(venue.time(from), venue.time(to));
}

/** Returns whether the label of a clash fits between a block and the next one in view. */
function hasRoomForLabel(block: Block, all: readonly Block[], view: HoursView): boolean {
  const isInHead = view.to - view.from < LABEL_HOURS && block.to - block.from >= LABEL_IN_HEAD;
  if (isInHead && block.part === "whole") return false;
  const later = all.filter(({ from, match }) => from >= block.from && match !== block.match);
  const isLast = !later.some(({ from, to }) => from < block.to && to > block.to);
  const next = Math.min(view.to, ...later.map(({ from }) => from).filter((at) => at >= block.to));
  return isLast && block.part !== "upper" && next - block.to > LABEL_LENGTH;
}
