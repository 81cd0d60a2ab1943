/** Last part of a contestant's key: distinguishes contestants of one name. */
const KEY_SUFFIX = / (?=\w*\d)[a-z\d]{8,}$/u;

/** Returns the text to search for at an address that does not exist: its last part, as words. */
export function guessNameFromPath(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // An address with a percent sign that encodes nothing.
  }
  const words = text.replaceAll(/[-_+.]+/gu, " ").trim();
  return words.replace(KEY_SUFFIX, "");
}
