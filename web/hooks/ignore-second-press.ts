import { SECOND } from "#core/lib/time.ts";

/** The members of a click event, native or of React, that a press is identified by. */
type Press = Pick<MouseEvent, "detail" | "clientX" | "clientY" | "timeStamp">;

/** How long clicks are ignored after the press, in milliseconds. */
const IGNORED_FOR = 1.5 * SECOND;
/** Clicks farther away are not ignored, in CSS pixels. */
const IGNORED_WITHIN = 24;

let press: Press | null = null;

/**
 * Ignores further clicks at the place of this one for a moment. An act may move another button to
 * that place, which the second press of a double click or double tap must not press. Called when a
 * click begins an act; a click by keyboard ignores nothing.
 */
export function ignoreSecondPress(click: Press): void {
  if (click.detail === 0) return;
  // A copy, because the event object keeps removed elements in memory.
  const { detail, clientX, clientY, timeStamp } = click;
  press = { detail, clientX, clientY, timeStamp };
  window.addEventListener("click", ignoreIfSecond, { capture: true });
}

function ignoreIfSecond(click: MouseEvent): void {
  if (press === null || click.timeStamp - press.timeStamp > IGNORED_FOR) {
    press = null;
    window.removeEventListener("click", ignoreIfSecond, { capture: true });
    return;
  }
  const distance = Math.hypot(click.clientX - press.clientX, click.clientY - press.clientY);
  if (click.detail === 0 || distance > IGNORED_WITHIN) return;
  click.preventDefault();
  click.stopImmediatePropagation();
}
