import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { splitBetweenStarts } from "#core/schedule/order-matches.ts";
import { getStart } from "#core/schedule/timed-match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { KeyHints } from "#web/kit/key-hints.tsx";
import { usePageKeys } from "#web/kit/use-page-keys.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { showView, type ScheduleProps, useDescribeLine } from "#web/pages/schedule/use-schedule.ts";
import { MatchLines } from "#web/kit/match/match-line.tsx";
import styles from "./schedule-list.module.css";

/** The day's matches by start in two columns; today's ended ones are folded. */
export function ScheduleList({ schedule }: ScheduleProps) {
  const texts = useMessages("schedule");
  const { words } = useMessages("common");
  const { day, plan, isShown } = schedule;
  const [hasEnded, setHasEnded] = useState(false);
  usePageKeys("scheduleList", {
    row: moveFocus,
    view: () => {
      showView("grid");
    },
    print: () => {
      print();
    },
  });
  const matches = plan.matches.filter(isShown);
  const open = matches.filter(({ state }) => state !== "ended");
  const ended = matches.filter(({ state }) => state === "ended");
  const canFold = day.isToday && open.length > 0 && ended.length > 0;
  const foldButton = canFold && (
    <>
      {texts.endedBefore(ended.length)} ·{" "}
      <button
        type="button"
        className={styles["fold"]}
        aria-expanded={hasEnded}
        onClick={() => {
          setHasEnded(!hasEnded);
        }}
      >
        {hasEnded ? words.hide : words.show}
      </button>
    </>
  );
  return (
    <>
      {canFold && hasEnded && (
        <Columns schedule={schedule} matches={ended} title={texts.ended} aside={null} />
      )}
      <Columns
        schedule={schedule}
        matches={canFold ? open : matches}
        title={canFold ? texts.liveAndNext : null}
        aside={foldButton}
      />
      <KeyHints table="scheduleList" />
    </>
  );
}

interface ColumnsProps extends ScheduleProps {
  readonly matches: readonly MatchView[];
  /** Title of the first column; `null` for its first start. */
  readonly title: string | null;
  readonly aside: React.ReactNode;
}

function Columns({ schedule, matches, title, aside }: ColumnsProps) {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const describe = useDescribeLine(schedule);
  const columns = splitBetweenStarts(matches).filter((own, index) => index === 0 || own.length > 0);
  return (
    <div className={styles["columns"]}>
      {columns.map((own, index) => {
        const start = own[0] === undefined ? null : getStart(own[0]);
        const fallback = start === null ? texts.list : texts.from(venue.time(start));
        const isFirst = index === 0;
        return (
          <section key={isFirst ? "first" : "second"}>
            <SectionHeading aside={isFirst ? aside : null}>
              {(isFirst ? title : null) ?? fallback}
            </SectionHeading>
            <MatchLines
              form="dense"
              matches={own}
              now={schedule.now}
              venue={venue}
              headingDay={schedule.day.key}
              describe={describe}
            />
          </section>
        );
      })}
    </div>
  );
}

/** Focuses the next or previous row, or the first one on screen. */
function moveFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>("main li > a[href]")];
  const current = rows.findIndex((row) => row === document.activeElement);
  const visible = rows.findIndex((row) => row.getBoundingClientRect().top > 0);
  rows[current === -1 ? visible : current + step]?.focus();
}
