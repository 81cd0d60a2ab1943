import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { apiPaths } from "#core/paths/paths.ts";

/** Milliseconds of each event by the URL of its stream and its number: `URL 7`. */
type Arrivals = Readonly<Record<string, number>>;

declare global {
  interface Window {
    /** When this page first received each change. */
    arrivals?: Record<string, number>;
  }
}

/** Times of changes that reached a page, counted from their arrival at a client of the server. */
export interface SharedStreamLag {
  readonly changes: number;
  /** Milliseconds of each change on each page. */
  readonly lags: readonly number[];
}

/**
 * Opens pages in one browser, which share their event streams, and measures how much later than a
 * client without a browser each of them receives a change.
 *
 * @param paths One for each page.
 */
export async function measureSharedStream(
  browser: Browser,
  url: string,
  paths: readonly string[],
  milliseconds: number,
): Promise<SharedStreamLag> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const pages = await openRecordingPages(context, url, paths);
  const abort = new AbortController();
  const direct: Record<string, number> = {};
  const streams = [apiPaths.events, apiPaths.deskEvents].map((path) =>
    recordStream(url + path, direct, abort.signal),
  );
  await sleep(milliseconds);
  abort.abort();
  await Promise.all(streams);
  const arrivals = await Promise.all(
    pages.map((page) => page.evaluate((): Arrivals => window.arrivals ?? {})),
  );
  await context.close();
  const lags = arrivals.flatMap((times) =>
    Object.entries(direct).flatMap(([change, at]) => {
      const arrived = times[change];
      return arrived === undefined ? [] : [arrived - at];
    }),
  );
  return { changes: Object.keys(direct).length, lags };
}

async function openRecordingPages(
  context: BrowserContext,
  url: string,
  paths: readonly string[],
): Promise<readonly Page[]> {
  await context.addInitScript(() => {
    const arrivals: Record<string, number> = {};
    window.arrivals = arrivals;
    const Channel = BroadcastChannel;
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        this.addEventListener("message", ({ data: { type, event } }) => {
          if (type !== "event" || event.name !== "change") return;
          arrivals[`${name.replace("matchdesk ", "")} ${event.id}`] ??= Date.now();
        });
      }
    };
  });
  const pages: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(url + path, { waitUntil: "load" });
    pages.push(page);
  }
  return pages;
}

/** Records when each change of a stream arrives in this process. */
async function recordStream(
  url: string,
  arrivals: Record<string, number>,
  signal: AbortSignal,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    const response = await fetch(url, { signal });
    for await (const bytes of response.body ?? []) {
      const events = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const [, id] = /^id: (\d+)\nevent: change\n/.exec(event) ?? [];
        if (id !== undefined) arrivals[`${url} ${id}`] = Date.now();
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
