import {
  DELAYED,
  expect,
  LONG_TEST,
  NEXT_POLL_TIMEOUT,
  test,
} from "#e2e/fixtures/product-setup.ts";
import { rowIn, rowsIn } from "#e2e/pages/match-rows.ts";
import { shellOf } from "#e2e/pages/shell.ts";

const LATER = "2026-05-16T02:55:00Z";
const AGE = /^Data from 02:45 \(\d+ s\)$/;

const grants = (passed: readonly string[]): readonly string[] =>
  passed.filter((each) => each.startsWith("POST /token/"));

test.describe.configure({ timeout: LONG_TEST });

test("a service that is down leaves the last data with its age, until it is back", async ({
  page,
  rig,
}) => {
  await page.goto("/matches?state=live");
  const { main, stamp } = shellOf(page);
  await expect(stamp).toHaveText("Live");
  await rig.service().kill();
  await expect(stamp).toHaveText(AGE);
  await expect(rowsIn(main)).toHaveCount(15);
  await page.reload();
  await expect(rowsIn(main)).toHaveCount(15);
  await expect(stamp).toHaveText(AGE);

  await rig.restart({ now: LATER });
  await expect(stamp).toHaveText("Live", NEXT_POLL_TIMEOUT);
  await expect(rowIn(main, "UBQF-1")).toContainText("1 to 1");
  // Its tokens outlive the service.
  expect(grants(rig.line.passed)).toEqual(["POST /token/ 200"]);
});

test("a service that answers a web page changes nothing on screen but the age", async ({
  page,
  rig,
}) => {
  await page.goto("/matches?state=live");
  const { main, stamp, news } = shellOf(page);
  await expect(rowIn(main, "UBQF-1")).toContainText("1 to 0");
  rig.line.set("html");
  // The date of a page that is no list moves no clock.
  await rig.service().setClock("2026-05-16T14:50:00Z");
  await expect(stamp).toHaveText(/^Data from 02:45 \(\d+ s\)$/);
  await expect(stamp).toHaveText("Delayed. Data from 02:45.", DELAYED);
  await expect(news).toHaveText("Delayed. Data from 02:45.");
  await expect(page.getByText(/^Delayed\. Data from 02:45\. Next try in \d+ s\.$/)).toBeVisible();
  await expect(rowIn(main, "UBQF-1")).toContainText("1 to 0");
  await expect(page.getByText("Hotel Wi-Fi")).toHaveCount(0);

  rig.line.set("good");
  await rig.service().setClock(LATER);
  await expect(stamp).toHaveText("Live", NEXT_POLL_TIMEOUT);
  await expect(rowIn(main, "UBQF-1")).toContainText("1 to 1");
});

test("a service that does not answer keeps nobody waiting", async ({ page, rig }) => {
  await page.goto("/");
  const { main, stamp } = shellOf(page);
  await expect(stamp).toHaveText("Live");
  rig.line.set("silent");
  await expect(stamp).toHaveText(AGE);
  await page.goto("/matches?state=live");
  await expect(rowsIn(main)).toHaveCount(15);
  // Between two of them, where the first was given up, there is none.
  await expect.poll(() => rig.line.waiting()).toBe(1);
  rig.line.set("good");
  await expect(stamp).toHaveText("Live", NEXT_POLL_TIMEOUT);
});

test.describe("with tokens of two seconds", () => {
  test.use({ setting: { tokenSeconds: 2 } });

  test("renews them before they end, and nobody notices", async ({ page, rig }) => {
    await page.goto("/matches?state=live");
    const { main, stamp } = shellOf(page);
    await expect.poll(() => grants(rig.line.passed).length).toBeGreaterThan(2);
    await expect(stamp).toHaveText("Live");
    await rig.service().setClock(LATER);
    await expect(rowIn(main, "UBQF-1")).toContainText("1 to 1");
  });
});

test("a token that ends before its time is renewed once", async ({ page, rig }) => {
  await page.goto("/matches?state=live");
  const { main, stamp } = shellOf(page);
  await expect(stamp).toHaveText("Live");
  await rig.service().kill();
  await rig.restart({ now: LATER, forgetsTokens: true });
  await expect(rowIn(main, "UBQF-1")).toContainText("1 to 1", NEXT_POLL_TIMEOUT);
  await expect(stamp).toHaveText("Live");
  const refused = rig.line.passed.findIndex((each) => each.endsWith(" 401"));
  expect(rig.line.passed.slice(refused, refused + 3)).toEqual([
    "GET /matches/?limit=100 401",
    "POST /token/ 200",
    "GET /matches/?limit=100 200",
  ]);
  expect(grants(rig.line.passed)).toHaveLength(2);
});

test("credentials that are refused later leave the data and say what to check", async ({
  page,
  rig,
}) => {
  await page.goto("/matches?state=live");
  const { main, stamp, news } = shellOf(page);
  await expect(stamp).toHaveText("Live");
  await rig.service().kill();
  await rig.restart({ secret: "changed", forgetsTokens: true });
  const sentence =
    "The service refuses our credentials (invalid_client). " +
    "Check CLIENT_ID and CLIENT_SECRET. Data from 02:45 stays.";
  await expect(news).toHaveText(sentence, NEXT_POLL_TIMEOUT);
  await expect(stamp).toHaveText(sentence);
  await expect(rowsIn(main)).toHaveCount(15);
  expect(grants(rig.line.passed).slice(0, 2)).toEqual(["POST /token/ 200", "POST /token/ 401"]);

  await page.goto("/desk");
  // Refused once a second, the credentials are soon answered with 429: the attention item makes way for
  // the notice of a service that fails, which has a button of its own.
  await expect(async () => {
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(
      page.getByText(/^(The service still fails|It cannot be polled again)/),
    ).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test.describe("with credentials that were never right", () => {
  test.use({ setting: { secret: "another" }, provoked: /503/ });

  test("says so, and that nothing has come yet", async ({ page }) => {
    await page.goto("/matches");
    const { main, news } = shellOf(page);
    await expect(news).toHaveText(
      "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
    );
    await expect(main).toContainText("No matches yet. The service has not answered.");
  });
});

test.describe("with a service that lists nothing", () => {
  test.use({ setting: { sites: "quiet.example" } });

  test("says when it answered so, and when it is asked again", async ({ page }) => {
    await page.goto("/matches");
    const { main, stamp } = shellOf(page);
    await expect(main).toContainText(
      "No matches yet. The service answered at 02:45 with an empty list. Next look in 1 s.",
    );
    await expect(stamp).toHaveText("Live");
    await page.goto("/");
    await expect(main).toContainText("Nothing is being played.");
    await expect(main).toContainText("No match is listed after this.");
    await page.goto("/tournaments");
    await expect(main).toContainText("No tournaments yet. They appear with their first match.");
  });
});
