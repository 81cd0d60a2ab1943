/** Functions that every bench page offers to the script that controls it. */
export interface BenchPage {
  /** Renders the bracket; all work is done when it returns or resolves. */
  readonly render: () => void | Promise<void>;
  /** Changes both scores of the match with this code; absent for another library. */
  readonly changeScore?: (code: string) => void;
}

export interface ScoreChangeRun {
  /** Milliseconds of script, style and layout. */
  readonly milliseconds: number;
  /** Changed elements: bracket places of cards, or names of elements outside of cards. */
  readonly touched: readonly string[];
}

/** Measurements that run inside the page. */
interface Measurements {
  /** Milliseconds from the call until the first frame with the bracket is painted. */
  readonly firstRender: () => Promise<number>;
  readonly scoreChange: (code: string) => Promise<ScoreChangeRun>;
  /** Returns the milliseconds between frames during a number of seconds. */
  readonly frames: (seconds: number) => Promise<readonly number[]>;
}

declare global {
  interface Window {
    bench: BenchPage & Measurements;
  }
}

const EVERYTHING = { subtree: true, childList: true, characterData: true, attributes: true };

/** Makes the page controllable. */
export function exposeBenchPage(page: BenchPage): void {
  window.bench = { ...page, firstRender, scoreChange, frames };
}

async function firstRender(): Promise<number> {
  const begin = performance.now();
  await window.bench.render();
  await nextFrame();
  // A message arrives after the current frame.
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
