import { Link, useLocation } from "@tanstack/react-router";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Paths of pages that belong to the tournaments. */
const IN_TOURNAMENTS = /^\/(?:contestants|versus)\//;

interface MainPageLinksProps {
  readonly length: "label" | "shortLabel";
}

/** Links to the main pages. That of the tournaments is also current on pages of contestants. */
export function MainPageLinks({ length }: MainPageLinksProps) {
  const { nav } = useFirstPageMessages();
  const isInTournaments = useLocation({ select: ({ pathname }) => IN_TOURNAMENTS.test(pathname) });
  return MAIN_PAGES.map((page) => (
    <Link
      key={page.to}
      to={page.to}
      activeOptions={{ exact: page.to === "/", includeSearch: false }}
      data-status={isInTournaments && page.to === "/tournaments" ? "active" : undefined}
      aria-current={isInTournaments && page.to === "/tournaments" ? "true" : undefined}
    >
      {nav[page[length]]}
    </Link>
  ));
}
