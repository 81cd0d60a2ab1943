/** Printable ASCII without the backslash, which browsers treat as a slash. */
const PLAIN = /^\/[!-[\]-~]*$/;

/**
 * Returns a path, with its query and fragment, if it leads to a page of the same origin, else "/".
 * Prevents open redirects.
 */
export function sanitizeRedirectPath(text: string | null | undefined): string {
  if (text === null || text === undefined || !PLAIN.test(text)) return "/";
  const [path = ""] = text.split(/[?#]/);
  // Two slashes introduce a host name; dot segments could move them to the start.
  return path.includes("//") || /(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path) ? "/" : text;
}
