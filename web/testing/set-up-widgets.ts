import { vi } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { defineWidgetElement } from "#web/widget/define-widget-element.ts";
import { stubStreamSharing } from "./stub-stream-sharing.ts";

/** Origin of the service that widgets show. */
export const WIDGET_BASE = "https://desk.example.org";

/** Defines the element of widgets, fakes the time, and returns the URLs of all later requests. */
export function setUpWidgets(respond: (url: string) => Response | Promise<Response>): string[] {
  const requests: string[] = [];
  vi.useFakeTimers();
  stubStreamSharing();
  vi.stubGlobal("fetch", (url: string) => {
    requests.push(url);
    return Promise.resolve().then(() => respond(url));
  });
  // happy-dom has no `part`; the end-to-end tests check it.
  Object.defineProperty(HTMLElement.prototype, "part", {
    configurable: true,
    get: () => document.createElement("i").classList,
  });
  defineWidgetElement(`${WIDGET_BASE}/widget.js`);
  return requests;
}

/** Removes all widgets, and waits until their stream has closed. */
export async function removeWidgets(): Promise<void> {
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(5 * SECOND);
}
