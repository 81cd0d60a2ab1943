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
