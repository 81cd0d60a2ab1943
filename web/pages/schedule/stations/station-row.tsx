import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { Clash } from "#core/schedule/clashes.ts";
import type { Block, Lane } from "#core/schedule/lanes.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { BarPart } from "#web/kit/bar/bar.tsx";
import { FlaggedName } from "#web/kit/flagged-name.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { placeInHours } from "#web/kit/timetable/time-axis.tsx";
import timetable from "#web/kit/timetable/timetable.module.css";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { SideScore } from "#web/kit/match/side-score.tsx";
import { createSides } from "#core/side/sides.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeLane } from "#web/pages/schedule/describe-lane.ts";
import { useDescribeMatch } from "#web/pages/schedule/describe-match.ts";
import type { HoursWindow } from "#web/pages/schedule/grid/use-hours-window.ts";
import { MatchTime } from "#web/pages/schedule/match-time.tsx";
import type { Schedule } from "#web/pages/schedule/use-schedule.ts";
import styles from "./stations.module.css";

interface StationRowProps {
  readonly lane: Lane;
  readonly schedule: Schedule;
  readonly view: HoursWindow;
}

/** A station on a phone: its match, the bar of its hours, its next match. */
export function StationRow({ lane, schedule, view }: StationRowProps) {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const { day, now, plan } = schedule;
  const status = describeLane(lane, now, texts);
  const current = day.isToday ? status.block : null;
  const begin = day.isToday ? now : view.from;
  const next = lane.blocks.find(
    ({ match, from }) => match.state === "upcoming" && match !== current?.match && from >= begin,
  );
  const visible = current ?? (day.isToday ? undefined : lane.blocks[0]);
  const after =
    visible !== undefined && visible === next
      ? lane.blocks.find(({ from }) => from > visible.from)
      : next;
  const clash =
    plan.clashes.get(after?.match.key ?? "") ?? plan.clashes.get(visible?.match.key ?? "");
  return (
    <li className={timetable["lane"]}>
      <h2>
        <span className="visually-hidden">{texts.station} </span>
        <StationSign
          station={lane.station}
          size="large"
          tone={day.isToday && status.tone !== "plain" ? "strong" : "plain"}
        />
      </h2>
      <div className={styles["lines"]}>
        {visible === undefined ? (
          <Text as="p" strong>
            {next === undefined ? texts.free : texts.freeTo(venue.time(next.from))}
          </Text>
        ) : (
          <CurrentMatch
            block={visible}
            schedule={schedule}
            status={status.tone === "late" ? status.lines.join(" ") : ""}
          />
        )}
        <Bar blocks={lane.blocks} schedule={schedule} view={view} />
        {after === undefined ? (
          clash !== undefined && (
            <Row as="p" className="text-meta tone-soft">
              <StatusLabel tone="warn">{texts.clash[clash.kind]}</StatusLabel>
              {clash.kind === "double-booked" && <bdi dir="auto">{clash.name}</bdi>}
            </Row>
          )
        ) : (
          <NextMatch block={after} schedule={schedule} clash={clash} />
        )}
      </div>
    </li>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly schedule: Schedule;
}

function CurrentMatch({ block, schedule, status }: BlockProps & { readonly status: string }) {
  const messages = useFirstPageMessages();
  const { conflict } = useStaffFlags();
  const describe = useFactsOf(schedule);
  const { match } = block;
  const [left, right] = createSides(match, messages);
  const isLive = isLiveAndListed(match);
  return (
    <MatchLink match={match} className="row plain-link" label={describe(block)}>
      <Text type="code" tone="soft" translate="no">
        {match.code}
      </Text>
      {conflict.includes(match.key) && <span className={timetable["conflict"]} />}
      <FlaggedName name={formatNames(match, messages)} country="" standing="winner" />
      {match.state === "upcoming" ? (
        <Text type="mark" tone="warn">
          {status}
        </Text>
      ) : (
        [left, right].map(
          (side, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- the sides of a match stay in order
            side !== undefined && <SideScore key={index} side={side} live={isLive} />,
        )
      )}
    </MatchLink>
  );
}

interface NextMatchProps extends BlockProps {
  /** Of this match, else of the one that is at the station. */
  readonly clash: Clash | undefined;
}

function NextMatch({ block, schedule, clash }: NextMatchProps) {
  const messages = useFirstPageMessages();
  const texts = useMessages("schedule");
  const describe = useFactsOf(schedule);
  const { match } = block;
  return (
    <MatchLink match={match} className="row plain-link text-meta tone-soft" label={describe(block)}>
      <Text as="b" tone="plain">
        <MatchTime match={match} />
      </Text>
      <span translate="no">{match.code}</span>
      <FlaggedName name={formatNames(match, messages)} country="" />
      {clash !== undefined && <StatusLabel tone="warn">{texts.clash[clash.kind]}</StatusLabel>}
    </MatchLink>
  );
}

/** The matches of a station as a line of boxes along the time. */
function Bar({
  blocks,
  schedule: { now, plan },
  view,
}: Omit<StationRowProps, "lane"> & { readonly blocks: readonly Block[] }) {
  return (
    <div className={joinClassNames(timetable["track"], styles["bar"])} aria-hidden="true">
      {blocks
        .filter(({ from, to }) => to > view.from && from < view.to)
        .map((block) => {
          const from = Math.max(block.from, view.from);
          const to = Math.min(block.to, view.to);
          const done = Math.max(0, (Math.min(now, view.to) - from) / (to - from));
          const { key, state, expected } = block.match;
          return (
            <BarPart
              key={key}
              kind={state === "upcoming" ? "toPlay" : state}
              isLate={block.isOverrun || expected !== null || plan.clashes.has(key)}
              style={{ ...placeInHours(view, from, to), "--done": `${done * 100}%` }}
            />
          );
        })}
      {now >= view.from && now < view.to && (
        <b className={timetable["hour"]} data-now style={placeInHours(view, now)} />
      )}
    </div>
  );
}

/** Returns a function that describes the match of a block for screen readers. */
function useFactsOf({ plan }: Schedule): (block: Block) => string {
  const describe = useDescribeMatch();
  const { conflict } = useStaffFlags();
  return ({ match, isOverrun, usualEnd }) =>
    describe(match, {
      clash: plan.clashes.get(match.key) ?? null,
      isConflict: conflict.includes(match.key),
      usualEnd: isOverrun ? usualEnd : null,
    });
}

function formatNames(
  { slots }: MatchView,
  messages: ReturnType<typeof useFirstPageMessages>,
): string {
  const named = slots.map((slot) => ({
    name: formatSlot(messages, slot),
    isOpen: slot.contestant === null,
  }));
  return formatContestants(named, messages);
}
