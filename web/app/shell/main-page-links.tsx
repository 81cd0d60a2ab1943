import { Link, useLocation } from "#web/routing/routing.tsx";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { Icon } from "#web/kit/icon.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Paths of pages that belong to the tournaments. */
const IN_TOURNAMENTS = /^\/(?:contestants|versus)\//;

const ICONS = {
  "/": "clock",
  "/matches": "list-dashes",
  "/tournaments": "tree-structure",
  "/schedule": "calendar-blank",
} as const;

interface MainPageLinksProps {
  /** Whether each link has an icon above its word. */
  readonly hasIcons?: boolean;
}

/** Links to the main pages. That of the tournaments is also current on pages of contestants. */
export function MainPageLinks({ hasIcons = false }: MainPageLinksProps) {
  const { nav } = useFirstPageMessages();
  const isInTournaments = useLocation(({ pathname }) => IN_TOURNAMENTS.test(pathname));
  return MAIN_PAGES.map(({ to, label }) => {
    const isParent = isInTournaments && to === "/tournaments";
    return (
      <Link
        key={to}
        className={hasIcons ? "tab text-code" : "tab"}
        to={to}
        current="pages"
        data-status={isParent ? "active" : undefined}
        aria-current={isParent ? "true" : undefined}
      >
        {hasIcons && <Icon name={ICONS[to]} />}
        <span>{nav[label]}</span>
      </Link>
    );
  });
}
