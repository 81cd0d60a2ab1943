import { groupBy } from "#core/lib/collections.ts";
import { type NumberText, readNumberText, type Separator } from "#core/lib/number-text.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { isUnreadable } from "#core/model/score.ts";
import type { Issue, MatchEntry, SeenMatch } from "#core/model/match.ts";

/** Integers may be so many times higher than the highest score with decimals beside them. */
const MOST_ABOVE_DECIMALS = 10;

/**
 * Parses scores of a tournament like "1.234", whose separator may precede decimals or group
 * thousands, by the other scores of matches with the same best-of, which have the same format
 * (docs/domain.md#scores-as-text). Those that stay unclear stay texts. Returns the same list if
 * there are none.
 */
export function readUnclearScores(seen: readonly SeenMatch[]): readonly SeenMatch[] {
  if (!seen.some(({ match }) => match.entries.some(isUnreadable))) return seen;
  const formats = groupBy(seen, ({ match }) => match.bestOf);
  const signs = new Map([...formats].map(([bestOf, own]) => [bestOf, findSigns(own)]));
  return seen.map((one) => {
    const { match } = one;
    const own = signs.get(match.bestOf);
    if (own === undefined || !match.entries.some(isUnreadable)) return one;
    const entries = match.entries.map((entry) => readEntry(entry, own));
    return { ...one, match: { ...match, entries } };
  });
}

/** Evidence in the scores of a format. */
interface Signs {
  /** How many have certain decimals, by separator. */
  readonly decimal: Readonly<Record<Separator, number>>;
  /** How many have certain groups of thousands, by separator. */
  readonly thousands: Readonly<Record<Separator, number>>;
  /** The whole numbers above 0. */
  readonly whole: readonly number[];
  /** The highest score if all unclear ones have decimals, apart from whole numbers. */
  readonly highest: number;
}

function findSigns(seen: readonly SeenMatch[]): Signs {
  const decimal = { ".": 0, ",": 0 };
  const thousands = { ".": 0, ",": 0 };
  const whole: number[] = [];
  let highest = 0;
  for (const { match } of seen) {
    for (const entry of match.entries) {
      const number = readEntryText(entry);
      const value = number.either?.asDecimal ?? number.value ?? 0;
      if (number.decimal !== undefined) decimal[number.decimal] += 1;
      if (number.thousands !== undefined) thousands[number.thousands] += 1;
      const isWhole = number.either === undefined && number.decimal === undefined;
      if (!isWhole) highest = Math.max(highest, value);
      else if (value > 0) whole.push(value);
    }
  }
  return { decimal, thousands, whole, highest };
}

/** Reads the text of a score; a number that was sent as one may have decimals after a point. */
function readEntryText({ score, scoreText }: MatchEntry): NumberText {
  if (scoreText !== undefined) return readNumberText(scoreText);
  return Number.isInteger(score ?? 0) ? { value: score } : { value: score, decimal: "." };
}

function readEntry(entry: MatchEntry, signs: Signs): MatchEntry {
  const { either } = isUnreadable(entry) ? readEntryText(entry) : {};
  if (either === undefined) return entry;
  const { separator, asDecimal, asThousands } = either;
  const meaning = findMeaning(separator, signs);
  if (meaning === null) return entry;
  return { ...entry, score: meaning === "decimal" ? asDecimal : asThousands };
}

/** Returns what a separator means in a format; `null` if the scores do not show it. */
function findMeaning(
  separator: Separator,
  { decimal, thousands, whole, highest }: Signs,
): "decimal" | "thousands" | null {
  const other = separator === "." ? "," : ".";
  if (decimal[separator] > 0) {
    if (thousands[separator] > 0 || decimal[other] > 0) return null;
    const isUsual = whole.length <= decimal[separator];
    return isUsual && whole.every((one) => one <= MOST_ABOVE_DECIMALS * highest) ? "decimal" : null;
  }
  if (thousands[separator] > 0 || decimal[other] > 0) return "thousands";
  // With points alone, both readings rank alike and look alike.
  return separator === "." && whole.length === 0 ? "decimal" : null;
}

/** Returns an issue if a match has begun and has a score that cannot be read. */
export function createUnreadableIssues({
  match: { key, entries },
  status,
}: Pick<DerivedMatch, "match" | "status">): readonly Issue[] {
  if (status.state === "upcoming" || !entries.some(isUnreadable)) return [];
  const texts = entries.flatMap((entry) => (isUnreadable(entry) ? [`"${entry.scoreText}"`] : []));
  const message = `The service sends ${texts.join(" and ")} as a score, which cannot be read as a number: it is shown as sent and decides nothing.`;
  return [{ match: key, code: "score-unreadable", message }];
}
