import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";

interface MatchLinkProps {
  readonly match: Pick<MatchView, "key" | "site" | "id">;
  readonly className?: string | undefined;
  /** For the style of a row: whether scores stand in it. */
  readonly played?: boolean;
  readonly children: ReactNode;
}

/**
 * The way to a match: a sheet over this page under the match's own address, so that a new tab, a
 * reload or a shared link opens its full page. Not the router's own link, which follows every change
 * of address in each of a hundred rows.
 */
export function MatchLink({
  match: { key, site, id },
  className,
  played,
  children,
}: MatchLinkProps) {
  const navigate = useNavigate();
  const open = (event: MouseEvent): void => {
    // Anything but a plain click is the browser's.
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
    <a href={matchPage(site, id)} onClick={open} className={className} data-played={played}>
      {children}
    </a>
  );
}
