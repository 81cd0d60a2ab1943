import { matchesFile } from "#core/paths/file-paths.ts";
import type { MatchFilter } from "#core/paths/paths.ts";
import { addressOf } from "#web/api/fetch-json.ts";
import { FileMenu } from "./file-menu.tsx";
import { useFileWords } from "#web/i18n/file-words.ts";

/** Every match of a filter as a file, those that the page does not show as well. */
export function MatchesMenu({ filter }: { readonly filter: MatchFilter }) {
  const words = useFileWords();
  const item = (format: "csv" | "json", hint: string) => ({
    href: addressOf(matchesFile(format, filter)),
    label: words[format],
    hint,
  });
  return (
    <FileMenu
      label={words.export}
      items={[item("csv", words.csvHint), item("json", words.jsonHint)]}
    />
  );
}
