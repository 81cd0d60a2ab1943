import { DEMO_MATCH_COUNTS, DOUBLE_ELIMINATION_16, LIVE_QUARTERFINAL } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { locateMatchPanel } from "#e2e/pages/match-panel.ts";
import { locateMatchRow, locateMatchRows } from "#e2e/pages/match-rows.ts";
import { formatTab, locateMatchesPage } from "#e2e/pages/matches-page.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";

const TOURNAMENT = DOUBLE_ELIMINATION_16.key;

const TABS = [
  {
    tab: "upcoming",
    count: DEMO_MATCH_COUNTS.upcoming,
    rows: DEMO_MATCH_COUNTS.upcoming + DEMO_MATCH_COUNTS.live,
    end: "Nothing after Sat 16 May 13:00 is visible yet.",
  },
  {
    tab: "ended",
    count: DEMO_MATCH_COUNTS.ended,
    rows: DEMO_MATCH_COUNTS.ended,
    end: "was visible when Matchdesk began watching.",
  },
] as const;

test("counts and lists the matches of each tab, and shows the horizon of a capped list", async ({
  page,
}) => {
  await page.goto("/matches");
  const { tab, list, live } = locateMatchesPage(page);
  const { main } = locatePageHeader(page);
  for (const { tab: name, count, rows, end } of TABS) {
    await tab(name).click();
    await expect(page).toHaveURL(`/matches?state=${name}`);
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(tab(name)).toHaveText(formatTab(name, count));
    await expect(locateMatchRows(list(name))).toHaveCount(rows);
    await expect(main).toContainText("The service lists 100 matches at a time.");
    await expect(main).toContainText(end);
  }
  // Live matches are folded where the ended ones are.
  await live.getByRole("button", { name: "Show" }).click();
  await expect(locateMatchRows(live)).toHaveCount(DEMO_MATCH_COUNTS.live);
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
  { search: "status=live", counts: [0, 15, 0] },
] as const;

test("filters by the options in the URL, also in that of an earlier version", async ({ page }) => {
  const { tab, list, live } = locateMatchesPage(page);
  for (const { search, counts } of FILTERS) {
    // Before, live matches had a tab of their own.
    await page.goto(`/matches?state=live&${search}`);
    await expect.soft(tab("upcoming"), search).toHaveAttribute("aria-selected", "true");
    await expect.soft(locateMatchRows(list("upcoming")), search).toHaveCount(counts[0] + counts[1]);
    await expect.soft(locateMatchRows(live), search).toHaveCount(counts[1]);
    await tab("ended").click();
    await expect.soft(locateMatchRows(list("ended")), search).toHaveCount(counts[2]);
  }
});

test("stores filters in the URL, and restores them after a reload and on back", async ({
  page,
}) => {
  await page.goto("/matches?state=upcoming");
  const matches = locateMatchesPage(page);
  await matches.tournament.selectOption(TOURNAMENT);
  await matches.text.fill("lbr1");
  const address = `/matches?state=upcoming&tournament=${TOURNAMENT}&q=lbr1`;
  await expect(page).toHaveURL(address);
  await expect(locateMatchRows(matches.live)).toHaveCount(4);

  await page.reload();
  await expect(matches.tournament).toHaveValue(TOURNAMENT);
  await expect(matches.text).toHaveValue("lbr1");
  await expect(locateMatchRows(matches.live)).toHaveCount(4);

  await matches.tab("ended").click();
  await expect(page).toHaveURL(address.replace("upcoming", "ended"));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(locateMatchRows(matches.live)).toHaveCount(4);
});

test("offers only values that have matches, with their number, and leaves out single values", async ({
  page,
}) => {
  await page.goto("/matches?state=upcoming&q=site");
  const { site, state, text } = locateMatchesPage(page);
  await text.fill("");
  await expect(site.getByRole("option")).toHaveText([
    "All 3",
    /^halfpitch\.example \d+$/,
    /^liga\.meridian\.example \d+$/,
    /^play\.nordarena\.example \d+$/,
  ]);
  await state.selectOption("live");
  await expect(page).toHaveURL("/matches?state=upcoming&status=live");
  await expect(site.getByRole("option", { name: "halfpitch.example 2" })).toHaveCount(1);
  await text.fill("halfpitch.example");
  await expect(site).toHaveCount(0);
});

test("opens the filters of a phone while the search field beside them folds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/matches?state=upcoming");
  const { site, text } = locateMatchesPage(page);
  await text.focus();
  const unfolded = await text.boundingBox();
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(site.getByRole("option")).toHaveCount(4);
  await expect.poll(() => text.boundingBox()).not.toEqual(unfolded);
});

test("reports that no match fits the filters, and clears them", async ({ page }) => {
  await page.goto("/matches?state=upcoming&q=nobody+of+this+name");
  const { list, tab, text, clear } = locateMatchesPage(page);
  await expect(list("upcoming")).toContainText("No match fits these filters. 200 without them.");
  await clear.click();
  await expect(page).toHaveURL("/matches?state=upcoming");
  await expect(tab("upcoming")).toHaveText(formatTab("upcoming", DEMO_MATCH_COUNTS.upcoming));
  await expect(text).toHaveValue("");
});

test("shows at least 26 whole matches at 1440 by 900, with a part of no row cut off", async ({
  page,
}) => {
  await page.goto("/matches");
  const { list, details } = locateMatchesPage(page);
  await expect(details).toBeVisible();
  const rows = await locateMatchRows(list("upcoming")).evaluateAll((all) =>
    all
      .filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
      .map((row) => ({
        height: row.getBoundingClientRect().height,
        isCut: row.scrollHeight > row.clientHeight || row.scrollWidth > row.clientWidth,
      })),
  );
  expect(rows.length).toBeGreaterThanOrEqual(26);
  expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([26]));
  expect(rows.filter(({ isCut }) => isCut)).toEqual([]);
});

test("selects rows with keys and clicks, and shows the match beside the list", async ({ page }) => {
  await page.goto("/matches?state=upcoming");
  const { details, selectedRow, tab } = locateMatchesPage(page);
  const { code } = locateMatchPanel(details);
  const { main } = locatePageHeader(page);
  await expect(selectedRow).toContainText("GF2");
  await expect(code).toHaveText("GF2");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("j");
  await expect(selectedRow).toContainText("QF-2");
  await expect(code).toHaveText("QF-2");
  await page.keyboard.press("k");
  await expect(code).toHaveText("QF-1");
  await page.keyboard.press("]");
  await expect(selectedRow).toContainText("QF-3");
  await page.keyboard.press("[");
  await expect(selectedRow).toContainText("GF2");
  await locateMatchRow(main, LIVE_QUARTERFINAL.code).click();
  await expect(code).toHaveText(LIVE_QUARTERFINAL.code);
  await expect(page).toHaveURL("/matches?state=upcoming");
  await page.keyboard.press("e");
  await expect(tab("ended")).toHaveAttribute("aria-selected", "true");
});
