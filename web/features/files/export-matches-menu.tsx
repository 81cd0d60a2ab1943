import { matchesFile } from "#core/paths/file-paths.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { getApiUrl } from "#web/api/fetch-json.ts";
import { FileMenu } from "./file-menu.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";

/** Exports all matches of a filter as a file, including those the page does not show. */
export function ExportMatchesMenu({ filter }: { readonly filter: MatchFilter }) {
  const messages = useMessages("files");
  const item = (format: "csv" | "json", hint: string) => ({
    href: getApiUrl(matchesFile(format, filter)),
    label: messages[format],
    hint,
  });
  return (
    <FileMenu
      label={messages.export}
      items={[item("csv", messages.csvHint), item("json", messages.jsonHint)]}
    />
  );
}
