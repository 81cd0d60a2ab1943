import { FileMenu } from "./file-menu.tsx";
import { useFileWords } from "./words.ts";

/** Puts matches into the reader's own calendar. @param path Of the calendar, below `/calendar/`. */
export function CalendarMenu({ path }: { readonly path: string }) {
  const words = useFileWords();
  return (
    <FileMenu
      label={words.calendar}
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
