import { foldSearchText } from "#core/lib/fold-search-text.ts";
import type { LatinWords } from "#core/lib/search-index.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { findHanLanguage } from "./find-han-language.ts";
import { Flag } from "./flag.tsx";
import { Row } from "./layout.tsx";
import { StatusLabel } from "./status-label.tsx";
import { Text } from "./text.tsx";
import styles from "./option.module.css";

interface OptionTextProps {
  /** Code of a match, before the name; "" for other items. */
  readonly code: string;
  readonly name: string;
  /** Whether the name is a text of the product. */
  readonly isTranslated?: boolean;
  /** Country code, "" for a space without a flag; absent if the list has no flags. */
  readonly country?: string | undefined;
  /** What says more: at the end, or below the name in a narrow list. */
  readonly more: string;
  readonly isLive?: boolean;
  /** The text in the field; what matches it is marked. */
  readonly query: string;
  /** Words in other scripts, with the Latin letters that find them. */
  readonly latin: LatinWords | undefined;
}

/** Flag, code and name of something that is found by its name, and what says more. */
export function OptionText(props: OptionTextProps) {
  const {
    code,
    name,
    isTranslated = false,
    country,
    more,
    isLive = false,
    query,
    latin = [],
  } = props;
  const messages = useFirstPageMessages();
  const alias = findAlias(name, query, latin);
  return (
    <>
      {country !== undefined && <Flag country={country} />}
      <Row as="span">
        {code !== "" && (
          <span className={styles["code"]} translate="no">
            {code}
          </span>
        )}
        <bdi
          dir="auto"
          className="cut-shrinking"
          translate={isTranslated ? undefined : "no"}
          lang={findHanLanguage(name, country ?? "")}
        >
          <Marked text={name} query={query} />
        </bdi>
        {alias !== "" && (
          <Text type="meta" tone="soft">
            <Marked text={alias} query={query} />
          </Text>
        )}
        {isLive && <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
      </Row>
      <bdi dir="auto" className={styles["more"]}>
        <Marked text={more} query={query} />
      </bdi>
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

/**
 * Splits a text at the first place of each query word, ignoring case and accents: odd parts match.
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
