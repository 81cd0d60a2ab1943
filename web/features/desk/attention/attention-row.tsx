import { Link } from "@tanstack/react-router";
import type { AttentionRowView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { openOnSite } from "#web/api/open-on-site.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Icon } from "#web/components/icon.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { ClaimActions, type ClaimForm } from "./claim-actions.tsx";
import { ClaimLine } from "./claim-line.tsx";
import { type RowLanguage, formatSubject, formatLocation, formatReason } from "./format-row.ts";
import { TryNow } from "./try-now.tsx";
import styles from "./attention.module.css";

interface AttentionRowProps {
  readonly row: AttentionRowView;
  readonly language: RowLanguage;
  readonly me: string;
  readonly staff: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The form that the keyboard opened in this row. */
  readonly form: ClaimForm | null;
  readonly onForm: (form: ClaimForm | null) => void;
}

/** Relative ages are said for an hour only. */
const SAID_MINUTES = 60;

/** One thing that needs a person: what, since when, why, who has it, and what can be done. */
export function AttentionRow(props: AttentionRowProps) {
  const { row, language, now } = props;
  const { desk, venue } = language;
  const { linkTemplates } = useMeta();
  const [match, ...others] = row.matches;
  const what = formatSubject(row, language);
  const where = formatLocation(row, language);
  const minutes = row.since === null ? null : Math.floor((now - Date.parse(row.since)) / MINUTE);
  return (
    <li
      className={styles["item"]}
      data-row={row.id}
      tabIndex={-1}
      aria-label={`${desk.mark[row.reason.kind]}: ${what}`}
    >
      <p className={styles["head"]}>
        <StatusLabel tone={row.severity === "alarm" ? "conflict" : "warn"}>
          {desk.mark[row.reason.kind]}
        </StatusLabel>
        {minutes !== null && minutes >= 0 && row.since !== null && (
          <span className={styles["age"]}>
            {minutes < SAID_MINUTES
              ? desk.minutes(minutes)
              : desk.since(venue.when(Date.parse(row.since)))}
          </span>
        )}
      </p>
      <p className={styles["title"]}>
        {match === undefined && what}
        {match !== undefined && others.length > 0 && (
          <Link
            to="/matches"
            search={{
              state: match.state,
              tournament: `${match.tournament.site}/${match.tournament.slug}`,
            }}
            data-open
          >
            {what}
          </Link>
        )}
        {match !== undefined && others.length === 0 && (
          <Link
            to="."
            search={(search) => ({ ...search, open: match.key })}
            mask={{
              to: "/matches/$site/$id",
              params: { site: match.site, id: match.id },
              unmaskOnReload: true,
            }}
            resetScroll={false}
            data-open
          >
            <bdi dir="auto">{what}</bdi>
          </Link>
        )}
      </p>
      {where !== "" && <p className={styles["where"]}>{where}</p>}
      <p className={styles["reason"]}>{formatReason(row, language)}</p>
      {row.claim !== null && row.standing !== "open" && (
        <ClaimLine claim={row.claim} desk={desk} venue={venue} now={now} />
      )}
      {row.reason.kind === "service-refused" && <TryNow />}
      <ClaimActions {...props} what={what}>
        {match !== undefined && (
          <a
            className={styles["out"]}
            href={openOnSite(match, linkTemplates)}
            rel="noreferrer"
            target="_blank"
            aria-label={desk.claim.openOn(match.site)}
          >
            {desk.claim.open} <Icon name="arrow-up-right" />
          </a>
        )}
      </ClaimActions>
    </li>
  );
}
