import { DEMO_CLIENT, MASTERS, QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, LONG_TEST, NEXT_POLL_TIMEOUT, test } from "#e2e/fixtures/product-setup.ts";
import { openWithContent } from "#e2e/pages/content.ts";
import { shellOf } from "#e2e/pages/shell.ts";

const PAGES = ["/", "/matches?state=live", "/tournaments", MASTERS.bracket, QUARTERFINAL.page];

/** Answers to programs, errors among them. */
const ADDRESSES = [
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

test("neither secret nor token reaches a browser or a log", async ({ page, request, rig }) => {
  test.setTimeout(LONG_TEST);
  const answers: Promise<string>[] = [];
  page.on("response", (response) => {
    const headers = JSON.stringify(response.headers());
    answers.push(
      response.text().then(
        (body) => `${response.url()} ${headers} ${body}`,
        () => headers,
      ),
    );
  });
  for (const path of PAGES) await openWithContent(page, path);
  for (const path of ADDRESSES) {
    const answer = await request.get(path, { headers: { accept: "application/json" } });
    answers.push(
      answer.text().then((body) => `${path} ${JSON.stringify(answer.headers())} ${body}`),
    );
  }
  // Failures talk more than successes.
  rig.line.set("html");
  await expect(shellOf(page).stamp).toHaveText(
    /^Data from 02:4\d \(\d+ s\)\.?$/,
    NEXT_POLL_TIMEOUT,
  );
  await rig.service().kill();
  rig.line.set("good");
  await rig.restart({ secret: "changed", forgetsTokens: true });
  await expect(shellOf(page).stamp).toContainText("invalid_client", NEXT_POLL_TIMEOUT);

  // Streams of changes end with their page only.
  await page.goto("about:blank");
  expect(rig.line.tokens).toHaveLength(1);
  const canaries = [DEMO_CLIENT.secret, ...rig.line.tokens].flatMap(formsOf);
  const said = [...(await Promise.all(answers)), rig.backend.log()];
  expect(said.length).toBeGreaterThan(50);
  for (const canary of canaries) {
    expect(said.filter((each) => each.includes(canary))).toEqual([]);
  }
});

/** A text as it is, and as headers, forms and addresses carry it. */
function formsOf(text: string): string[] {
  const basic = Buffer.from(`${DEMO_CLIENT.id}:${text}`).toString("base64");
  return [text, encodeURIComponent(text), Buffer.from(text).toString("base64"), basic];
}
