import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import { patchChildren } from "#web/widget/patch.ts";

/** Slides one after the other, changed in place while they stand. */
export interface SlideShow {
  /**
   * The slides from now on: the one that stands goes on standing where it is among them.
   *
   * @param reload Called at the next moment when nobody minds that the page begins anew; null where it
   *   need not.
   */
  readonly set: (slides: readonly ScreenSlide[], reload: (() => void) | null) => void;
}

interface SlideShowOptions {
  readonly onPause: (isPaused: boolean) => void;
  /** Of a broadcast: a page that is shown is never reloaded. */
  readonly onAir?: boolean;
}

const SECOND = 1000;

/** Keys: the space bar holds, arrows step. */
export function createSlideShow(
  stage: HTMLElement,
  { onPause, onAir = false }: SlideShowOptions,
): SlideShow {
  let slides: readonly ScreenSlide[] = [];
  let current = 0;
  let isPaused = false;
  let reload: (() => void) | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    patchChildren(stage, slides[current]?.nodes ?? []);
    fitNames(stage);
  };
  const wait = (): void => {
    clearTimeout(next);
    next = undefined;
    const slide = slides[current];
    if (isPaused || slide === undefined) return;
    // One alone stands for good, unless the page is to begin anew after it.
    if (slides.length === 1 && (reload === null || slide.seconds === 0)) return;
    next = setTimeout(() => step(1), slide.seconds * SECOND);
  };
  const step = (by: number): void => {
    clearTimeout(next);
    next = undefined;
    if (reload !== null && !onAir) {
      reload();
      return;
    }
    if (slides.length < 2) return;
    current = (current + by + slides.length) % slides.length;
    crossFade(draw);
    wait();
  };

  addEventListener("resize", () => fitNames(stage));
  void document.fonts.ready.then(() => fitNames(stage));
  addEventListener("keydown", ({ key }) => {
    if (key === "ArrowRight") step(1);
    else if (key === "ArrowLeft") step(-1);
    else if (key === " ") {
      isPaused = !isPaused;
      onPause(isPaused);
      wait();
    }
  });

  return {
    set(newest, whenQuiet) {
      const { key, order } = slides[current] ?? {};
      const found = newest.findIndex((slide) => slide.key === key);
      const isFirst = slides.length === 0;
      slides = newest;
      reload = whenQuiet;
      const stays = found >= 0;
      current = stays ? found : Math.min(current, Math.max(newest.length - 1, 0));
      // Contestants of a ranking change places in a fade; figures change in place.
      const isSorted = stays && slides[current]?.order === order;
      if (isSorted || isFirst) draw();
      else crossFade(draw);
      // While nothing is shown, nobody sees the page begin anew.
      if (reload !== null && slides.every(({ nodes }) => nodes.length === 0)) reload();
      else if (!stays || next === undefined) wait();
    },
  };
}

/** What stands goes over into what is drawn, where the reader does not mind motion. */
function crossFade(draw: () => void): void {
  const isStill =
    document.documentElement.dataset["motion"] === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || document.hidden || typeof document.startViewTransition !== "function") {
    draw();
    return;
  }
  const { ready, finished } = document.startViewTransition(draw);
  // Another change may cut it short: what is drawn stands all the same.
  for (const end of [ready, finished]) end.catch(() => {});
}

/**
 * Narrows the names of `data-fit="78 70 62"`, widths of the face in percent, until one fits its room.
 * What does not even then gets the class `tight`.
 */
function fitNames(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-fit]")) {
    element.classList.remove("tight");
    const fits = (element.dataset["fit"] ?? "").split(" ").some((width) => {
      element.style.fontStretch = `${width}%`;
      return element.scrollWidth <= element.clientWidth;
    });
    if (!fits) element.classList.add("tight");
  }
}
