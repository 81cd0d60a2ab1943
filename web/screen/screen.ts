/** The script of full-screen pages: they stay fresh, go from slide to slide and need no hand for hours. */
import type { ClockMessages } from "#core/i18n/en/screen.ts";
import { createMessages } from "#core/lib/templates.ts";
import { createClock } from "./clock.ts";
import { stayAwake } from "./stay-awake.ts";
import { createSlideShow } from "./slide-show.ts";
import { keepFresh } from "./source.ts";

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

keepFresh(address.href, {
  show({ answer, now }) {
    clock.set(now, answer.dataAt);
    show.set(answer.slides, answer.version === version ? null : () => location.reload());
  },
  fail: () => clock.noteFailure(),
});
stayAwake();
