/** All values of `cache-control`: how long browsers and shared caches may use a response. */
export const CACHE_CONTROL = {
  /** Data for staff and administrators, and responses that are only valid for one request. */
  never: "no-store",
  /** Browsers revalidate before each use. */
  revalidate: "no-cache",
  /** Same as `revalidate`, but shared caches must not store the response. */
  revalidatePrivately: "private, no-cache",
  /** Event streams: proxies must not compress or buffer them. */
  stream: "no-cache, no-transform",
  /**
   * Responses that are the same for every viewer. A shared cache revalidates at most once a second,
   * serves its copy meanwhile, and serves it for an hour if this server does not respond. Browsers
   * revalidate before each use; the dashboard also requests that explicitly, because the directives
   * for stale responses apply to browser caches too.
   */
  public: "public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=3600",
  /** The description of the API, which changes only with the version. */
  apiDescription: "public, max-age=300",
  /** Calendar programs poll every few minutes at most, and keep their copy if polling fails. */
  calendar: "public, max-age=60, stale-while-revalidate=300, stale-if-error=86400",
  /** Files without a hash in their name that other sites load, like `/widget.js`. */
  embeddedFile: "public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400",
  /** Files with a hash of their content in their name. */
  hashedFile: "public, max-age=31536000, immutable",
  /** Images of brackets that are not complete. */
  liveImage: "public, max-age=15, stale-while-revalidate=60",
  /** Images of complete brackets. */
  completeImage: "public, max-age=600, stale-while-revalidate=60",
  /** Message images for brackets that do not exist. */
  missingImage: "public, max-age=30, stale-while-revalidate=60",
  /** Cards of matches and tournaments for link previews. */
  card: "public, max-age=60, stale-while-revalidate=60",
} as const;
