import { Link, useLocation } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { contestantPage, joinPathSegments, matchPage, tournamentPage } from "#core/paths/paths.ts";
import { FlagImage } from "#web/components/flag.tsx";
import { SearchField } from "#web/components/search-field.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { usePaletteMessages } from "#web/i18n/palette-messages.ts";
import { guessNameFromPath } from "./guess-name-from-path.ts";
import type { PaletteItem, PaletteTarget } from "./palette-item.ts";
import { useOpenPaletteTarget } from "./use-open-palette-target.ts";
import { usePaletteSearch } from "./use-palette-search.ts";
import styles from "./missing-page.module.css";

interface MissingPageProps {
  /** Subject that is missing, and in further sentences the reason. */
  readonly text: string;
}

/** Maximum number of names that are near the address. */
const MAX_ROWS = 6;

/** Replaces a page that does not exist: the address, names that are near it, and other pages. */
export function MissingPage({ text }: MissingPageProps) {
  const { product, nav } = useFirstPageMessages();
  const messages = usePaletteMessages();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [query, setQuery] = useState(() => guessNameFromPath(pathname));
  const { entries } = usePaletteSearch(query);
  const rows = query.trim() === "" ? [] : entries.filter(hasName).slice(0, MAX_ROWS);
  const [title = text, ...reasons] = text.split(/(?<=\.) /u);
  return (
    <div className={styles["page"]}>
      <title>{`${title.replace(/\.$/u, "")} · ${product}`}</title>
      <h1 className={styles["title"]}>{title.replace(/\.$/u, "")}</h1>
      <p className={styles["reason"]}>
        {reasons.join(" ")} <span className={styles["address"]}>{decodePath(pathname)}</span>
      </p>
      <SearchField
        label={messages.field}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
        }}
      />
      <ul aria-label={messages.results}>
        {rows.map((item) => (
          <li key={item.id}>
            <NearRow item={item} />
          </li>
        ))}
      </ul>
      <p className={styles["others"]}>
        {messages.goTo}
        {MAIN_PAGES.map(({ to, label }) => (
          <Link key={to} to={to}>
            {nav[label]}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** Link to a contestant, match, tournament or bracket. */
function NearRow({ item }: { readonly item: PaletteItem }) {
  const { match } = useFirstPageMessages();
  const open = useOpenPaletteTarget();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(item.target);
  };
  return (
    <a className={styles["row"]} href={getPath(item.target)} onClick={onClick}>
      <span className={styles["flag"]}>
        {item.country !== "" && <FlagImage country={item.country} className={styles["flag"]} />}
      </span>
      <bdi dir="auto" className={styles["name"]} translate="no">
        {item.text}
      </bdi>
      {item.isLive && <StatusLabel tone="live">{match.mark.live}</StatusLabel>}
      <bdi dir="auto" className={styles["more"]}>
        {item.more}
      </bdi>
    </a>
  );
}

function hasName({ target }: PaletteItem): boolean {
  return getPath(target) !== "";
}

/** Returns the path of the page of a name; "" for pages without a name, and for actions. */
function getPath(target: PaletteTarget): string {
  switch (target.type) {
    case "contestant":
      return contestantPage(target.key);
    case "tournament":
      return tournamentPage(target.site, target.slug);
    case "bracket":
      return `${tournamentPage(target.site, target.slug)}/bracket/${joinPathSegments(target.id)}`;
    case "match":
      return matchPage(target.site, target.id);
    case "page":
    case "game":
    case "search":
    case "action":
      return "";
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
