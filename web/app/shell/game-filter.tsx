import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Select } from "#web/components/select.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Pages that filter by game. On any other page, choosing a game opens the Now page. */
const FILTERED_PAGES = new Set(["/", "/matches", "/tournaments", "/schedule"]);

/** Select for the game that lists show. Renders nothing if there are fewer than two games. */
export function GameFilter() {
  const { nav } = useFirstPageMessages();
  const { games } = useMeta();
  const { game } = useSearch({ from: "__root__" });
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  if (games.length < 2) return null;
  return (
    <Select
      label={nav.game}
      look="bare"
      value={game}
      options={[
        { value: "", label: nav.allGames },
        ...games.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
      onChange={(slug) => {
        void navigate(
          FILTERED_PAGES.has(pathname)
            ? { to: ".", search: (search) => ({ ...search, game: slug }) }
            : { to: "/", search: { game: slug } },
        );
      }}
    />
  );
}
