/**
 * Service worker: serves the app shell and the last public API responses when the server cannot be
 * reached, and a page that waits instead of a wall or an overlay. It never stores responses for
 * staff.
 */
import { createTimeLimitSignal } from "#web/events/time-limit-signal.ts";
import { isScreenPath, renderWaitingPage } from "./waiting-page.ts";

declare const self: ServiceWorkerGlobalScope;

/** Names of the caches: the page with its files, and the API responses. */
const FILES = "files-1";
const RESPONSES = "answers-1";
/** Entries per cache; the oldest are deleted. */
const MAX_ENTRIES = 300;
/** Header of a stored response: when it was stored, in milliseconds since the epoch. */
const STORED_AT = "matchdesk-kept-at";
/** Paths of pages: they all load the same HTML. */
const PAGE = /^\/($|(matches|tournaments|contestants|versus|schedule|desk|share)(\/|$))/;
const FILE = /^\/(assets|flags)\/|^\/favicon\.svg$/;
const RESPONSE = /^\/api\/v1\/(?!desk\/|session|events)/;
/** Milliseconds after which a wall or an overlay is not waited for. */
const SCREEN_TIMEOUT = 10_000;
/** HTTP statuses of a proxy that cannot reach the server. */
const UNREACHABLE = new Set([502, 504]);

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page that was loaded before the worker started sends the URLs to store. */
self.addEventListener("message", (event) => {
  const urls: unknown = event.data;
  if (!Array.isArray(urls)) return;
  const signal = createTimeLimitSignal();
  event.waitUntil(
    Promise.allSettled(urls.map((url) => storeOne(new Request(String(url), { signal }), event))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && isScreenPath(url.pathname)) {
    event.respondWith(fetchScreen(request, url));
  } else if (request.mode === "navigate" ? PAGE.test(url.pathname) : RESPONSE.test(url.pathname)) {
    event.respondWith(fromNetwork(request, event));
  } else if (FILE.test(url.pathname)) {
    event.respondWith(fromFiles(request, event));
  }
});

/** On Android only a worker can show notifications. A click returns to the open page. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(focusPage());
});

async function focusPage(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: "window" });
  await (page === undefined ? self.clients.openWindow("/desk") : page.focus());
}

async function storeOne(request: Request, event: ExtendableEvent): Promise<void> {
  const { pathname } = new URL(request.url);
  if (FILE.test(pathname)) await fromFiles(request, event);
  else if (PAGE.test(pathname) || RESPONSE.test(pathname)) await fromNetwork(request, event);
}

/** Returns the server's response; a stored copy if the server cannot be reached. */
async function fromNetwork(request: Request, event: ExtendableEvent): Promise<Response> {
  const findStored = async (): Promise<Response | undefined> =>
    (await openCache(request)).match(cacheKey(request), { ignoreVary: true });
  try {
    // A request for a page accepts no options. Others need a limit of their own: the end of the page's
    // request does not end the worker's, which would keep a stalled connection forever.
    const response = await (request.mode === "navigate"
      ? fetch(request)
      : fetch(request, { signal: createTimeLimitSignal() }));
    if (response.ok) storeInBackground(request, response.clone(), event);
    return UNREACHABLE.has(response.status) ? ((await findStored()) ?? response) : response;
  } catch (error) {
    const stored = await findStored();
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Returns a wall or an overlay; a page that waits if the server cannot be reached or is failing. */
async function fetchScreen(request: Request, url: URL): Promise<Response> {
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), SCREEN_TIMEOUT);
  });
  const response = await Promise.race([fetch(request).catch(() => null), timeout]);
  // Unknown tournaments have status 404 and a page of their own.
  if (response !== null && (response.status < 400 || response.status === 404)) return response;
  return new Response(renderWaitingPage(url), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}

/** Returns the stored file if there is one: a file's URL changes with its content. */
async function fromFiles(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(FILES);
  const stored = await cache.match(request, { ignoreVary: true });
  if (stored !== undefined) return stored;
  // Without a limit, a few flags on stalled connections would keep all six from all other requests.
  const response = await fetch(request, { signal: createTimeLimitSignal() });
  if (response.ok) storeInBackground(request, response.clone(), event);
  return response;
}

/** Stores a response without delaying it. A full or broken cache must not fail the request. */
function storeInBackground(request: Request, response: Response, event: ExtendableEvent): void {
  event.waitUntil(storeResponse(request, response).catch(() => {}));
}

async function storeResponse(request: Request, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(STORED_AT, String(Date.now()));
  const cache = await openCache(request);
  // Deleted first so that it becomes the last entry: the first ones are deleted as the oldest.
  await cache.delete(cacheKey(request), { ignoreVary: true });
  await cache.put(cacheKey(request), new Response(response.body, { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_ENTRIES).map((key) => cache.delete(key)));
}

function openCache({ url }: Request): Promise<Cache> {
  return caches.open(RESPONSE.test(new URL(url).pathname) ? RESPONSES : FILES);
}

/** Returns the cache key: the URL without `v`, which is only for caches in front of the server. */
function cacheKey({ url }: Request): string {
  const key = new URL(url);
  if (PAGE.test(key.pathname)) return "/";
  key.searchParams.delete("v");
  return key.href;
}
