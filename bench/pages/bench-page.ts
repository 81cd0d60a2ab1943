/** What every bench page offers to the script that drives it. */
export interface BenchPage {
  /** Draws the bracket, all work done when it returns. */
  readonly render: () => void | Promise<void>;
  /** Changes both scores of the match with this code; only ours can. */
  readonly changeScore?: (code: string) => void;
}

export interface ScoreChangeRun {
  /** Script, style and layout, in milliseconds. */
  readonly milliseconds: number;
  /** What was touched: places of cards, or the names of elements outside of cards. */
  readonly touched: readonly string[];
}

/** Measurements, run inside the page. */
interface Measurements {
  /** Milliseconds from the call until the first frame with the bracket is painted. */
  readonly firstRender: () => Promise<number>;
  readonly scoreChange: (code: string) => Promise<ScoreChangeRun>;
  /** Milliseconds between frames, for so many seconds. */
  readonly frames: (seconds: number) => Promise<readonly number[]>;
}

declare global {
  interface Window {
    bench: BenchPage & Measurements;
  }
}

const EVERYTHING = { subtree: true, childList: true, characterData: true, attributes: true };

/** Makes the page drivable; with `?now` it draws at once, for people who look at it. */
export function publishBench(page: BenchPage): void {
  window.bench = { ...page, firstRender, scoreChange, frames };
  if (new URLSearchParams(location.search).has("now")) void page.render();
}

async function firstRender(): Promise<number> {
  const begin = performance.now();
  await window.bench.render();
  await nextFrame();
  // A message comes after the frame that was just begun.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve);
    port1.start();
    port2.postMessage(null);
  });
  return performance.now() - begin;
}

async function scoreChange(code: string): Promise<ScoreChangeRun> {
  await nextFrame();
  const touched = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) touched.add(nameOf(target));
  });
  observer.observe(document.body, EVERYTHING);
  const begin = performance.now();
  window.bench.changeScore?.(code);
  // Reading a size makes the browser finish style and layout here.
  document.body.getBoundingClientRect();
  const milliseconds = performance.now() - begin;
  await new Promise((resolve) => setTimeout(resolve));
  observer.disconnect();
  return { milliseconds, touched: [...touched] };
}

async function frames(seconds: number): Promise<readonly number[]> {
  const gaps: number[] = [];
  const begin = await nextFrame();
  let before = begin;
  while (before - begin < seconds * 1000) {
    const now = await nextFrame();
    gaps.push(now - before);
    before = now;
  }
  return gaps;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

function nameOf(target: Node): string {
  const element = target instanceof HTMLElement ? target : target.parentElement;
  const card = element?.closest<HTMLElement>("[data-place]");
  return card?.dataset["place"] ?? `${element?.tagName ?? "?"}.${element?.className ?? ""}`;
}
