import { Link } from "#web/routing/routing.tsx";
import { type MouseEvent, type ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";
import { formatSiteMatchUrl } from "#web/api/format-site-match-url.ts";
import { useIsStaff, useMeta } from "#web/api/app-data-provider.tsx";
import { Actions } from "#web/kit/actions.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { Key } from "#web/kit/key-hints.tsx";
import { useCopy } from "#web/hooks/use-copy.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

interface MatchActionsProps {
  readonly match: MatchView;
  /** Button that claims the attention items of the match; empty without any. */
  readonly claim: ReactNode;
}

/** Actions on a match, two on a line, each with its key; below them further links. */
export function MatchActions({ match, claim }: MatchActionsProps) {
  const {
    match: { panel },
    words,
  } = useMessages("common");
  const { kinds } = useMessages("desk").annotations;
  const { linkTemplates } = useMeta();
  const isStaff = useIsStaff();
  const { site, id } = match;
  return (
    <Stack data-screen-only>
      <Actions form="grid">
        {claim}
        <a
          href={formatSiteMatchUrl(match, linkTemplates)}
          rel="noreferrer"
          target="_blank"
          data-action="open-site"
        >
          <span className="cut-shrinking">{panel.openOn(site)}</span>{" "}
          <Key table="matches" effect="open-site" />
        </a>
        {isStaff && (
          <button type="button" data-action="note" onClick={editNote}>
            {kinds.note} <Key table="matches" effect="note" />
          </button>
        )}
        <Link to="/matches/$site/$id" params={{ site, id }} search={{ open: "" }}>
          {words.showMatch} <Key table="matches" effect="open" />
        </Link>
        {!isStaff && <BracketLink match={match} />}
        {!isStaff && <CopyLink match={match} />}
      </Actions>
      <MoreLinks match={match} />
    </Stack>
  );
}

/** Links that only some matches have; for staff also those of viewers. */
function MoreLinks({ match }: { readonly match: MatchView }) {
  const { panel } = useMessages("common").match;
  const { record } = useMessages("matchPage");
  const isStaff = useIsStaff();
  const { slots, streamLink } = match;
  const [left, right] = slots.length === 2 ? slots.flatMap((slot) => slot.contestant ?? []) : [];
  return (
    <Row as="p" wrap gap={4} className="text-control">
      {streamLink !== null && (
        <a href={streamLink} rel="noreferrer" target="_blank">
          {panel.stream} <Icon name="arrow-up-right" />
        </a>
      )}
      {isStaff && <BracketLink match={match} />}
      {left !== undefined && right !== undefined && (
        <Link to="/versus/$a/$b" params={{ a: left.key, b: right.key }} search={{ open: "" }}>
          {record.headToHead}
        </Link>
      )}
      {isStaff && <CopyLink match={match} className="underlined" />}
    </Row>
  );
}

function BracketLink({ match }: { readonly match: MatchView }) {
  const { panel } = useMessages("common").match;
  const { site, tournament, bracket, code } = match;
  if (bracket === null) return null;
  return (
    <Link
      to="/tournaments/$site/$slug/bracket/$id"
      params={{ site, slug: tournament.slug, id: bracket.id }}
      search={{ open: "", match: code ?? "" }}
    >
      {panel.showInBracket}
    </Link>
  );
}

interface CopyLinkProps {
  readonly match: MatchView;
  readonly className?: string;
}

function CopyLink({ match, className }: CopyLinkProps) {
  const { words } = useMessages("common");
  const [isCopied, copy] = useCopy();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        void copy(location.origin + matchPage(match.site, match.id));
      }}
    >
      {isCopied ? words.copied : words.copyLink}
    </button>
  );
}

/** Opens the form of the note, which is among the facts of the match. */
function editNote({ currentTarget }: MouseEvent): void {
  const panel = currentTarget.closest("article");
  const note = panel?.querySelector<HTMLElement>('[data-annotation="note"]');
  note?.scrollIntoView({ block: "nearest" });
  note?.querySelector("button")?.click();
}
