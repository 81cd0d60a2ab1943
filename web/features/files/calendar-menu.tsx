import { type TournamentName, usePublicPart } from "#web/api/audience.ts";
import { useAudienceMessages } from "#web/i18n/audience-messages.ts";
import { FileMenu } from "./file-menu.tsx";
import { useFileMessages } from "#web/i18n/file-messages.ts";

interface CalendarMenuProps {
  /** Of the calendar, below `/calendar/`. */
  readonly path: string;
  /** Whose matches it holds; absent for all there are. */
  readonly tournaments?: readonly TournamentName[];
}

/** Puts matches into the reader's own calendar. */
export function CalendarMenu({ path, tournaments }: CalendarMenuProps) {
  const messages = useFileMessages();
  const audience = useAudienceMessages();
  const part = usePublicPart()(tournaments);
  if (part === "none")
    return <FileMenu label={messages.calendar} items={[]} note={audience.calendar} />;
  return (
    <FileMenu
      label={messages.calendar}
      note={part === "some" ? audience.calendarPart : ""}
      items={[
        // Calendar programs listen to this scheme; they ask the same address over HTTP.
        {
          href: `webcal://${location.host}${path}`,
          label: messages.subscribe,
          hint: messages.subscribeHint,
        },
        { href: path, label: messages.download, hint: messages.downloadHint },
      ]}
    />
  );
}
