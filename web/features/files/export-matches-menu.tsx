import { matchesFile } from "#core/paths/file-paths.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { getApiUrl } from "#web/api/fetch-json.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Menu, MenuLink } from "#web/kit/menu.tsx";

/** Exports all matches of a filter as a file, including those the page does not show. */
export function ExportMatchesMenu({ filter }: { readonly filter: MatchFilter }) {
  const messages = useMessages("files");
  return (
    <Menu label={messages.export}>
      {(["csv", "json"] as const).map((format) => (
        <MenuLink
          key={format}
          href={getApiUrl(matchesFile(format, filter))}
          opens="file"
          hint={messages[`${format}Hint`]}
        >
          {messages[format]}
        </MenuLink>
      ))}
    </Menu>
  );
}
