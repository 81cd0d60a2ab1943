import { Link, useLocation } from "#web/routing/routing.tsx";
import { type MouseEvent, useState } from "react";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { matchPage } from "#core/paths/paths.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { SearchField } from "#web/kit/find-field.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { openPaletteTarget, type PaletteItem } from "./palette-item.ts";
import { interceptPlainClick } from "#web/routing/intercept-plain-click.ts";
import optionStyles from "#web/kit/option.module.css";
import { PaletteText } from "./palette-text.tsx";
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
      <ul className={styles["results"]} aria-label={messages.results}>
        {rows.map((item) => (
          <li key={item.id}>
            <ItemLink entry={item} href={getPath(item)} />
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

/** Link to the page of an item, with its kind. */
function ItemLink({ entry, href }: { readonly entry: PaletteItem; readonly href: string }) {
  const { words } = useMessages("common");
  const onClick = (event: MouseEvent): void => {
    if (interceptPlainClick(event)) openPaletteTarget(entry.target);
  };
  return (
    <a className={optionStyles["option"]} href={href} onClick={onClick}>
      <PaletteText
        entry={entry}
        more={[words[entry.kind], entry.more].filter(Boolean).join(" · ")}
      />
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

/** Last part of a contestant's key: distinguishes contestants of one name. */
const KEY_SUFFIX = / (?=\w*\d)[a-z\d]{8,}$/u;

/** Returns the text to search for at an address that does not exist: its last part, as words. */
export function guessNameFromPath(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return toWords(last).replace(KEY_SUFFIX, "");
}

/** Returns the text that finds the page that a mistyped address begins with, such as "tournamnts". */
export function guessPageFromPath(pathname: string): string {
  return toWords(pathname.split("/").find((part) => part !== "") ?? "");
}

function toWords(part: string): string {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // An address with a percent sign that encodes nothing.
  }
  return text.replaceAll(/[-_+.]+/gu, " ").trim();
}
