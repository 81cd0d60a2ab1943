import { type TournamentIdentity, useGetPublicShare } from "#web/api/public-share.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FileMenu } from "./file-menu.tsx";

interface CalendarMenuProps {
  /** URL path of the calendar, below `/calendar/`. */
  readonly path: string;
  /** Tournaments whose matches it contains; absent for all. */
  readonly tournaments?: readonly TournamentIdentity[];
}

/** Menu to subscribe to a calendar of matches or to download it. */
export function CalendarMenu({ path, tournaments }: CalendarMenuProps) {
  const messages = useMessages("files");
  const visibilityMessages = useMessages("visibility");
  const part = useGetPublicShare()(tournaments);
  const notes = {
    none: visibilityMessages.calendar,
    some: visibilityMessages.calendarPart,
    all: "",
  };
  return (
    <FileMenu
      label={messages.calendar}
      icon="calendar-plus"
      note={notes[part]}
      items={
        part === "none"
          ? []
          : [
              // Calendar programs register this scheme and fetch the same URL over HTTP.
              {
                href: `webcal://${location.host}${path}`,
                label: messages.subscribe,
                hint: messages.subscribeHint,
              },
              { href: path, label: messages.download, hint: messages.downloadHint },
            ]
      }
    />
  );
}
