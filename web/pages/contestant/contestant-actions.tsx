import { useId } from "react";
import type { ContestantView } from "#core/contract/contestant.ts";
import { calendarPaths } from "#core/paths/file-paths.ts";
import { contestantCardPath } from "#core/paths/image-paths.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { FollowButton } from "#web/kit/follow-button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import menuStyles from "#web/kit/menu.module.css";
import { CopyItems, CopyLinkButton, ShareLink, ShareMenu } from "#web/kit/share-menu.tsx";
import { CalendarMenu } from "#web/features/files/calendar-menu.tsx";
import { ChooseOpponent } from "#web/features/opponent/choose-opponent.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./contestant-actions.module.css";

interface ContestantActionsProps {
  readonly contestant: ContestantView;
  /** `SITE/ID` of the bracket to embed; `null` if the contestant plays in none. */
  readonly bracket: string | null;
}

/** Follow, calendar, link, share menu and comparison with another contestant. */
export function ContestantActions({ contestant, bracket }: ContestantActionsProps) {
  const { key, tournaments } = contestant;
  return (
    <>
      <FollowButton kind="contestants" id={key} />
      <CalendarMenu path={calendarPaths.contestant(key)} tournaments={tournaments} />
      <CopyLinkButton />
      <ShareMenu>
        <ShareItems contestant={contestant} bracket={bracket} />
      </ShareMenu>
      <VersusMenu contestant={key} />
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
        <ShareLink href={contestantCardPath(key)} isNewTab>
          {share.card}
        </ShareLink>
      )}
      {isPublic && bracket !== null && (
        <ShareLink href={`/share?${String(embed)}`}>{share.embed}</ShareLink>
      )}
      {!isPublic && <p className={menuStyles["note"]}>{notPublic}</p>}
    </>
  );
}

/** Button with a search field for the contestant to compare with. */
function VersusMenu({ contestant }: { readonly contestant: string }) {
  const { versus } = useMessages("contestant");
  const menu = useId();
  return (
    <div className={styles["versus"]}>
      <button
        type="button"
        className={joinClassNames(menuStyles["open"], styles["open"])}
        popoverTarget={menu}
      >
        {versus.open}
      </button>
      <div id={menu} popover="auto" className={joinClassNames(menuStyles["menu"], styles["find"])}>
        <ChooseOpponent contestant={contestant} label={versus.find} />
      </div>
    </div>
  );
}
