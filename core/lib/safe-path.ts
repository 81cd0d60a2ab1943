/** Printable ASCII without the backslash, which browsers take for a slash. */
const PLAIN = /^\/[!-[\]-~]*$/;

/**
 * A path that leads nowhere but to a page of the same origin, whatever somebody wrote into a link;
 * "/" for anything else.
 *
 * @param text A path with its query and fragment as browsers write them: percent-encoded.
 */
export function safePath(text: string | null | undefined): string {
  if (text === null || text === undefined || !PLAIN.test(text)) return "/";
  const [path = ""] = text.split(/[?#]/);
  // Two slashes begin another host; dots could bring them to the front.
  return path.includes("//") || /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path) ? "/" : text;
}
