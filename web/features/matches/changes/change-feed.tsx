import type { MatchRef } from "#core/contract/change.ts";
import { useChangeLogPage } from "#web/api/changes.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { ListSection } from "#web/kit/list-section.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ChangeSummary } from "./change-summary.tsx";
import { findShownScore, formatChangeSubject } from "./format-change-subject.ts";
import { findScores } from "./ledger-rows.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import {
  type ChangeGroup,
  groupChangesByTimeAndMatch,
  removeOutdatedScoreGroups,
} from "./group-changes-by-time-and-match.ts";
import { useListHeights } from "#web/hooks/use-list-heights.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Record } from "#web/kit/record/record.tsx";

/** Changes requested per line, because one line may combine several changes. */
const CHANGES_PER_LINE = 4;
const MAX_CHANGES = 500;
/** Height of a line, in rem. */
const LINE_HEIGHT = 2;

interface ChangeFeedProps {
  /** Slug of the only game to show; "" for all games. */
  readonly game: string;
  readonly maxLines: number;
  /** Whether the list has a fixed height, in which it shows whole rows. */
  readonly isFixed: boolean;
}

/** The latest changes, newest first. */
export function ChangeFeed({ game, maxLines, isFixed }: ChangeFeedProps) {
  const { change } = useMessages("common");
  const { pages } = useMessages("desk");
  // The request covers all games, and changes with results are removed if scores are hidden.
  const { scores, density } = usePreferences();
  const isFiltered = scores === "hidden" || game !== "";
  const { ref, heights } = useListHeights(density);
  const { data } = useChangeLogPage({ limit: Math.min(maxLines * CHANGES_PER_LINE, MAX_CHANGES) });
  if (data === undefined) return null;
  const matches = new Map(data.matches.map((match) => [match.key, match]));
  const groups = removeOutdatedScoreGroups(groupChangesByTimeAndMatch(data.changes));
  const lines = groups.flatMap((group) => {
    const match = matches.get(group[0].match);
    const isInGame = match !== undefined && (game === "" || match.gameSlug === game);
    return isInGame ? [{ group, match }] : [];
  });
  const visible =
    isFixed && heights !== null ? Math.floor(heights.room / LINE_HEIGHT) : lines.length;
  return (
    <ListSection
      aria-labelledby="changes-title"
      isFixed={isFixed}
      listRef={ref}
      heading={<SectionHeading id="changes-title">{pages.changes}</SectionHeading>}
    >
      {lines.length === 0 && <EmptyState>{isFiltered ? change.noneShown : change.none}</EmptyState>}
      <ol>
        {lines.slice(0, Math.min(visible, maxLines)).map(({ group, match }) => (
          <ChangeLine key={group[0].seq} group={group} match={match} />
        ))}
      </ol>
    </ListSection>
  );
}

interface ChangeLineProps {
  readonly group: ChangeGroup;
  readonly match: MatchRef;
}

function ChangeLine({ group, match }: ChangeLineProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const [{ at }] = group;
  const scores = findScores(group);
  const shown = scores === null ? null : findShownScore(scores);
  // The scores of a match of many would not say whose they are.
  const others = shown === null ? group : group.filter(({ type }) => type !== "score");
  return (
    <Record
      form="feed"
      lead={<time dateTime={at}>{venue.when(Date.parse(at))}</time>}
      code={match.code}
      subject={formatChangeSubject(scores, match, messages)}
      text={
        <>
          {shown !== null && shown.score}
          {shown !== null && others.length > 0 && " · "}
          <ChangeSummary changes={others} />
        </>
      }
      renderLine={({ className, children }) => (
        <MatchLink match={match} className={joinClassNames(className, "plain-link")}>
          {children}
        </MatchLink>
      )}
    />
  );
}
