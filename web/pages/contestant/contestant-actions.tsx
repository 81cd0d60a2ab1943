import type { ContestantView } from "#core/contract/contestant.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { contestantCardPath } from "#core/paths/image-paths.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { FollowButton } from "#web/kit/follow-button.tsx";
import { CopyItems, CopyLinkButton } from "#web/kit/copy.tsx";
import { Menu, MenuLink, MenuNote } from "#web/kit/menu.tsx";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

interface ContestantActionsProps {
  readonly contestant: ContestantView;
  /** `SITE/ID` of the bracket to embed; `null` if the contestant plays in none. */
  readonly bracket: string | null;
}

/** Follow, calendar, link, share menu and comparison with another contestant. */
export function ContestantActions({ contestant, bracket }: ContestantActionsProps) {
  const { key, tournaments } = contestant;
  const { share } = useMessages("common").bracket;
  const { versus } = useMessages("contestant");
  return (
    <>
      <FollowButton kind="contestants" id={key} />
      <CalendarMenu path={calendarPaths.contestant(key)} tournaments={tournaments} />
      <CopyLinkButton />
      <Menu label={share.title} icon="share-network">
        <ShareItems contestant={contestant} bracket={bracket} />
      </Menu>
      <Menu label={versus.open} form="fields">
        <ChooseOpponent contestant={key} label={versus.find} />
      </Menu>
    </>
  );
}

/** Items of the share menu: the link, the card, and the widget of the bracket with the contestant's path. */
function ShareItems({ contestant: { key, tournaments }, bracket }: ContestantActionsProps) {
  const { share } = useMessages("common").bracket;
  const { share: notPublic } = useMessages("visibility");
  const isPublic = useGetPublicShare()(tournaments) === "all";
  const embed = new URLSearchParams({ kind: "bracket", bracket: bracket ?? "", highlight: key });
  return (
    <>
      <CopyItems items={[{ label: share.link, text: () => location.href }]} />
      {isPublic && (
        <MenuLink href={contestantCardPath(key)} opens="tab">
          {share.card}
        </MenuLink>
      )}
      {isPublic && bracket !== null && (
        <MenuLink href={`/share?${String(embed)}`}>{share.embed}</MenuLink>
      )}
      {!isPublic && <MenuNote>{notPublic}</MenuNote>}
    </>
  );
}
