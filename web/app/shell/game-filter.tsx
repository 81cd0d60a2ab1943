import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Select } from "#web/components/select.tsx";
import { useMessages } from "#web/i18n/messages.ts";

/** Pages that list by game; from any other, choosing a game leads to what is played of it now. */
const LISTS = new Set(["/", "/matches", "/tournaments", "/schedule"]);

/** Which game the lists show. Nothing to choose while there is only one. */
export function GameFilter() {
  const { nav } = useMessages();
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
      onChange={(chosen) => {
        void navigate(
          LISTS.has(pathname)
            ? { to: ".", search: (search) => ({ ...search, game: chosen }) }
            : { to: "/", search: { game: chosen } },
        );
      }}
    />
  );
}
