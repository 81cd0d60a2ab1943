import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { putAnnotation } from "./on-air.ts";

const WIDGETS = 10;
/** Milliseconds between the two changes of a round. */
const PAUSE = 300;

/**
 * Changes the name of a group twice in quick succession, several times. Returns for each widget of
 * the group the milliseconds from the response to the second change until it shows that name.
 *
 * @param group `SITE/ID`.
 */
export async function measureWidgetLag(
  browser: Browser,
  url: string,
  group: string,
  rounds: number,
): Promise<readonly number[]> {
  const page = await browser.newPage();
  const widget = `<matchdesk-widget kind="standings" group="${group}"></matchdesk-widget>`;
  const body = `${widget.repeat(WIDGETS)}<script src="${url}/widget.js"></script>`;
  const host = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(`<!doctype html>${body}`);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  await page
    .locator("matchdesk-widget table")
    .nth(WIDGETS - 1)
    .waitFor();
  // The stream opens after the first content.
  await sleep(3_000);
  const lags: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const names = [`Round ${round} first`, `Round ${round} second`];
    const shown = page.evaluate(waitForText, names[1] ?? "");
    for (const value of names) {
      await putAnnotation(url, { kind: "group-name", scope: group, value });
      if (value === names[0]) await sleep(PAUSE);
    }
    const changedAt = Date.now();
    lags.push(...(await shown).map((at) => at - changedAt));
  }
  await page.close();
  host.close();
  return lags;
}

/** Resolves to when each widget of the page showed a text, in milliseconds since the epoch. */
function waitForText(text: string): Promise<readonly number[]> {
  return Promise.all(
    Array.from(document.querySelectorAll("matchdesk-widget"), async ({ shadowRoot }) => {
      while (!(shadowRoot?.textContent ?? "").includes(text))
        await new Promise((resolve) => setTimeout(resolve, 5));
      return Date.now();
    }),
  );
}
