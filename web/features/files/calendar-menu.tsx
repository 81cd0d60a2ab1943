import { type TournamentIdentity, useGetPublicShare } from "#web/api/public-share.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Menu, MenuLink, MenuNote } from "#web/kit/menu.tsx";

interface CalendarMenuProps {
  /** URL path of the calendar, below `/calendar/`. */
  readonly path: string;
  /** Tournaments whose matches it contains; absent for all. */
  readonly tournaments?: readonly TournamentIdentity[];
}

/** Menu to subscribe to a calendar of matches or to download it. */
export function CalendarMenu({ path, tournaments }: CalendarMenuProps) {
  const messages = useMessages("files");
  const notes = useMessages("visibility");
  const part = useGetPublicShare()(tournaments);
  return (
    <Menu label={useMessages("share").forms.calendar} icon="calendar-plus">
      {part !== "none" && (
        <>
          {/* Calendar programs register this scheme and fetch the same URL over HTTP. */}
          <MenuLink href={`webcal://${location.host}${path}`} hint={messages.subscribeHint}>
            {messages.subscribe}
          </MenuLink>
          <MenuLink href={path} opens="file" hint={messages.downloadHint}>
            {messages.download}
          </MenuLink>
        </>
      )}
      {part !== "all" && (
        <MenuNote>{part === "none" ? notes.calendar : notes.calendarPart}</MenuNote>
      )}
    </Menu>
  );
}
