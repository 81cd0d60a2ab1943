/** The script of full-screen pages: they stay fresh, go from slide to slide and need no hand for hours. */
import type { ClockMessages } from "#core/i18n/en/screen.ts";
import { createMessages } from "#core/lib/templates.ts";
import { createClock } from "./clock.ts";
import { createSlideShow } from "./slide-show.ts";
import { pollScreen } from "./source.ts";

/** Milliseconds without a pointer movement after which the pointer is hidden. */
const IDLE = 3_000;

const { version, locale = "", zone = "", messages = "{}" } = document.body.dataset;
const address = new URL(location.href);
address.searchParams.set("as", "json");

const clock = createClock(document.body, {
  locale,
  zone,
  messages: createMessages<ClockMessages>(JSON.parse(messages), locale),
});
const show = createSlideShow(document.querySelector("main") ?? document.body, {
  onPause: (isPaused) => clock.setPaused(isPaused),
  onAir: document.documentElement.dataset["look"] === "overlay",
});

pollScreen(address.href, {
  show({ answer, now }) {
    clock.set(now, answer.dataAt);
    show.set(answer.slides, answer.version === version ? null : () => location.reload());
  },
  fail: () => clock.noteFailure(),
});
stayAwake();

/** Keeps the screen on where the browser lets us, and the pointer out of the way. */
function stayAwake(): void {
  // A lock ends when the page is hidden.
  document.addEventListener("visibilitychange", holdScreen);
  holdScreen();

  let idle: ReturnType<typeof setTimeout> | undefined;
  const { classList } = document.documentElement;
  const wake = (): void => {
    classList.remove("idle");
    clearTimeout(idle);
    idle = setTimeout(() => classList.add("idle"), IDLE);
  };
  addEventListener("pointermove", wake);
  wake();
}

function holdScreen(): void {
  // Only over https or on this machine; refused where the battery is low.
  if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
}
