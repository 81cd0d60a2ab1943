/** What names a bracket beside its title. */
interface NamedBracket {
  readonly title: string;
  /** Letter before its match codes; "" if it is the only bracket of its tournament. */
  readonly prefix: string;
}

/**
 * Names the brackets of one tournament so that no two are called the same: by title, with the letter
 * of their match codes if they share it or have none.
 *
 * @param word What a bracket is called in the viewer's language.
 */
export function nameBrackets(brackets: readonly NamedBracket[], word: string): readonly string[] {
  return brackets.map(({ title, prefix }) => {
    const isShared = brackets.filter((other) => other.title === title).length > 1;
    const name = title === "" ? word : title;
    return isShared || title === "" ? `${name} ${prefix}`.trim() : name;
  });
}
