import * as en from "#core/i18n/en/pages.ts";
import { playSwiss, wireSwiss } from "#core/testing/swiss.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { formatWallTime, HOUR } from "#core/lib/time.ts";
import { expect, test } from "#e2e/fixtures/product-setup.ts";
import { expectAccessible } from "#e2e/pages/accessible.ts";
import { expectNoOverflowOrOverlap } from "#e2e/pages/fits-screen.ts";
import { printPage } from "#e2e/pages/printed-pages.ts";
import { locateSection } from "#e2e/pages/section.ts";

/** Two days after the last match: all matches have ended and more are not expected. */
const NOW = "2026-03-10T23:00:00Z";
const ROUNDS = 5;
const SWISS = playSwiss({ contestants: 17, rounds: ROUNDS, inPoints: true, seed: 3 });
const GROUPS = "/tournaments/osu.example.net/spring-cup/groups";
const TABLE = `${GROUPS}?swiss=table`;

// No test changes the service, and only one writes, to its own product.
test.use({ isShared: true });
test.describe.configure({ mode: "default" });

test.describe("Swiss group", () => {
  test.use({ setting: { data: wireSwiss(SWISS, Date.UTC(2026, 2, 7, 20)), now: NOW } });

  test("has the points before each round beside the names, and a table as its second view", async ({
    page,
  }) => {
    await page.goto(GROUPS);
    const group = locateSection(page, "Group 1");
    for (const round of [1, 5]) {
      await expect(
        group.getByRole("heading", { name: en.standings.swiss.round(round), exact: true }),
      ).toBeVisible();
    }
    const bye = SWISS.matches.find(({ sides }) => sides.length === 1)?.sides[0]?.name ?? "";
    const points = SWISS.matches
      .filter(({ round }) => round < ROUNDS)
      .flatMap(({ sides }) => sides.filter(({ name }) => name === bye))
      .reduce((sum, { score }) => sum + score, 0);
    const last = group
      .getByRole("heading", { name: en.standings.swiss.round(ROUNDS) })
      .locator("..");
    const text = `${points}`.replace(/(?:^0)?\.5$/, "½");
    await expect(last).toContainText(`${bye}\u{a0}${text}`);
    const matches = SWISS.matches.filter(({ sides }) => sides.length === 2);
    await expect(group.getByRole("link")).toHaveCount(matches.length);
    await group.getByRole("button", { name: en.standings.swiss.views.table }).click();
    await expect(page).toHaveURL(/\?swiss=table$/);
    await expect(group.getByRole("columnheader", { name: "R5" })).toBeVisible();
    await page.reload();
    await expect(group.getByRole("columnheader", { name: "R5" })).toBeVisible();
  });

  test("opens a match from its rounds, one round at a time on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(GROUPS);
    const group = locateSection(page, "Group 1");
    const heading = (round: number) =>
      group.getByRole("heading", { name: en.standings.swiss.round(round), exact: true });
    await expect(heading(ROUNDS)).toBeVisible();
    await group.getByRole("button", { name: en.standings.swiss.round(1), exact: true }).click();
    await expect(heading(1)).toBeVisible();
    await expect(heading(ROUNDS)).toBeHidden();
    const [left = "", right = ""] = SWISS.matches[0]?.sides.map(({ name }) => name) ?? [];
    await group.getByRole("link", { name: new RegExp(`^${left} .*${right}, `) }).click();
    await expect(page).toHaveURL(/\/matches\/osu\.example\.net\/1$/);
  });

  test("scrolls the columns of rounds under the names by keys", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(TABLE);
    const group = locateSection(page, "Group 1");
    const last = group.getByRole("columnheader", { name: `R${ROUNDS}` });
    await expect(last).not.toBeInViewport();
    await group.getByRole("region", { name: en.standings.rounds("Group 1") }).focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
    await expect(last).toBeInViewport();
    await expect(group.getByRole("columnheader", { name: "Contestant" })).toBeInViewport();
  });

  test("is accessible and fits narrow pages", async ({ page }) => {
    await page.goto(GROUPS);
    await expect(locateSection(page, "Group 1").getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflowOrOverlap(page);
  });
});

