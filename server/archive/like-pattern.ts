/** A pattern for `LIKE … ESCAPE '\'` that finds a text anywhere, whatever characters are in it. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
