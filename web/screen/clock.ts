import { embedTimes } from "#core/embed/times.ts";
import { screenWords } from "#core/words/screen-words.ts";

/** The time on the wall, and what is to be said about how old everything is. */
export interface ScreenClock {
  /**
   * Takes note of an answer.
   *
   * @param now The service's time, in milliseconds since the epoch.
   * @param dataAt When the service answered last, ISO 8601; null before it ever did.
   */
  readonly set: (now: number, dataAt: string | null) => void;
  readonly noteFailure: () => void;
  readonly setPaused: (isPaused: boolean) => void;
}

const SECOND = 1000;
/** Nothing that came for this long is old. */
const OLD = 60 * SECOND;
/** A server that was silent for this long is gone: longer than it takes to start anew. */
const GONE = 30 * SECOND;

/** Fills `.clock` and `.standing` of a page, where it has them. @param zone IANA; "" for the reader's. */
export function createClock(
  page: ParentNode,
  { locale, zone }: { readonly locale: string; readonly zone: string },
): ScreenClock {
  const face = page.querySelector(".clock");
  const standing = page.querySelector(".standing");
  const words = screenWords(locale);
  const { time } = embedTimes(zone, locale, Date.now());
  /** The service's time minus ours. */
  let offset: number | null = null;
  let renewedAt = Date.now();
  let isFailing = false;
  let dataAt: string | null = null;
  let dataNoted = Date.now();
  let isPaused = false;

  const say = (): string => {
    const now = Date.now();
    if (isFailing && now - renewedAt > GONE)
      return words.notRenewed(time(renewedAt + (offset ?? 0)));
    if (dataAt !== null && now - dataNoted > OLD) return words.dataFrom(time(Date.parse(dataAt)));
    return isPaused ? words.paused : "";
  };
  const tick = (): void => {
    if (offset !== null) write(face, time(Date.now() + offset));
    write(standing, say());
  };
  setInterval(tick, SECOND);

  return {
    set(now, at) {
      renewedAt = Date.now();
      isFailing = false;
      offset = now - renewedAt;
      if (at !== dataAt) [dataAt, dataNoted] = [at, renewedAt];
      tick();
    },
    noteFailure() {
      isFailing = true;
      tick();
    },
    setPaused(paused) {
      isPaused = paused;
      tick();
    },
  };
}

function write(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}
