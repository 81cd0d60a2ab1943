import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { DOUBLE_ELIMINATION_16, LIVE_BRACKET_RESET } from "#e2e/fixtures/demo.ts";
import { expect, NEXT_POLL_TIMEOUT, test } from "#e2e/fixtures/product-setup.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { locateMatchPanel, locateMatchSheet } from "#e2e/pages/match-panel.ts";
import { locateMatchRow } from "#e2e/pages/match-rows.ts";
import { locateSection } from "#e2e/pages/section.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

test("changes a score in place, and adds it to the changes and to the history of the match", async ({
  page,
  product,
}) => {
  await page.goto("/");
  const feed = page.getByRole("region", { name: "Changes" });
  await expect(feed).toContainText("Nothing has changed since Matchdesk began watching.");
  const row = locateMatchRow(locateSection(page, /^\d+ matches$/), "UBQF-1");
  await expect(row).toContainText("1 to 0");
  const element = await row.elementHandle();
  await product.setClock("2026-05-16T02:55:00Z");
  await expect(row).toHaveAccessibleName(
    "02:15 40 min UBQF-1 Žižkov Knights (Czechia) 1 to 1 Galway Lanterns (Ireland) Bo3",
  );
  expect(await element?.evaluate((each) => each.isConnected)).toBe(true);
  const { clock, dataAge } = locatePageHeader(page);
  await expect(clock).toContainText("02:55");
  await expect(dataAge).toHaveText("Live");

  const line = feed.getByRole("listitem").filter({ hasText: "UBQF-1" });
  await expect(line).toContainText("1–1");
  await line.getByRole("link").click();
  await expect(locateMatchPanel(locateMatchSheet(page)).history).toHaveText([/^02:55\s*1–1$/]);
  // Hidden scores appear in neither of them.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("checkbox", { name: "Hide scores" }).check();
  await page.keyboard.press("Escape");
  await expect(line).toHaveCount(0);
  await expect(feed).not.toContainText(/\d–\d/);
  await row.click();
  const panel = locateMatchPanel(locateMatchSheet(page));
  await expect(panel.siteLink).toBeVisible();
  await expect(panel.history).toHaveCount(0);
});

test("redraws only the card that changed, and shows the winner in the next round", async ({
  page,
  product,
}) => {
  await page.goto(LIVE_BRACKET_RESET.bracket);
  const { frame, card } = locateBracket(page);
  await expect(card("GF2")).toHaveAccessibleName(/ 0, Mistral 0, /);
  const before = await frame.evaluateHandle((root) => {
    const cards = root.querySelectorAll<HTMLElement>("[data-place]");
    return new Map(Array.from(cards, (one) => [one, one.textContent]));
  });
  await product.setClock("2026-05-16T02:50:00Z");
  await expect(card("GF2")).toHaveAccessibleName(/ 0, Mistral 1, /);
  // Until the next poll, the line that data is delayed takes some height from the bracket.
  const changed = () =>
    before.evaluate((cards) =>
      Array.from(cards)
        .filter(([one, text]) => !one.isConnected || one.textContent !== text)
        .map(([one]) => one.dataset["place"]),
    );
  await expect.poll(changed).toEqual(["grand final reset#1"]);

  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  await expect(card("UBSF-1")).toHaveAccessibleName(
    /^UBSF-1, Winner of UBQF-1, Winner of UBQF-2, /,
  );
  await product.setClock("2026-05-16T03:16:00Z");
  await expect(card("UBQF-1")).toHaveAccessibleName(/, ended$/);
  await expect(card("UBSF-1")).toHaveAccessibleName(/^UBSF-1, Galway Lanterns, Bluff City Owls, /);
});

test("fault 58: shows current data after all its connections stalled without an error", async ({
  context,
  product,
}) => {
  test.setTimeout(360_000);
  const proxy = await startStallingProxy(product.backend.url);
  const page = await context.newPage();
  await page.goto(proxy.url);
  const row = locateMatchRow(locateSection(page, /^\d+ matches$/), "UBQF-1");
  await expect(row).toContainText("1 to 0");
  // From then on all requests of the page go through its service worker. A flag that the browser
  // loads before would wait for its stalled connection without a limit.
  await page.waitForFunction(
    () =>
      navigator.serviceWorker.controller !== null &&
      document.fonts.status === "loaded" &&
      Array.from(document.images).every(({ complete }) => complete),
  );
  proxy.stall();
  await product.setClock("2026-05-16T02:55:00Z");
  // It misses the stream after 60 s. Then its requests may get each of the six stalled connections,
  // for 15 s and a pause of 3 s.
  await expect(row).toContainText("1 to 1", { timeout: 200_000 });
  await expect(locatePageHeader(page).dataAge).toHaveText("Live", { timeout: 150_000 });
  await page.close();
  await proxy.stop();
});

test.describe("page without an event stream", () => {
  test.use({
    setting: { environment: { STREAM_LIMIT: "1" } },
    expectedErrors: /503 \(Service Unavailable\)/,
  });

  test("polls and shows current data when no event stream is available", async ({
    page,
    product,
  }) => {
    const abort = new AbortController();
    // Kept until the end of the test, because the backend frees the place of a dropped response.
    // Both kinds of stream are taken, because the page may request either of them first.
    const streams = await Promise.all(
      ["/api/v1/events", "/api/v1/desk/events"].map((path) =>
        fetch(product.backend.url + path, { signal: abort.signal }),
      ),
    );
    const rejected = page.waitForResponse((response) =>
      /\/api\/v1\/(?:desk\/)?events$/.test(response.url()),
    );
    await page.goto("/");
    expect((await rejected).status()).toBe(503);
    const row = locateMatchRow(locateSection(page, /^\d+ matches$/), "UBQF-1");
    await expect(row).toContainText("1 to 0");
    await product.setClock("2026-05-16T02:55:00Z");
    // The server's poll interval and the page's add up.
    await expect(row).toContainText("1 to 1", NEXT_POLL_TIMEOUT);
    await expect(locatePageHeader(page).dataAge).toHaveText("Live");
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    abort.abort();
  });
});

/** Opens a proxy on loopback for the server at `target`, its base URL. */
async function startStallingProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const backend = connect(Number(port), hostname);
    browser.pipe(backend);
    backend.pipe(browser);
    for (const socket of [browser, backend]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
  });
  return {
    /** Base URL without a trailing slash. */
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    /** Stops forwarding on all open connections without closing them; new ones work. */
    stall: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
