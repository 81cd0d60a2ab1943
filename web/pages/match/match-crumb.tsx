import { Link } from "#web/routing/routing.tsx";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { formatSiteMatchUrl } from "#web/api/format-site-match-url.ts";
import { useIsStaff, useMeta } from "#web/api/app-data-provider.tsx";
import { CopyLinkButton } from "#web/kit/copy.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Text } from "#web/kit/text.tsx";
import { ClaimMatch } from "#web/features/desk/match-desk.tsx";
import { SubjectHead } from "#web/features/page-title/subject-head.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

interface MatchCrumbProps {
  readonly match: MatchView;
  /** Title of the page. */
  readonly title: string;
}

/** Tournament, bracket or group, and round of a match; and its actions. */
export function MatchCrumb({ match, title }: MatchCrumbProps) {
  const messages = useMessages("common");
  const isStaff = useIsStaff();
  const { linkTemplates } = useMeta();
  const { panel, roundName } = messages.match;
  return (
    <SubjectHead
      tournament={match.tournament}
      inBracket={match}
      path={[
        <PartOfTournament key="part" match={match} />,
        match.round !== null && <li key="round">{roundName(match.round.name).medium}</li>,
        <li key="page" aria-current="page">
          {!isRanking(match) && (
            <Text as="strong" tone="plain">
              {title}{" "}
            </Text>
          )}
          {match.code !== null && <span translate="no">{match.code}</span>} ·{" "}
          {match.tournament.game}
        </li>,
        match.part?.matches.map(
          (other) => other.match !== match.key && <PartLink key={other.match} {...other} />,
        ),
      ]}
    >
      {isStaff && <ClaimMatch match={match.key} />}
      {match.streamLink !== null && (
        <a href={match.streamLink} rel="noreferrer" target="_blank">
          {panel.stream} <Icon name="arrow-up-right" />
        </a>
      )}
      <CopyLinkButton />
      <a href={formatSiteMatchUrl(match, linkTemplates)} rel="noreferrer" target="_blank">
        {panel.openOn(match.site)} <Icon name="arrow-up-right" />
      </a>
    </SubjectHead>
  );
}

/** Links to another match of the same bracket place. */
function PartLink({ match, code }: { readonly match: string; readonly code: string | null }) {
  const [site = "", id = ""] = match.split("/");
  return (
    <li>
      <Link to="/matches/$site/$id" params={{ site, id }} translate="no">
        {code}
      </Link>
    </li>
  );
}

/** The bracket or the group of the match; nothing if it is in neither. */
function PartOfTournament({ match }: { readonly match: MatchView }) {
  const { groupName } = useMessages("common");
  const page = useMessages("matchPage");
  const { site, slug } = match.tournament;
  if (match.group !== null) {
    return (
      <li>
        <Link to="/tournaments/$site/$slug/groups" params={{ site, slug }} search={{ open: "" }}>
          {match.group.name ?? groupName(match.group.number)}
        </Link>
      </li>
    );
  }
  if (match.bracket === null) return null;
  return (
    <li>
      <Link
        to="/tournaments/$site/$slug/bracket/$id"
        params={{ site, slug, id: match.bracket.id }}
        search={{ open: "", match: match.code ?? "" }}
      >
        {page.bracket}
      </Link>
    </li>
  );
}
