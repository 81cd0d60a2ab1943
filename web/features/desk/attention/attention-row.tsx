import { Link } from "@tanstack/react-router";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { formatSiteMatchUrl } from "#web/api/format-site-match-url.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Icon } from "#web/components/icon.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { ClaimActions, type ClaimFormKind } from "./claim-actions.tsx";
import { ClaimDescription, MAX_AGE_MINUTES } from "./claim-description.tsx";
import {
  type AttentionItemFormat,
  formatItemSubject,
  formatItemLocation,
  describeItemReason,
} from "./format-attention-item.ts";
import { PollNowButton } from "./try-now.tsx";
import styles from "./attention.module.css";

interface AttentionRowProps {
  readonly row: AttentionItemView;
  readonly language: AttentionItemFormat;
  readonly me: string;
  readonly staff: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Form that is open in this row; `null` if none is. */
  readonly form: ClaimFormKind | null;
  readonly onForm: (form: ClaimFormKind | null) => void;
}

/** An attention item: subject, age, location, reason, claim and actions. */
export function AttentionRow(props: AttentionRowProps) {
  const { row, language, now } = props;
  const { desk, venue } = language;
  const { linkTemplates } = useMeta();
  const [match, ...others] = row.matches;
  const subject = formatItemSubject(row, language);
  const location = formatItemLocation(row, language);
  const minutes = row.since === null ? null : Math.floor((now - Date.parse(row.since)) / MINUTE);
  return (
    <li
      className={styles["item"]}
      data-row={row.id}
      tabIndex={-1}
      aria-label={`${desk.mark[row.reason.kind]}: ${subject}`}
    >
      <p className={styles["header"]}>
        <StatusLabel tone={row.severity === "alarm" ? "conflict" : "warn"}>
          {desk.mark[row.reason.kind]}
        </StatusLabel>
        {minutes !== null && minutes >= 0 && row.since !== null && (
          <span className={styles["age"]}>
            {minutes < MAX_AGE_MINUTES
              ? desk.minutes(minutes)
              : desk.since(venue.when(Date.parse(row.since)))}
          </span>
        )}
      </p>
      <p className={styles["title"]}>
        {match === undefined && subject}
        {match !== undefined && others.length > 0 && (
          <Link
            to="/matches"
            search={{
              state: match.state,
              tournament: `${match.tournament.site}/${match.tournament.slug}`,
            }}
            data-open
          >
            {subject}
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
            <bdi dir="auto" translate="no">
              {subject}
            </bdi>
          </Link>
        )}
      </p>
      {location !== "" && <p className={styles["location"]}>{location}</p>}
      <p className={styles["reason"]}>{describeItemReason(row, language)}</p>
      {row.claim !== null && row.standing !== "open" && (
        <ClaimDescription claim={row.claim} desk={desk} venue={venue} now={now} />
      )}
      {row.reason.kind === "service-refused" && <PollNowButton />}
      <ClaimActions {...props} subject={subject}>
        {match !== undefined && (
          <a
            className={styles["siteLink"]}
            href={formatSiteMatchUrl(match, linkTemplates)}
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
