import type { ChangedMatch } from "#core/contract/change.ts";
import { useChangePage } from "#web/api/changes.ts";
import { useVenue } from "#web/api/venue.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { ChangeSummary } from "./change-summary.tsx";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { type ChangeGroup, groupByMoment, withoutOvertakenScores } from "./group-by-moment.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { isolate } from "#core/lib/isolate.ts";
import styles from "./change-feed.module.css";

/** Changes asked for, for each line: of one moment there may be several. */
const ASKED_FOR_EACH = 4;
const MOST_ASKED = 500;

interface ChangeFeedProps {
  /** Slug of the only game that is shown; "" for all. */
  readonly game: string;
  /** Lines at most. */
  readonly shown: number;
  /** Also what only staff may see. */
  readonly asStaff?: boolean;
}

/** What changed last, the newest first. */
export function ChangeFeed({ game, shown, asStaff = false }: ChangeFeedProps) {
  const { change } = useAllMessages();
  // The newest of all games are asked for, and what tells results is taken out for who hides them.
  const isNarrowed = usePreferences().scores === "hidden" || game !== "";
  const { data } = useChangePage({ limit: Math.min(shown * ASKED_FOR_EACH, MOST_ASKED) }, asStaff);
  if (data === undefined) return null;
  const matches = new Map(data.matches.map((match) => [match.key, match]));
  const moments = withoutOvertakenScores(groupByMoment(data.changes));
  const lines = moments.flatMap((moment) => {
    const match = matches.get(moment[0].match);
    const isShown = match !== undefined && (game === "" || match.gameSlug === game);
    return isShown ? [{ moment, match }] : [];
  });
  return (
    <section aria-labelledby="changes-title">
      <SectionHeading id="changes-title">{change.title}</SectionHeading>
      {lines.length === 0 && <EmptyState>{isNarrowed ? change.noneShown : change.none}</EmptyState>}
      <ol>
        {lines.slice(0, shown).map(({ moment, match }) => (
          <ChangeLine key={moment[0].seq} moment={moment} match={match} />
        ))}
      </ol>
    </section>
  );
}

interface ChangeLineProps {
  readonly moment: ChangeGroup;
  readonly match: ChangedMatch;
}

function ChangeLine({ moment, match }: ChangeLineProps) {
  const messages = useAllMessages();
  const venue = useVenue();
  const [{ at }] = moment;
  return (
    <li className={styles["line"]}>
      <time className={styles["time"]} dateTime={at}>
        {venue.when(Date.parse(at))}
      </time>
      <MatchLink match={match} className={styles["match"]}>
        {match.code !== null && <span className={styles["code"]}>{match.code} </span>}
        {saySlots(match, messages)}
      </MatchLink>
      <span className={styles["what"]}>
        <ChangeSummary changes={moment} />
      </span>
    </li>
  );
}

/** "Aino v Bo", "Aino, Bo, Cato and 17 more"; the tournament while no contestant is known. */
function saySlots({ contestants, tournament }: ChangedMatch, { match }: Messages): string {
  const known = contestants.filter((contestant) => contestant !== null);
  if (known.length === 0) return tournament;
  const slots = contestants.map((contestant) => ({
    name: contestant === null ? match.slot.unknown : isolate(contestant.name),
    isOpen: contestant === null,
  }));
  return formatContestants(slots, { match }, ` ${match.versus} `);
}
