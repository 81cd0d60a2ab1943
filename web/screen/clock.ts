import { STALE_AFTER } from "#core/embed/screen.ts";
import { embedTimes } from "#core/embed/times.ts";
import { screenWords } from "#core/i18n/screen-words.ts";

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
/** A server that was silent for this long is gone: longer than it takes to start anew. */
const GONE = 30 * SECOND;

/**
 * Fills `.clock`, `.age` and `.standing` of a page, where it has them.
 *
 * @param zone IANA; "" for the reader's.
 */
export function createClock(
  page: ParentNode,
  { locale, zone }: { readonly locale: string; readonly zone: string },
): ScreenClock {
  const face = page.querySelector(".clock");
  const age = page.querySelector(".age");
  const standing = page.querySelector(".standing");
  const words = screenWords(locale);
  /** The service's time minus ours. */
  let offset: number | null = null;
  let renewedAt = Date.now();
  let isFailing = false;
  let dataAt: string | null = null;
  let dataNoted = Date.now();
  let isPaused = false;

  /** Days are those of the service's time. */
  const times = () => embedTimes(zone, locale, Date.now() + (offset ?? 0));
  const say = (): string => {
    const now = Date.now();
    if (isFailing && now - renewedAt > GONE)
      return words.notRenewed(times().when(renewedAt + (offset ?? 0)));
    return isPaused ? words.paused : "";
  };
  const tick = (): void => {
    write(standing, say());
    // What the server drew holds until its first answer.
    if (offset === null) return;
    write(face, times().time(Date.now() + offset));
    write(age, dataAt === null ? "" : words.dataFrom(times().when(Date.parse(dataAt))));
    age?.classList.toggle("old", dataAt !== null && Date.now() - dataNoted > STALE_AFTER);
  };
  setInterval(tick, SECOND);

  return {
    set(now, at) {
      renewedAt = Date.now();
      isFailing = false;
      // A page that begins while the service is down takes its data for as old as it is.
      const known = offset === null && at !== null ? Math.max(0, now - Date.parse(at)) : 0;
      offset = now - renewedAt;
      if (at !== dataAt) [dataAt, dataNoted] = [at, renewedAt - known];
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
