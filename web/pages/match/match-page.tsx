import { Link, useParams } from "#web/routing/routing.tsx";
import { isRanking } from "#core/lib/contest.ts";
import { MINUTE } from "#core/lib/time.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import type { MatchView } from "#core/contract/match.ts";
import { isNotFound } from "#web/api/api-error.ts";
import { useMatch } from "#web/api/match.ts";
import { useIsStaff, useMeta } from "#web/api/app-data-provider.tsx";
import { useAreAttentionItemsSettled } from "#web/api/desk-attention.ts";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { MatchDuel } from "#web/kit/match/duel.tsx";
import { MissingPage } from "#web/features/palette/missing-page.tsx";
import { ClaimMatch, MatchAttention } from "#web/features/desk/match-desk.tsx";
import { useComparison } from "#web/features/matches/comparison/use-comparison.ts";
import { useMatchHistory } from "#web/features/matches/panel/match-history-list.tsx";
import { StateLabels, StateReason } from "#web/features/matches/panel/state-line.tsx";
import { useStakes } from "#web/features/matches/panel/use-stakes.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MatchBody } from "./match-body.tsx";
import styles from "./match-page.module.css";
import { formatSiteMatchUrl } from "#web/api/format-site-match-url.ts";
import { CopyLinkButton } from "#web/kit/copy.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { splitMatchKey } from "#web/kit/open-match.ts";
import { Text } from "#web/kit/text.tsx";
import { SubjectHead } from "#web/features/page-title/subject-head.tsx";

/** Page of a match, opened by a shared link or in a new tab. */
export function MatchPage() {
  const messages = useMessages("common");
  const { site, id } = useParams({ from: "/matches/$site/$id" });
  const { match, error } = useMatch(`${site}/${id}`);
  if (match !== undefined) return <LoadedMatchPage key={match.key} match={match} />;
  if (isNotFound(error)) return <MissingPage text={messages.match.missing} />;
  return (
    <div className={styles["page"]}>
      <title>{`${messages.match.label} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{messages.match.label}</h1>
      <LoadingState error={error} />
    </div>
  );
}

function LoadedMatchPage({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const page = useMessages("matchPage");
  const isStaff = useIsStaff();
  const now = useServerNow(MINUTE);
  const { detail, error } = useMatch(match.key);
  const title = formatTitle();
  // The page below the score is shown at once, because its parts would move each other.
  const history = useMatchHistory(match.key);
  const comparison = useComparison(match);
  const stakes = useStakes(match, detail);
  const isSettled = useAreAttentionItemsSettled();
  const isPending =
    detail === undefined ||
    history.isLoading ||
    comparison.isPending ||
    stakes.isPending ||
    !isSettled;
  return (
    <article className={styles["page"]}>
      <title>{`${title} · ${messages.product}`}</title>
      <MatchCrumb match={match} title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <MatchDuel match={match} />
      <Text as="p" type="small" tone="soft">
        <StateLabels match={match} now={now} />{" "}
        <StateReason match={match} changedAt={detail?.changedAt} now={now} />
      </Text>
      {isPending ? (
        <LoadingState error={error} />
      ) : (
        <>
          {isStaff && <MatchAttention match={match.key} />}
          <MatchBody
            match={match}
            detail={detail}
            changes={history.data?.changes ?? []}
            comparison={comparison}
            stakes={stakes.stakes}
            now={now}
          />
        </>
      )}
    </article>
  );

  function formatTitle(): string {
    const [left, right] = match.slots;
    if (isRanking(match) && match.code !== null) return `${match.tournament.title} ${match.code}`;
    if (match.slots.length !== 2 || left === undefined || right === undefined) {
      return formatSlots(match.slots, messages) || messages.match.label;
    }
    return page.title(formatSlot(messages, left), formatSlot(messages, right));
  }
}

interface MatchCrumbProps {
  readonly match: MatchView;
  /** Title of the page. */
  readonly title: string;
}

/** Tournament, bracket or group, and round of a match; and its actions. */
function MatchCrumb({ match, title }: MatchCrumbProps) {
  const messages = useMessages("common");
  const isStaff = useIsStaff();
  const { linkTemplates } = useMeta();
  const { panel, roundName } = messages.match;
  return (
    <SubjectHead
      tournament={match.tournament}
      inBracket={match}
      path={
        <>
          <PartOfTournament match={match} />
          {match.round !== null && <li>{roundName(match.round.name).medium}</li>}
          <li aria-current="page">
            {!isRanking(match) && (
              <Text as="strong" tone="plain">
                {title}{" "}
              </Text>
            )}
            {match.code !== null && <span translate="no">{match.code}</span>} ·{" "}
            {match.tournament.game}
          </li>
          {/* Other matches of the same bracket place. */}
          {match.part?.matches.map(
            ({ match: key, code }) =>
              key !== match.key && (
                <li key={key}>
                  <Link to="/matches/$site/$id" params={splitMatchKey(key)} translate="no">
                    {code}
                  </Link>
                </li>
              ),
          )}
        </>
      }
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

/** The bracket or the group of the match; nothing if it is in neither. */
function PartOfTournament({ match }: { readonly match: MatchView }) {
  const { groupName, words } = useMessages("common");
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
        {words.bracket}
      </Link>
    </li>
  );
}
