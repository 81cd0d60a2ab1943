import { type TournamentName, usePublicPart } from "#web/api/audience.ts";
import { useAudienceWords } from "#web/i18n/audience-words.ts";
import { FileMenu } from "./file-menu.tsx";
import { useFileWords } from "#web/i18n/file-words.ts";

interface CalendarMenuProps {
  /** Of the calendar, below `/calendar/`. */
  readonly path: string;
  /** Whose matches it holds; absent for all there are. */
  readonly tournaments?: readonly TournamentName[];
}

/** Puts matches into the reader's own calendar. */
export function CalendarMenu({ path, tournaments }: CalendarMenuProps) {
  const words = useFileWords();
  const audience = useAudienceWords();
  const part = usePublicPart()(tournaments);
  if (part === "none")
    return <FileMenu label={words.calendar} items={[]} note={audience.calendar} />;
  return (
    <FileMenu
      label={words.calendar}
      note={part === "some" ? audience.calendarPart : ""}
      items={[
        // Calendar programs listen to this scheme; they ask the same address over HTTP.
        {
          href: `webcal://${location.host}${path}`,
          label: words.subscribe,
          hint: words.subscribeHint,
        },
        { href: path, label: words.download, hint: words.downloadHint },
      ]}
    />
  );
}
