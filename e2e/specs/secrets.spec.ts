import { DEMO_CLIENT, DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, NEXT_POLL_TIMEOUT, test } from "#e2e/fixtures/product-setup.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const PAGES = [
  "/",
  "/matches?state=live",
  "/tournaments",
  DOUBLE_ELIMINATION_16.bracket,
  LIVE_QUARTERFINAL.page,
];

/** Responses for programs, including errors. */
const API_PATHS = [
  "/matches?ended&limit=100",
  "/matches?limit=none",
  "/api/v1/meta",
  "/api/v1/matches",
  "/api/v1/tournaments",
  "/api/v1/desk/marks",
  "/api/v1/desk/sent/liga.meridian.example/449212013",
  "/api/v1/desk/service",
  "/api/v1/matches/nobody/1",
  "/healthz",
  "/readyz",
  "/metrics",
];

test("sends neither secrets nor tokens to a browser or a log", async ({
  page,
  request,
  product,
}) => {
  const responses: Promise<string>[] = [];
  page.on("response", (response) => {
    const headers = JSON.stringify(response.headers());
    responses.push(
      response.text().then(
        (body) => `${response.url()} ${headers} ${body}`,
        () => headers,
      ),
    );
  });
  for (const path of PAGES) await openAndWaitForContent(page, path);
  for (const path of API_PATHS) {
    const response = await request.get(path, { headers: { accept: "application/json" } });
    responses.push(
      response.text().then((body) => `${path} ${JSON.stringify(response.headers())} ${body}`),
    );
  }
  // Failures are more likely than successes to reveal a secret.
  product.proxy.setState("html");
  await expect(locatePageHeader(page).dataAge).toHaveText(/^as of 02:4\d$/, NEXT_POLL_TIMEOUT);
  await product.service().kill();
  product.proxy.setState("good");
  await product.restartService({ secret: "changed", forgetsTokens: true });
  await expect(locatePageHeader(page).staleDataBar).toContainText(
    "invalid_client",
    NEXT_POLL_TIMEOUT,
  );

  // Ends the event streams, whose responses would otherwise stay incomplete.
  await page.goto("about:blank");
  expect(product.proxy.tokens).toHaveLength(1);
  const canaries = [DEMO_CLIENT.secret, ...product.proxy.tokens].flatMap(formsOf);
  const outputs = [...(await Promise.all(responses)), product.backend.log()];
  expect(outputs.length).toBeGreaterThan(50);
  for (const canary of canaries) {
    expect(outputs.filter((output) => output.includes(canary))).toEqual([]);
  }
});

/** Returns a secret and its encodings in headers, forms and URLs. */
function formsOf(text: string): string[] {
  const basic = Buffer.from(`${DEMO_CLIENT.id}:${text}`).toString("base64");
  return [text, encodeURIComponent(text), Buffer.from(text).toString("base64"), basic];
}
