import { Link } from "@tanstack/react-router";
import { MINUTE } from "#core/lib/time.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useMeta } from "#web/api/meta.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import { Mark } from "#web/components/mark/mark.tsx";
import { MatchLink } from "#web/features/matches/match-link.tsx";
import { openOnSite } from "#web/features/matches/open-on-site.ts";
import { useWords } from "#web/hooks/words.ts";
import type { Attention } from "./derive-attention.ts";
import { sayAttention } from "./say-attention.ts";
import styles from "./attention.module.css";

interface AttentionItemProps {
  readonly item: Attention;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly venue: VenueFormat;
}

/** One thing that needs a person: what, since when, why, and where to act on it. */
export function AttentionItem({ item, now, venue }: AttentionItemProps) {
  const words = useWords();
  const { linkTemplates } = useMeta();
  const [match] = item.matches;
  const { mark, tone, title, reason } = sayAttention(item, words, venue);
  const minutes = item.since === null ? null : Math.floor((now - item.since) / MINUTE);
  return (
    <li className={styles["item"]}>
      <p className={styles["head"]}>
        <Mark tone={tone}>{mark}</Mark>
        {minutes !== null && minutes < 60 && (
          <span className={styles["age"]}>{words.match.time.minutes(minutes)}</span>
        )}
      </p>
      <p className={styles["title"]}>
        {item.matches.length > 1 ? (
          <Link
            to="/matches"
            search={{
              state: "upcoming",
              tournament: `${match.tournament.site}/${match.tournament.slug}`,
            }}
          >
            {title}
          </Link>
        ) : (
          <MatchLink match={match}>{title}</MatchLink>
        )}
      </p>
      <p className={styles["reason"]}>{reason}</p>
      <p>
        <a
          className={styles["out"]}
          href={openOnSite(match, linkTemplates)}
          rel="noreferrer"
          target="_blank"
        >
          {words.match.panel.openOn(match.site)} <Icon name="arrow-up-right" />
        </a>
      </p>
    </li>
  );
}
