import type { ScreenSlide } from "#core/embed/parts/screen.ts";
import type { KeyOf } from "#web/keys/key-tables.ts";
import { patchChildren } from "#web/widget/patch.ts";

interface SlideShowOptions {
  /** Called when the viewer pauses or resumes. */
  readonly onPause: (isPaused: boolean) => void;
  /** Whether this is a broadcast overlay, which is not reloaded while it shows content. */
  readonly onAir?: boolean;
}

const SECOND = 1000;

/** Creates a show of slides, one after the other, the current one updated in place. Space pauses, the left and right arrow keys change the slide. */
export function createSlideShow(stage: HTMLElement, { onPause, onAir = false }: SlideShowOptions) {
  let slides: readonly ScreenSlide[] = [];
  let current = 0;
  let isPaused = false;
  let reload: (() => void) | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;

  const draw = (): void => {
    patchChildren(stage, slides[current]?.nodes ?? []);
    fitNames(stage);
  };
  const scheduleNext = (): void => {
    clearTimeout(next);
    next = undefined;
    const slide = slides[current];
    if (isPaused || slide === undefined) return;
    // A single slide stays, unless the page must reload after it.
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
    scheduleNext();
  };

  addEventListener("resize", () => fitNames(stage));
  void document.fonts.ready.then(() => fitNames(stage));
  const onKey: Readonly<Partial<Record<string, () => void>>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    " ": () => {
      isPaused = !isPaused;
      onPause(isPaused);
      scheduleNext();
    },
  } satisfies Readonly<Record<KeyOf<"wall">, () => void>>;
  addEventListener("keydown", ({ key }) => onKey[key]?.());

  return {
    /**
     * Replaces the slides. If the current one is still among them, it stays for the rest of its
     * time. `newReload`, `null` if the page is up to date, is called between two slides or while
     * nothing is shown.
     */
    set(newSlides: readonly ScreenSlide[], newReload: (() => void) | null): void {
      const { key, order } = slides[current] ?? {};
      const found = newSlides.findIndex((slide) => slide.key === key);
      const isFirst = slides.length === 0;
      slides = newSlides;
      reload = newReload;
      const isKept = found >= 0;
      current = isKept ? found : Math.min(current, Math.max(newSlides.length - 1, 0));
      // A new order of a ranking is cross-faded; numbers change in place.
      const isSameOrder = isKept && slides[current]?.order === order;
      if (isSameOrder || isFirst) draw();
      else crossFade(draw);
      // A reload is invisible while nothing is shown.
      if (reload !== null && slides.every(({ nodes }) => nodes.length === 0)) reload();
      else if (!isKept || next === undefined) scheduleNext();
    },
  };
}

/** Cross-fades from the current content to what `draw` renders, unless motion is reduced. */
function crossFade(draw: () => void): void {
  const isMotionReduced =
    document.documentElement.dataset["motion"] === "off" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isMotionReduced || document.hidden || typeof document.startViewTransition !== "function") {
    draw();
    return;
  }
  const { ready, finished } = document.startViewTransition(draw);
  // Both reject if another change interrupts the transition; the new content is shown anyway.
  for (const end of [ready, finished]) end.catch(() => {});
}

/**
 * Narrows the text of each element with `data-fit`, for example "78 70 62": sets the first of these
 * font widths in percent at which the text fits. If none does, `data-short` replaces the text, which
 * then is the title; the element gets the class `tight` if that is absent or does not fit either.
 */
function fitNames(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-fit]")) {
    const { fit = "", short = "" } = element.dataset;
    const fits = (text: string): boolean => {
      const { firstElementChild: content } = element;
      if (content !== null && short !== "") content.textContent = text;
      return fit.split(" ").some((width) => {
        element.style.fontStretch = `${width}%`;
        return element.scrollWidth <= element.clientWidth;
      });
    };
    element.classList.remove("tight");
    if (!fits(element.title) && (short === "" || !fits(short))) element.classList.add("tight");
  }
}
