import type { TournamentSummary } from "#core/contract/tournament.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { deriveProgress } from "#core/lib/derive-progress.ts";
import styles from "./tournament-progress.module.css";

const KINDS = ["ended", "live", "toPlay"] as const;

/**
 * Progress of a tournament as a bar with the figures below: matches ended, live and to play. The
 * last part of the bar is dashed if their total is not known.
 */
export function TournamentProgress({ tournament }: { readonly tournament: TournamentSummary }) {
  const { tournament: messages } = useAllMessages();
  const progress = deriveProgress(tournament);
  const { ended, live, toPlay, total } = progress;
  const hasBegun = ended + live > 0;
  const isAll = total !== null;
  return (
    <div className={styles["progress"]}>
      <span className={styles["bar"]} aria-hidden="true">
        {KINDS.map(
          (kind) =>
            (progress[kind] > 0 || (kind === "toPlay" && !isAll)) && (
              <span
                key={kind}
                data-kind={kind}
                data-open={(kind === "toPlay" && !isAll) || undefined}
                style={{ flexGrow: Math.max(progress[kind], 1) }}
              />
            ),
        )}
      </span>
      <div className={styles["text"]}>
        {hasBegun && (
          <p className={styles["figures"]}>
            <Figure text={messages.ended(ended, total)} />
            <span className="visually-hidden">, </span>
            <Figure text={live > 0 ? messages.liveCount(live) : messages.noneLive} />
            <span className="visually-hidden">, {messages.toPlay(toPlay, isAll)}</span>
          </p>
        )}
        {!hasBegun && !tournament.coverage.partial && (
          <Figure text={messages.matchCount(total ?? toPlay)} />
        )}
        <MissingMatches tournament={tournament} />
      </div>
    </div>
  );
}

/** How many matches of a tournament are known; only if some are missing. */
export function MissingMatches({
  tournament: { seen, coverage },
}: {
  readonly tournament: Pick<TournamentSummary, "seen" | "coverage">;
}) {
  const { known, missingMatches } = useAllMessages().tournament;
  if (!coverage.partial) return null;
  return <p className={styles["missing"]}>{known(seen, missingMatches(coverage.unseen))}</p>;
}

/** Key of the bars. */
export function ProgressKey() {
  const { progress } = useAllMessages().tournament;
  return (
    <ul className={styles["key"]}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span data-kind={kind} aria-hidden="true" />
          {progress[kind]}
        </li>
      ))}
    </ul>
  );
}

/** A text whose leading number is emphasized. */
function Figure({ text }: { readonly text: string }) {
  const number = /^\d*/u.exec(text)?.[0] ?? "";
  return (
    <span>
      <b>{number}</b>
      {text.slice(number.length)}
    </span>
  );
}
