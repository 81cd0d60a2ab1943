import { DEMO_MATCH_COUNTS, DOUBLE_ELIMINATION_16 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { formatTab, locateMatchesPage } from "#e2e/pages/matches-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const TABS = [
  {
    state: "upcoming",
    count: DEMO_MATCH_COUNTS.upcoming,
    address: "/matches?state=upcoming",
    end: "Nothing after Sat 16 May 13:00 is visible yet.",
  },
  { state: "live", count: DEMO_MATCH_COUNTS.live, address: "/matches?state=live", end: null },
  {
    state: "ended",
    count: DEMO_MATCH_COUNTS.ended,
    address: "/matches?state=ended",
    end: "was visible when Matchdesk began watching.",
  },
] as const;

test("counts and lists the matches of each tab, and shows the horizon of a capped list", async ({
  page,
}) => {
  await page.goto("/matches");
  const { tab, list } = locateMatchesPage(page);
  const { main } = locatePageHeader(page);
  for (const { state, count, address, end } of TABS) {
    await tab(state).click();
    await expect(page).toHaveURL(address);
    await expect(tab(state)).toHaveAttribute("aria-selected", "true");
    await expect(tab(state)).toHaveText(formatTab(state, count));
    await expect(locateMatchRows(list(state))).toHaveCount(count);
    if (end === null) continue;
    await expect(main).toContainText("The service lists 100 matches at a time.");
    await expect(main).toContainText(end);
  }
});

test("selects the first tab that has matches", async ({ page }) => {
  await page.goto("/matches?tournament=play.nordarena.example/nordarena-solo-cup-2026-05-15-08");
  const { tab } = locateMatchesPage(page);
  await expect(tab("upcoming")).toHaveText(formatTab("upcoming", 0));
  await expect(tab("ended")).toHaveAttribute("aria-selected", "true");
});

const FILTERS = [
  { search: "game=halfpitch-5", counts: [28, 2, 18] },
  { search: "tournament=liga.meridian.example/meridian-masters-2026-05-16-00", counts: [15, 8, 8] },
  { search: "day=2026-05-16", counts: [68, 0, 4] },
  { search: "site=liga.meridian.example&q=KNIGHTS%20ŽIŽKOV", counts: [0, 1, 1] },
] as const;

test("filters by the options in the URL", async ({ page }) => {
  const { tab, list } = locateMatchesPage(page);
  for (const { search, counts } of FILTERS) {
    await page.goto(`/matches?state=live&${search}`);
    await expect.soft(tab("upcoming"), search).toHaveText(formatTab("upcoming", counts[0]));
    await expect.soft(tab("live"), search).toHaveText(formatTab("live", counts[1]));
    await expect.soft(tab("ended"), search).toHaveText(formatTab("ended", counts[2]));
    await expect.soft(locateMatchRows(list("live")), search).toHaveCount(counts[1]);
  }
});

test("ignores invalid filters", async ({ page }) => {
  await page.goto("/matches?state=pie&day=2026-13-40&colour=red&open=nonsense");
  const { tab } = locateMatchesPage(page);
  await expect(tab("upcoming")).toHaveAttribute("aria-selected", "true");
  await expect(tab("upcoming")).toHaveText(formatTab("upcoming", DEMO_MATCH_COUNTS.upcoming));
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("stores filters in the URL, and restores them after a reload and on back", async ({
  page,
}) => {
  await page.goto("/matches?state=live");
  const matches = locateMatchesPage(page);
  await matches.tournament.selectOption(DOUBLE_ELIMINATION_16.title);
  await matches.text.fill("lbr1");
  const address =
    "/matches?state=live&tournament=liga.meridian.example/meridian-masters-2026-05-16-00&q=lbr1";
  await expect(page).toHaveURL(address);
  await expect(locateMatchRows(matches.list("live"))).toHaveCount(4);

  await page.reload();
  await expect(matches.tournament).toHaveValue(
    "liga.meridian.example/meridian-masters-2026-05-16-00",
  );
  await expect(matches.text).toHaveValue("lbr1");
  await expect(locateMatchRows(matches.list("live"))).toHaveCount(4);

  await matches.tab("ended").click();
  await expect(page).toHaveURL(address.replace("live", "ended"));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(locateMatchRows(matches.list("live"))).toHaveCount(4);
});

test("offers only sites and days that have matches", async ({ page }) => {
  await page.goto("/matches?state=upcoming");
  const { site, day, list } = locateMatchesPage(page);
  await expect(day.getByRole("option")).toHaveText(["All days", "Fri 15 May", "Sat 16 May"]);
  await site.selectOption("liga.meridian.example");
  await day.selectOption("Sat 16 May");
  await expect(page).toHaveURL("/matches?state=upcoming&site=liga.meridian.example&day=2026-05-16");
  await expect(list("upcoming").getByRole("heading", { level: 2 })).toHaveText([
    "Saturday 16 May 2026",
  ]);
});

test("reports that no match fits the filters, and clears them", async ({ page }) => {
  await page.goto("/matches?state=live&q=nobody+of+this+name");
  const { list, tab, text, clear } = locateMatchesPage(page);
  await expect(list("live")).toContainText("No match fits these filters. 200 without them.");
  await clear.click();
  await expect(page).toHaveURL("/matches?state=live");
  await expect(tab("live")).toHaveText(formatTab("live", 15));
  await expect(text).toHaveValue("");
});
