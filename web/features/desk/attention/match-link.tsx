import { Link } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";

interface MatchLinkProps {
  readonly match: MatchView;
  readonly children: ReactNode;
  /** Whether the key of the page presses it. */
  readonly isMain?: boolean;
  readonly className?: string | undefined;
}

/** Link that opens a match over the page. */
export function MatchLink({ match, children, isMain = false, className }: MatchLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, open: match.key })}
      mask={{
        to: "/matches/$site/$id",
        params: { site: match.site, id: match.id },
      }}
      resetScroll={false}
      className={className}
      data-action={isMain ? "show" : undefined}
    >
      {children}
    </Link>
  );
}
