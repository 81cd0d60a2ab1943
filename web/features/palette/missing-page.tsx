import { Link, useLocation } from "#web/routing/routing.tsx";
import { type MouseEvent, useState } from "react";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { matchPage } from "#core/paths/paths.ts";
import { FlagImage } from "#web/kit/flag.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { interceptPlainClick } from "#web/routing/intercept-plain-click.ts";
import { SearchField } from "#web/kit/find-field.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { guessNameFromPath, guessPageFromPath } from "./guess-name-from-path.ts";
import { openPaletteTarget, type PaletteItem } from "./palette-item.ts";
import { usePaletteSearch } from "./use-palette-search.ts";
import styles from "./missing-page.module.css";

interface MissingPageProps {
  /** Subject that is missing, and in further sentences the reason; absent for a page. */
  readonly text?: string;
}

/** Maximum number of names that are near the address. */
const MAX_ROWS = 6;

/** Replaces a page that does not exist: the address, names that are near it, and other pages. */
export function MissingPage({ text: reason }: MissingPageProps) {
  const { product, nav, failure } = useFirstPageMessages();
  const text = reason ?? failure.page;
  const messages = useMessages("palette");
  const pathname = useLocation((location) => location.pathname);
  const [query, setQuery] = useState(() => guessNameFromPath(pathname));
  const { entries, names } = usePaletteSearch(query);
  const page = usePaletteSearch(guessPageFromPath(pathname)).entries.find(
    ({ kind }) => kind === "page",
  );
  const found =
    query.trim() === "" ? [] : entries.filter((item) => getPath(item) !== "").slice(0, MAX_ROWS);
  const rows = page === undefined || found.includes(page) ? found : [...found, page];
  const [title = text, ...reasons] = text.split(/(?<=\.) /u);
  return (
    <div className={styles["page"]}>
      <title>{`${title.replace(/\.$/u, "")} · ${product}`}</title>
      <Text as="h1" type="page">
        {title.replace(/\.$/u, "")}
      </Text>
      <Text as="p" tone="soft" className={styles["reason"]}>
        {reasons.join(" ") || messages.noPage} {decodePath(pathname)}
      </Text>
      <div className={styles["field"]}>
        <SearchField
          label={messages.field}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
          }}
        />
      </div>
      <output className={joinClassNames(styles["none"], "tone-soft")}>
        {names === "waiting" && messages.waiting}
        {names === "failed" && messages.failed}
        {names === "ready" && found.length === 0 && query.trim() !== "" && messages.none(query)}
      </output>
      <ul aria-label={messages.results}>
        {rows.map((item) => (
          <li key={item.id}>
            <NearRow item={item} />
          </li>
        ))}
      </ul>
      <Row as="p" gap={4} wrap>
        {messages.goTo}
        {MAIN_PAGES.map(({ to, label }) => (
          <Link key={to} to={to} className="link-button">
            {nav[label]}
          </Link>
        ))}
      </Row>
    </div>
  );
}

/** Link to a contestant, match, tournament, bracket or main page, with its kind. */
function NearRow({ item }: { readonly item: PaletteItem }) {
  const { match } = useFirstPageMessages();
  const messages = useMessages("palette");
  const { contestants = [], code } = item;
  const pair = contestants.join(" – ");
  const onClick = (event: MouseEvent): void => {
    if (interceptPlainClick(event)) openPaletteTarget(item.target);
  };
  return (
    <a className={styles["line"]} href={getPath(item)} onClick={onClick}>
      <span className={styles["kind"]}>{messages.kinds[item.kind]}</span>
      <span className={styles["flag"]}>
        {item.country !== "" && <FlagImage country={item.country} className={styles["flag"]} />}
      </span>
      <bdi dir="auto" className="strong cut-shrinking" translate="no">
        {pair || item.text}
      </bdi>
      {item.isLive && <StatusLabel tone="live">{match.mark.live}</StatusLabel>}
      <bdi dir="auto" className={styles["more"]}>
        {[pair === "" ? "" : code, item.more].filter(Boolean).join(" · ")}
      </bdi>
    </a>
  );
}

/** Returns the path of the page of an item; "" for actions and games. */
function getPath({ target }: PaletteItem): string {
  if (target.type === "match") return matchPage(target.site, target.id);
  return target.type === "page" ? target.path : "";
}

function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
