/** Printable ASCII without the backslash, which browsers treat as a slash. */
const PLAIN = /^\/[!-[\]-~]*$/;

/**
 * Returns a path if it leads to a page of the same origin, else "/". Prevents open redirects.
 *
 * @param text A path with its query and fragment, percent-encoded as in browsers.
 */
export function sanitizeRedirectPath(text: string | null | undefined): string {
  if (text === null || text === undefined || !PLAIN.test(text)) return "/";
  const [path = ""] = text.split(/[?#]/);
  // Two slashes introduce a host name; dot segments could move them to the start.
  return path.includes("//") || /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path) ? "/" : text;
}
