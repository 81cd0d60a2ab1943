import { findTotal } from "#core/match/progress.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { TournamentProps, TournamentsProps } from "./tournament-phase.ts";
import styles from "./tournament-progress.module.css";

const KINDS = ["ended", "live", "toPlay"] as const;

/**
 * Progress of a tournament as a bar with the figures below: matches ended, live and to play. The
 * last part of the bar is dashed if their total is not known.
 */
export function TournamentProgress({ tournament }: TournamentProps) {
  const { tournament: messages } = useMessages("common");
  const { progress } = tournament;
  const { ended, live, toPlay } = progress;
  const hasBegun = ended + live > 0;
  const total = findTotal(tournament);
  const isAll = total !== null;
  const isPartial = !isAll && tournament.coverage.partial;
  const least = messages.atLeast(tournament.seen + (tournament.coverage.unseen ?? 0));
  return (
    <div className={styles["progress"]}>
      <span className={styles["bar"]} aria-hidden="true">
        {KINDS.map(
          (kind) =>
            (progress[kind] > 0 || (kind === "toPlay" && !isAll)) && (
              <span
                key={kind}
                data-kind={kind === "toPlay" && !isAll ? "open" : kind}
                style={{ flexGrow: Math.max(progress[kind], 1) }}
              />
            ),
        )}
      </span>
      {hasBegun ? (
        <p className={styles["figures"]}>
          <Figure text={messages.ended(ended, total)} />
          {isPartial && <span className={styles["least"]}>, {least}</span>}
          {live > 0 && (
            <span className={styles["live"]}>
              <span className="visually-hidden">, </span>
              <Figure text={messages.liveCount(live)} />
            </span>
          )}
          <span className="visually-hidden">, {messages.toPlay(toPlay, isAll)}</span>
        </p>
      ) : (
        <p className={styles["figures"]}>
          <Figure text={isPartial ? least : messages.matchCount(total ?? toPlay)} />
        </p>
      )}
    </div>
  );
}

/** Number of matches of a completed tournament of which no champion is known. */
export function EndedMatches({ tournament }: TournamentProps) {
  const { ended } = useMessages("common").tournament;
  return <Figure text={ended(tournament.progress.ended, findTotal(tournament))} />;
}

/** Key of the bars of these tournaments. */
export function ProgressKey({ tournaments }: TournamentsProps) {
  const { progress } = useMessages("common").tournament;
  const open = tournaments.filter((each) => each.expected === null).length;
  const kinds = (["ended", "live", "toPlay", "open"] as const).filter((kind) => {
    if (kind === "open") return open > 0;
    return kind !== "toPlay" || open < tournaments.length || open === 0;
  });
  return (
    <ul className={styles["key"]}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span data-kind={kind} aria-hidden="true" />
          {progress[kind]}
        </li>
      ))}
    </ul>
  );
}

/** A text whose number is emphasized if it begins with it. */
function Figure({ text }: { readonly text: string }) {
  const number = /^\d*/u.exec(text)?.[0] ?? "";
  return (
    <span>
      <b>{number}</b>
      {text.slice(number.length)}
    </span>
  );
}
