import type { ComponentProps, MouseEvent } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import { interceptPlainClick } from "#web/routing/intercept-plain-click.ts";
import { FlagImage } from "#web/kit/flag.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { foldSearchText } from "#core/lib/fold-search-text.ts";
import type { LatinWords } from "#core/lib/search-index.ts";
import { openPaletteTarget, type PaletteItem } from "./palette-item.ts";
import styles from "./palette-line.module.css";

interface PaletteLineProps extends ComponentProps<"div"> {
  readonly entry: PaletteItem;
  /** The text in the field; what matches it is marked. */
  readonly query: string;
  /** Words in other scripts, with the Latin letters that find them. */
  readonly latin: LatinWords;
}

/** One option of the palette: its name, its context and its kind. */
export function PaletteLine(props: PaletteLineProps) {
  const { entry, query, latin, ...option } = props;
  return (
    <div
      {...option}
      ref={option["aria-selected"] === true ? scrollIntoView : undefined}
      className={styles["line"]}
    >
      <ItemText {...{ entry, query, latin }} />
    </div>
  );
}

/** Link to the page of an item, with its kind. */
export function PaletteLink({
  entry,
  href,
}: Pick<PaletteLineProps, "entry"> & { readonly href: string }) {
  const { kinds } = useMessages("palette");
  const more = [kinds[entry.kind], entry.more].filter(Boolean).join(" · ");
  const onClick = (event: MouseEvent): void => {
    if (interceptPlainClick(event)) openPaletteTarget(entry.target);
  };
  return (
    <a className={styles["line"]} href={href} onClick={onClick}>
      <ItemText entry={{ ...entry, more }} query="" latin={[]} />
    </a>
  );
}

/** Flag, code and name of an item, and its context at the end. */
function ItemText({ entry, query, latin }: Pick<PaletteLineProps, "entry" | "query" | "latin">) {
  const messages = useFirstPageMessages();
  const { text, code, contestants = [], more, country, isLive } = entry;
  const names = formatContestants(
    contestants.map((name) => ({ name, isOpen: false })),
    messages,
  );
  const alias = findAlias(names || text, query, latin);
  return (
    <>
      <span className={styles["flag"]}>
        {country !== "" && <FlagImage country={country} className={styles["flag"]} />}
      </span>
      <Row as="span">
        {code !== "" && (
          <span className={styles["code"]} translate="no">
            {code}
          </span>
        )}
        <bdi
          dir="auto"
          className="cut-shrinking"
          translate={contestants.length === 0 ? undefined : "no"}
        >
          {/* A match without contestants has only its code. */}
          <Marked text={code === "" && contestants.length === 0 ? text : names} query={query} />
        </bdi>
        {alias !== "" && (
          <Text type="meta" tone="soft">
            <Marked text={alias} query={query} />
          </Text>
        )}
        {isLive && <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
      </Row>
      <span className={styles["more"]}>
        {more !== "" && (
          <bdi dir="auto">
            <Marked text={more} query={query} />
          </bdi>
        )}
      </span>
    </>
  );
}

/** A text whose letters that match the query are marked. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const parts = splitAtMatches(text, query);
  return parts.map((part, index) =>
    // The parts alternate, beginning with one that does not match.
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
      <mark key={index}>{part}</mark>
    ) : (
      part
    ),
  );
}

/** Returns the Latin letters by which a name in another script was found; "" if it was not. */
function findAlias(name: string, query: string, latin: LatinWords): string {
  if (query.trim() === "" || splitAtMatches(name, query).length > 1) return "";
  const words = foldSearchText(query).split(" ").filter(Boolean);
  const own = new Set(name.toLowerCase().split(/[\s–]+/u));
  const found = latin.filter(
    ([word, letters]) =>
      own.has(word.toLowerCase()) && words.some((each) => letters.includes(each)),
  );
  return found.map(([, letters]) => letters).join(" ");
}

function scrollIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: "nearest" });
}

/**
 * Splits a text at the first place of each query word, ignoring case and accents. The parts with an
 * odd index match the query.
 */
export function splitAtMatches(text: string, query: string): readonly string[] {
  const letters = Array.from(text);
  const isMarked = letters.map(() => false);
  // Folded letter by letter, so that each place in the folded text has its letter.
  const folded = letters.map((letter) => (letter.trim() === "" ? " " : foldSearchText(letter)));
  for (const word of foldSearchText(query).split(" ")) {
    const start = word === "" ? -1 : findWord(folded, word);
    if (start === -1) continue;
    let length = 0;
    for (let at = start; length < word.length; at += 1) {
      isMarked[at] = true;
      length += folded[at]?.length ?? word.length;
    }
  }
  const parts: string[] = [""];
  for (const [index, letter] of letters.entries()) {
    const isOdd = parts.length % 2 === 0;
    if (isMarked[index] === isOdd) parts[parts.length - 1] += letter;
    else parts.push(letter);
  }
  return parts;
}

/** Returns the index of the letter at which a word begins; one at the start of a word if possible. */
function findWord(folded: readonly string[], word: string): number {
  const starts = folded.flatMap((_, index) =>
    folded
      .slice(index, index + word.length)
      .join("")
      .startsWith(word)
      ? index
      : [],
  );
  return starts.find((index) => index === 0 || folded[index - 1] === " ") ?? starts[0] ?? -1;
}
