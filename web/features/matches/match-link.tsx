import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";

interface MatchLinkProps {
  readonly match: Pick<MatchView, "key" | "site" | "id">;
  readonly className?: string | undefined;
  /** For the style of a row: whether scores stand in it. */
  readonly played?: boolean;
  readonly children: ReactNode;
}

/**
 * The way to a match: a sheet over this page under the match's own address, so that a new tab, a
 * reload or a shared link opens its full page.
 */
export function MatchLink({
  match: { key, site, id },
  className,
  played,
  children,
}: MatchLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, open: key })}
      mask={{ to: "/matches/$site/$id", params: { site, id }, unmaskOnReload: true }}
      resetScroll={false}
      className={className}
      data-played={played}
    >
      {children}
    </Link>
  );
}
