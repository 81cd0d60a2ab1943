import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";

interface MatchLinkProps {
  readonly match: Pick<MatchView, "key" | "site" | "id">;
  readonly className?: string | undefined;
  /** Whether the row shows scores; used by its style. */
  readonly played?: boolean;
  /** Accessible name instead of the content. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Link to a match. It opens a sheet over this page under the URL of the match, so that a new tab, a
 * reload or a shared link opens its full page. Not the router's `Link`, because hundreds of those
 * would render again at every navigation.
 */
export function MatchLink({
  match: { key, site, id },
  className,
  played,
  label,
  children,
}: MatchLinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent): void => {
    // The browser handles everything except a plain click.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    void navigate({
      to: ".",
      search: (search) => ({ ...search, open: key }),
      mask: { to: "/matches/$site/$id", params: { site, id }, unmaskOnReload: true },
      resetScroll: false,
    });
  };
  return (
    <a
      href={matchPage(site, id)}
      onClick={open}
      className={className}
      data-played={played}
      aria-label={label}
    >
      {children}
    </a>
  );
}
