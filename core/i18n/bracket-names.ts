/** Title and code prefix of a bracket. */
interface NamedBracket {
  readonly title: string;
  /** Letter before its match codes; "" if it is the only bracket of its tournament. */
  readonly prefix: string;
}

/**
 * Returns unique names of the brackets of one tournament: the title, else `word`, with the letter
 * of the match codes if brackets share the title or have none.
 */
export function nameBrackets(brackets: readonly NamedBracket[], word: string): readonly string[] {
  return brackets.map(({ title, prefix }) => {
    const isShared = brackets.filter((other) => other.title === title).length > 1;
    const name = title === "" ? word : title;
    return isShared || title === "" ? `${name} ${prefix}`.trim() : name;
  });
}
