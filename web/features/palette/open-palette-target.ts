import { navigate } from "#web/routing/navigate.ts";
import { openMatch } from "#web/components/open-match.ts";
import type { PaletteTarget } from "./palette-item.ts";

/** Pages that filter by game. */
const LIST_PAGES = new Set(["/", "/matches", "/tournaments", "/schedule"]);

/** Opens a target. A match opens as a sheet, under its own URL. */
export function openPaletteTarget(target: PaletteTarget): void {
  switch (target.type) {
    case "contestant":
      void navigate({ to: "/contestants/$key", params: { key: target.key } });
      return;
    case "tournament": {
      const { site, slug } = target;
      void navigate({ to: "/tournaments/$site/$slug", params: { site, slug } });
      return;
    }
    case "bracket": {
      const { site, slug, id } = target;
      void navigate({ to: "/tournaments/$site/$slug/bracket/$id", params: { site, slug, id } });
      return;
    }
    case "match":
      openMatch(`${target.site}/${target.id}`);
      return;
    case "page":
      void navigate({ to: target.path });
      return;
    case "game": {
      const isList = LIST_PAGES.has(location.pathname);
      void navigate({
        to: isList ? "." : "/",
        search: (search) => ({ ...search, game: target.slug }),
      });
      return;
    }
    case "search":
      void navigate({ to: "/matches", search: { q: target.query } });
      return;
    case "action":
      target.run();
  }
}
