/**
 * Script of full-screen pages: polls the data, runs the slide show and keeps the screen on. The
 * service worker shows a page of its own when the screen starts before the server.
 */
import type { DataAgeMessages } from "#core/i18n/en/embeds.ts";
import { createMessages } from "#core/lib/templates.ts";
import { startServiceWorker } from "#web/hooks/start-service-worker.ts";
import { createScreenClock } from "./clock.ts";
import { createSlideShow } from "./slide-show.ts";
import { subscribeToScreenData } from "./subscribe-to-screen-data.ts";

/** Milliseconds without a pointer movement after which the pointer is hidden. */
const IDLE_TIMEOUT = 3_000;

const { version, locale = "", zone = "", messages = "{}" } = document.body.dataset;
const isOverlay = document.documentElement.dataset["look"] === "overlay";
const dataUrl = new URL(location.href);
dataUrl.searchParams.set("as", "json");

const clock = createScreenClock(document.body, {
  locale,
  zone,
  messages: createMessages<DataAgeMessages>(JSON.parse(messages), locale),
});
const show = createSlideShow(document.querySelector("main") ?? document.body, {
  onPause: (isPaused) => clock.setPaused(isPaused),
  onAir: isOverlay,
});

subscribeToScreenData(dataUrl.href, {
  show({ answer, now }) {
    clock.set(now, answer);
    show.set(answer.slides, answer.version === version ? null : () => location.reload());
    restartTimeout();
  },
  fail() {
    clock.noteFailure();
    // The clock of a wall shows since when the server does not respond.
    if (!isOverlay) restartTimeout();
  },
});
keepScreenOn();
// `npm run dev` builds no worker.
if (import.meta.env.PROD) void startServiceWorker();

/** Restarts the animation that shows that this page is not updated: see `not-updated.css`. */
function restartTimeout(): void {
  const { dataset } = document.body;
  dataset["update"] = dataset["update"] === "1" ? "2" : "1";
}

/** Keeps the screen on if the browser supports it, and hides an idle pointer. */
function keepScreenOn(): void {
  // The browser releases the lock when the page is hidden.
  document.addEventListener("visibilitychange", requestWakeLock);
  requestWakeLock();

  let idle: ReturnType<typeof setTimeout> | undefined;
  const { classList } = document.documentElement;
  const wake = (): void => {
    classList.remove("idle");
    clearTimeout(idle);
    idle = setTimeout(() => classList.add("idle"), IDLE_TIMEOUT);
  };
  addEventListener("pointermove", wake);
  wake();
}

function requestWakeLock(): void {
  // Works only on HTTPS or localhost; the browser may reject it if the battery is low.
  // An overlay in the preview for staff must not keep that screen on.
  if (!document.hidden && window.parent === window)
    navigator.wakeLock?.request("screen").catch(() => {});
}
