import { HOUR } from "#core/lib/time.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import type { MatchView } from "#core/contract/match.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { Clash } from "#core/schedule/clashes.ts";
import type { Block, Lane } from "#core/schedule/lanes.ts";
import { useStaffFlags } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
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
    <li className={styles["row"]}>
      <h2 className={styles["sign"]}>
        <span className="visually-hidden">{texts.station} </span>
        <StationSign
          station={lane.station}
          size="large"
          tone={day.isToday && status.tone !== "plain" ? "strong" : "plain"}
        />
      </h2>
      <div className={styles["lines"]}>
        {visible === undefined ? (
          <p className={styles["free"]}>
            {next === undefined ? texts.free : texts.freeTo(venue.time(next.from))}
          </p>
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
            <p className={styles["next"]}>
              <StatusLabel tone="warn">{texts.clash[clash.kind]}</StatusLabel>
              {clash.kind === "double-booked" && <bdi dir="auto">{clash.name}</bdi>}
            </p>
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
    <MatchLink match={match} className={styles["current"]} label={describe(block)}>
      <span className={styles["code"]} translate="no">
        {match.code}
      </span>
      {conflict.includes(match.key) && <span className={styles["conflict"]} />}
      <ContestantName name={formatNames(match, messages)} country="" standing="winner" />
      {match.state === "upcoming" ? (
        <span className={styles["late"]}>{status}</span>
      ) : (
        <>
          {left !== undefined && <SideScore side={left} live={isLive} />}
          {right !== undefined && <SideScore side={right} live={isLive} />}
        </>
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
    <MatchLink match={match} className={styles["next"]} label={describe(block)}>
      <b>
        <MatchTime match={match} />
      </b>
      <span translate="no">{match.code}</span>
      <ContestantName name={formatNames(match, messages)} country="" />
      {clash !== undefined && <StatusLabel tone="warn">{texts.clash[clash.kind]}</StatusLabel>}
    </MatchLink>
  );
}

/** The matches of a station as a line of boxes along the time. */
function Bar({
  blocks,
  schedule: { day, now, plan },
  view,
}: Omit<StationRowProps, "lane"> & { readonly blocks: readonly Block[] }) {
  return (
    <div className={styles["bar"]} aria-hidden="true">
      {blocks
        .filter(({ from, to }) => to > view.from && from < view.to)
        .map((block) => {
          const from = Math.max(block.from, view.from);
          const span = Math.min(block.to, view.to) - from;
          const done = (Math.min(now, view.to) - from) / span;
          return (
            <span
              key={block.match.key}
              className={styles["box"]}
              data-state={block.match.state}
              data-late={
                block.isOverrun ||
                block.match.expected !== null ||
                plan.clashes.has(block.match.key) ||
                undefined
              }
              style={{
                "--at": (from - day.from) / HOUR,
                "--span": span / HOUR,
                "--done": `${Math.max(0, done) * 100}%`,
              }}
            />
          );
        })}
      {now >= view.from && now < view.to && <b />}
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
