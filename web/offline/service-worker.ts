/**
 * The dashboard without its server: a page that is loaded anew gets its files and the last answers
 * from here. It imports nothing, so that it is one file. Nothing of the staff's is kept.
 */
// oxlint-disable-next-line unicorn/require-module-specifiers -- only a module has a self of its own
export {};

declare const self: ServiceWorkerGlobalScope;

/** The page and its files; the answers of our API. */
const FILES = "files-1";
const ANSWERS = "answers-1";
/** Entries of each; beyond them the oldest go. */
const MOST = 300;
/** Stands in a kept answer: when it came, in milliseconds since the epoch by the browser's clock. */
const KEPT_AT = "matchdesk-kept-at";
/** One page for every address of the dashboard. */
const PAGE = /^\/($|(matches|tournaments|contestants|versus|schedule|desk|share)(\/|$))/;
const FILE = /^\/(assets|flags)\/|^\/favicon\.svg$/;
const ANSWER = /^\/api\/v1\/(?!desk\/|session|events)/;
/** What a proxy says whose server is gone. */
const UNREACHABLE = new Set([502, 504]);

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** A page that was there first says what it has loaded, to be kept too. */
self.addEventListener("message", (event) => {
  const urls: unknown = event.data;
  if (!Array.isArray(urls)) return;
  event.waitUntil(Promise.allSettled(urls.map((url) => keepOne(new Request(String(url)), event))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" ? PAGE.test(url.pathname) : ANSWER.test(url.pathname)) {
    event.respondWith(fromNetwork(request, event));
  } else if (FILE.test(url.pathname)) {
    event.respondWith(fromFiles(request, event));
  }
});

/** Shown from here where a page may show none itself; the press leads back to the page. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack());
});

async function comeBack(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: "window" });
  await (page === undefined ? self.clients.openWindow("/desk") : page.focus());
}

async function keepOne(request: Request, event: ExtendableEvent): Promise<void> {
  const { pathname } = new URL(request.url);
  if (FILE.test(pathname)) await fromFiles(request, event);
  else if (PAGE.test(pathname) || ANSWER.test(pathname)) await fromNetwork(request, event);
}

/** The newest there is; what was kept, marked as such, where there is none. */
async function fromNetwork(request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = async (): Promise<Response | undefined> =>
    (await openCache(request)).match(keyOf(request), { ignoreVary: true });
  try {
    const answer = await fetch(request);
    if (answer.ok) storeInBackground(request, answer.clone(), event);
    return UNREACHABLE.has(answer.status) ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const found = await kept();
    if (found === undefined) throw error;
    return found;
  }
}

/** Names of files change with what is in them: what is kept is right for ever. */
async function fromFiles(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(FILES);
  const found = await cache.match(request, { ignoreVary: true });
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok) storeInBackground(request, answer.clone(), event);
  return answer;
}

/** Nobody waits for it, and a store that is full or broken takes nothing from a good network. */
function storeInBackground(request: Request, answer: Response, event: ExtendableEvent): void {
  event.waitUntil(storeResponse(request, answer).catch(() => {}));
}

async function storeResponse(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const cache = await openCache(request);
  // Put anew, it is the youngest.
  await cache.delete(keyOf(request), { ignoreVary: true });
  await cache.put(keyOf(request), new Response(answer.body, { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((key) => cache.delete(key)));
}

function openCache({ url }: Request): Promise<Cache> {
  return caches.open(ANSWER.test(new URL(url).pathname) ? ANSWERS : FILES);
}

/** Without the number of the newest change: it is there for caches between the server and us. */
function keyOf({ url }: Request): string {
  const key = new URL(url);
  if (PAGE.test(key.pathname)) return "/";
  key.searchParams.delete("v");
  return key.href;
}
