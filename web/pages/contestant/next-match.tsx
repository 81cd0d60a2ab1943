import { Link } from "@tanstack/react-router";
import type { ContestantDetail, ContestantView } from "#core/contract/contestant.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { MatchRows } from "#web/features/matches/rows/match-rows.tsx";
import { useContestantMessages } from "#web/i18n/contestant-messages.ts";
import { PathAhead } from "./path-ahead.tsx";
import styles from "./contestant-page.module.css";

interface NextMatchProps {
  readonly detail: ContestantDetail;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Live or next match of a contestant, and the next step after a win and after a loss. */
export function NextMatch({ detail: { contestant, matches }, now }: NextMatchProps) {
  const messages = useContestantMessages();
  const venue = useVenueFormat();
  const next = matches.find(({ key }) => key === contestant.next);
  return (
    <section>
      <SectionHeading>{next?.state === "live" ? messages.now : messages.next}</SectionHeading>
      {next === undefined ? (
        <EmptyState>{messages.noNext}</EmptyState>
      ) : (
        <>
          <MatchRows matches={[next]} first={contestant.key} now={now} venue={venue} />
          {contestant.nextSteps.map((step) => (
            <Step key={`${step.code} ${step.onWin}`} step={step} />
          ))}
          {next.bracket !== null && <PathAhead next={next} bracket={next.bracket.id} />}
        </>
      )}
    </section>
  );
}

function Step({ step }: { readonly step: ContestantView["nextSteps"][number] }) {
  const messages = useContestantMessages();
  const venue = useVenueFormat();
  const { onWin, code, start, opponents } = step;
  const when = start === null ? "" : ` ${venue.when(Date.parse(start))}`;
  return (
    <p className={styles["step"]}>
      {onWin ? messages.onWin : messages.onLoss} → <b translate="no">{code}</b>
      {when}
      {opponents.map(({ key, name }, index) => (
        <span key={key}>
          {index === 0 ? ` ${messages.against} ` : messages.or}
          <Link to="/contestants/$key" params={{ key }}>
            <bdi dir="auto" translate="no">
              {name}
            </bdi>
          </Link>
        </span>
      ))}
    </p>
  );
}
