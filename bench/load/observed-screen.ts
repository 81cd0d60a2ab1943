import type { Browser } from "@playwright/test";
import { apiPaths } from "#core/paths/paths.ts";
import type { EmbedChild } from "#core/embed/parts/node.ts";
import type { ScreenResponse } from "#core/embed/parts/screen.ts";

/** Memory of a page after a garbage collection. */
export interface ScreenMemoryUsage {
  /** Size of the JavaScript heap, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Numbers of changes received by a page and published by the server since it subscribed. */
export interface ScreenChangeCounts {
  readonly received: number;
  readonly published: number;
  readonly missed: number;
  /**
   * Number of resets, after which the page refetches everything: earlier changes do not count as
   * missed.
   */
  readonly resets: number;
}

/**
 * Opens a full-screen page of the server at `url` in its own tab, observed without adding anything to
 * it.
 */
export async function openObservedScreen(browser: Browser, url: string, path: string) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const session = await page.context().newCDPSession(page);
  const received = new Set<number>();
  let resets = 0;
  let resetUpTo = 0;
  session.on("Network.eventSourceMessageReceived", ({ eventName, eventId }) => {
    if (eventName === "change") received.add(Number(eventId));
    if (eventName !== "reset") return;
    resets += 1;
    resetUpTo = Number(eventId);
  });
  await session.send("Network.enable");
  // Changes before the subscription are contained in the page's responses.
  const listening = page.waitForResponse((response) => response.url() === url + apiPaths.events);
  await page.goto(url + path);
  await listening;
  const before = await newestOf(url);
  return {
    async usage(): Promise<ScreenMemoryUsage> {
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize } = await session.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    },
    async changes(): Promise<ScreenChangeCounts> {
      const published = await changesAfter(url, before);
      const missed = published.filter((seq) => seq > resetUpTo && !received.has(seq));
      return {
        received: received.size,
        published: published.length,
        missed: missed.length,
        resets,
      };
    },
    /** Resolves to whether the page shows one of the server's current slides. */
    async isFresh(): Promise<boolean> {
      const dataUrl = `${url + path}${path.includes("?") ? "&" : "?"}as=json`;
      const response: ScreenResponse = await (await fetch(dataUrl)).json();
      const text = await page.locator("main").textContent();
      return response.slides.some(({ nodes }) => textOf(nodes) === text);
    },
  };
}

async function newestOf(url: string): Promise<number> {
  return (await (await fetch(url + apiPaths.changes({ limit: 1 }))).json()).next;
}

/** Returns the numbers of all changes after `seq`. */
async function changesAfter(url: string, seq: number): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (let after = seq; ;) {
    const page = await (await fetch(`${url}${apiPaths.changes()}?after=${after}`)).json();
    for (const change of page.changes) numbers.push(change.seq);
    if (page.next === after) return numbers;
    after = page.next;
  }
}

function textOf(nodes: readonly EmbedChild[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
