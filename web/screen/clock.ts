import { formatDataTime } from "#core/lib/format-data-time.ts";
import type { ScreenResponse } from "#core/embed/parts/screen.ts";
import { createEmbedTimes, STALE_AFTER_MS } from "#core/embed/parts/times.ts";
import type { DataAgeMessages } from "#core/i18n/en/embeds.ts";

interface ClockOptions {
  readonly locale: string;
  readonly zone: string;
  readonly messages: DataAgeMessages;
}

const SECOND = 1000;
/** Time without a response before the warning, in milliseconds: longer than a server restart. */
const WARN_AFTER = 30 * SECOND;

/**
 * Creates the clock of a full-screen page, with its data age and its warning that updates have
 * stopped. It fills the elements `.clock`, `.age` and `.standing` if the page has them, and sets
 * the page's class `noticed` while the last one contains text. The `zone` is an IANA name, "" for
 * the browser's; the messages are in the language of `locale`.
 */
export function createScreenClock(page: HTMLElement, { locale, zone, messages }: ClockOptions) {
  const clock = page.querySelector(".clock");
  const age = page.querySelector(".age");
  const stateLine = page.querySelector(".standing");
  /** Service's clock minus the browser's, in milliseconds; `null` before the first response. */
  let offset: number | null = null;
  let respondedAt = Date.now();
  let isFailing = false;
  let dataAt: string | null = null;
  let dataSite: string | null = null;
  let dataReceivedAt = Date.now();
  let isPaused = false;

  /** Returns formats for which "today" is the day of the service's time. */
  const times = () => createEmbedTimes(zone, locale, Date.now() + (offset ?? 0));
  const describeState = (): string => {
    const now = Date.now();
    if (isFailing && now - respondedAt > WARN_AFTER)
      return messages.notRenewed(times().when(respondedAt + (offset ?? 0)));
    return isPaused ? messages.paused : "";
  };
  const tick = (): void => {
    const state = describeState();
    write(stateLine, state);
    page.classList.toggle("noticed", state !== "");
    // The text that the server rendered stays until the first response.
    if (offset === null) return;
    write(clock, times().time(Date.now() + offset));
    const from = dataAt === null ? "" : times().when(Date.parse(dataAt));
    write(age, from && messages.dataFrom(formatDataTime(from, dataSite)));
    age?.classList.toggle("old", dataAt !== null && Date.now() - dataReceivedAt > STALE_AFTER_MS);
  };
  setInterval(tick, SECOND);

  return {
    /**
     * Updates the clock and the data age after a response: the service's current time in
     * milliseconds, and the time of the oldest shown data, with its site if other data is current.
     */
    set(
      now: number,
      { dataAt: at, dataSite: site }: Pick<ScreenResponse, "dataAt" | "dataSite">,
    ): void {
      respondedAt = Date.now();
      isFailing = false;
      offset = now - respondedAt;
      dataSite = site;
      // Data may already be old when it is shown first.
      if (at !== dataAt)
        [dataAt, dataReceivedAt] = [at, respondedAt - Math.max(0, now - Date.parse(at))];
      tick();
    },
    /** Records a failed request; after 30 s without a response the page shows a warning. */
    noteFailure(): void {
      isFailing = true;
      tick();
    },
    /** Shows or hides the notice that the slide show is paused. */
    setPaused(paused: boolean): void {
      isPaused = paused;
      tick();
    },
  };
}

function write(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}
