import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { matchPage } from "#core/paths/paths.ts";
import { interceptPlainClick } from "#web/routing/intercept-plain-click.ts";
import { splitMatchKey, openMatch } from "./open-match.ts";

interface MatchLinkProps {
  readonly match: Pick<MatchView, "key">;
  readonly className?: string | undefined;
  /** Whether the row shows scores; used by its style. */
  readonly played?: boolean;
  /** Whether the key of the page presses it. */
  readonly isMain?: boolean;
  /** Accessible name instead of the content. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Link that opens a match as a sheet. The router's `Link` would render again at every navigation.
 */
export function MatchLink(props: MatchLinkProps) {
  const { className, played, isMain = false, label, children } = props;
  const { key } = props.match;
  const { site, id } = splitMatchKey(key);
  return (
    <a
      href={matchPage(site, id)}
      onClick={(event) => {
        if (interceptPlainClick(event)) openMatch(key);
      }}
      className={className}
      data-match={key}
      data-played={played}
      data-action={isMain ? "show" : undefined}
      aria-label={label}
    >
      {children}
    </a>
  );
}
