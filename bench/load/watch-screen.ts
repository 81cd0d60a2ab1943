import type { Browser } from "@playwright/test";
import { apiPaths } from "#core/paths/paths.ts";
import type { EmbedChild } from "#core/embed/parts/node.ts";
import type { ScreenAnswer } from "#core/embed/parts/screen.ts";

/** What a page holds after a collection. */
export interface ScreenUsage {
  /** Bytes of its script's heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the stream told a page, against what happened since it began to listen. */
export interface ScreenChanges {
  readonly told: number;
  readonly happened: number;
  readonly missed: number;
  /** A reset asks for everything: what came before it is not missed. */
  readonly resets: number;
}

/** A full-screen page in a tab of its own, seen from outside: nothing is added to it. */
export interface WatchedScreen {
  readonly usage: () => Promise<ScreenUsage>;
  readonly changes: () => Promise<ScreenChanges>;
  /** Whether it shows one of the pictures that the server has for it now. */
  readonly isFresh: () => Promise<boolean>;
}

/** Opens a page of the desk at `url`. */
export async function watchScreen(
  browser: Browser,
  url: string,
  path: string,
): Promise<WatchedScreen> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const session = await page.context().newCDPSession(page);
  const told = new Set<number>();
  let resets = 0;
  let resetUpTo = 0;
  session.on("Network.eventSourceMessageReceived", ({ eventName, eventId }) => {
    if (eventName === "change") told.add(Number(eventId));
    if (eventName !== "reset") return;
    resets += 1;
    resetUpTo = Number(eventId);
  });
  await session.send("Network.enable");
  // What happened before it listened it reads in its answers.
  const listening = page.waitForResponse((answer) => answer.url() === url + apiPaths.events);
  await page.goto(url + path);
  await listening;
  const before = await newestOf(url);
  return {
    async usage() {
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize } = await session.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
      return { heap: usedSize, nodes, listeners: jsEventListeners };
    },
    async changes() {
      const happened = await changesAfter(url, before);
      const missed = happened.filter((seq) => seq > resetUpTo && !told.has(seq));
      return { told: told.size, happened: happened.length, missed: missed.length, resets };
    },
    async isFresh() {
      const asked = `${url + path}${path.includes("?") ? "&" : "?"}as=json`;
      const answer: ScreenAnswer = await (await fetch(asked)).json();
      const shown = await page.locator("main").textContent();
      return answer.slides.some(({ nodes }) => textOf(nodes) === shown);
    },
  };
}

async function newestOf(url: string): Promise<number> {
  return (await (await fetch(url + apiPaths.changes({ limit: 1 }))).json()).next;
}

/** Numbers of all changes since. */
async function changesAfter(url: string, seq: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let after = seq; ;) {
    const page = await (await fetch(`${url}${apiPaths.changes()}?after=${after}`)).json();
    for (const change of page.changes) found.push(change.seq);
    if (page.next === after) return found;
    after = page.next;
  }
}

function textOf(nodes: readonly EmbedChild[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