test.describe("Swiss group with a round left", () => {
  const end = Date.UTC(2026, 2, 7, 20);
  test.use({ setting: { data: wireSwiss(SWISS, end, ROUNDS - 1), now: "2026-03-07T13:00:00Z" } });

  test("shows who can still advance once staff entered how many do, and the rounds", async ({
    page,
  }) => {
    await page.goto(TABLE);
    const group = locateSection(page, "Group 1");
    await page.getByText(en.desk.annotations.edit, { exact: true }).click();
    for (const [kind, value] of [
      ["advancing", "4"],
      ["swiss-rounds", "5"],
    ] as const) {
      const name = en.desk.annotations.kinds[kind];
      await page.getByRole("button", { name: `${en.desk.annotations.set}: ${name}` }).click();
      const field = page.getByRole("spinbutton", { name });
      await field.fill(value);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(field).toBeHidden();
    }
    // At the top, because a link under the header is too small a target.
    await page.goto(TABLE);
    await expect(page.getByRole("main")).toContainText("4 advance. 5 rounds.");
    await expect(group.getByText(/^Through with/).first()).toBeVisible();
    await expect(group.getByText("Out", { exact: true }).first()).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectAccessible(page);
    await expectNoOverflowOrOverlap(page);
  });
});

const RACES = Array.from({ length: 22 }, (_, race) =>
  wireGroupMatch(`${race + 1}`, `${race + 1}`, "Aino 25 v Bo 18 v Cai 15 v Dag 12 v Eno 0", {
    start: formatWallTime(Date.UTC(2026, 2, 7, 10) + race * HOUR),
  }),
);

test.describe("group of many races", () => {
  test.use({ setting: { data: RACES, now: NOW } });

  test("opens on the newest race, and scrolls within the page", async ({ page }) => {
    await page.setViewportSize({ width: 744, height: 900 });
    await page.goto(GROUPS);
    const group = locateSection(page, "Group 1");
    await expect(group.getByRole("columnheader", { name: "M22" })).toBeInViewport();
    await expectAccessible(page);
    await expectNoOverflowOrOverlap(page);
  });
});

const TEAMS = ["Aino", "Bo", "Cai", "Dag", "Eno", "Fay", "Gil", "Hana", "Ida", "Jon"];
const PAIRS = TEAMS.flatMap((one) =>
  TEAMS.filter((other) => other !== one).map((other) => `${one} 2 v ${other} 1`),
);
const LEAGUE = PAIRS.map((sides, index) =>
  wireGroupMatch(`${index + 1}`, `${index + 1}`, sides, {
    start: formatWallTime(Date.UTC(2026, 1, 1, 10) + index * 6 * HOUR),
  }),
);

test.describe("league of two matches for each pair", () => {
  test.use({ setting: { data: LEAGUE, now: NOW } });

  test("shows the last five results as form, within the page and on one sheet", async ({
    page,
  }) => {
    await page.goto(GROUPS);
    const group = locateSection(page, "Group 1");
    const row = group.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Bo" }) });
    const { won, lost } = en.contestant.result;
    await expect(row.getByRole("cell").last()).toHaveText(
      RegExp(`^(?:(?:${won}|${lost})(?:, |$)){5}$`),
    );
    await expectNoOverflowOrOverlap(page);
    expect(await printPage(page)).toHaveLength(1);
  });

  test("shows the columns without room over the width of the table on a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(GROUPS);
    const table = locateSection(page, "Group 1").getByRole("table");
    await table.getByRole("button", { name: en.standings.more }).first().click();
    const details = table.getByRole("cell").filter({ hasText: en.standings.lost.long });
    const [own, whole] = [await details.boundingBox(), await table.boundingBox()];
    expect(own?.width).toBe(whole?.width);
  });
});
