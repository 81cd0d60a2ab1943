import * as en from "#core/i18n/en/pages.ts";
import { sample } from "#core/testing/node/sample.ts";
import {
  DOUBLE_ELIMINATION_16,
  GROUPS_AND_BRACKET,
  LIVE_QUARTERFINAL,
  RANKING_GROUP_TOURNAMENT,
  SINGLE_ELIMINATION_32,
} from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { test as productTest } from "#e2e/fixtures/product-setup.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";
import { enterAnnotation } from "#e2e/pages/enter-annotation.ts";
import { printPage, removeSpaces } from "#e2e/pages/printed-pages.ts";

/**
 * Pages with a text that each shows only when its data has loaded. Four of them each day; all in the
 * long mode.
 */
const PAGES = [
  { name: "groups", path: `${GROUPS_AND_BRACKET.path}/groups`, loaded: "Group 4" },
  { name: "races", path: `/tournaments/${RANKING_GROUP_TOURNAMENT}/groups`, loaded: "Group 1" },
  { name: "ranking", path: `${SINGLE_ELIMINATION_32.path}/ranking`, loaded: "Hélène Bélanger" },
  {
    name: "contestants",
    path: `${DOUBLE_ELIMINATION_16.path}/contestants`,
    loaded: LIVE_QUARTERFINAL.left.name,
  },
  { name: "match", path: LIVE_QUARTERFINAL.page, loaded: LIVE_QUARTERFINAL.left.name },
  { name: "matches", path: "/matches", loaded: LIVE_QUARTERFINAL.left.name },
  { name: "ended matches", path: "/matches?state=ended", loaded: "Ullevi Gårda IF" },
  { name: "attention", path: "/desk", loaded: "List capped at 100" },
  { name: "contestant", path: LIVE_QUARTERFINAL.left.page, loaded: LIVE_QUARTERFINAL.right.name },
  { name: "schedule", path: "/schedule?day=2026-05-16", loaded: "Соломія Гайворонська" },
] as const;

/** Texts of controls. */
const NOT_ON_PAPER = [
  en.desk.annotations.edit,
  "Channel",
  "Share",
  "Follow",
  "Preferences",
  "Find a contestant",
  "Tournaments",
  "Sign in",
  en.desk.list.details,
  en.matchesPage.selected,
];

for (const { name, path, loaded } of sample(PAGES, 4)) {
  test(`prints ${name} with data age and number on each sheet, without controls`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole("main").getByText(loaded).filter({ visible: true }).first().waitFor();
    const sheets = await printPage(page);
    for (const [index, { text }] of sheets.entries()) {
      expect(text).toMatch(/Datafrom16May0\d:\d\d/);
      expect(text).toContain(`${index + 1}/${sheets.length}`);
      for (const control of NOT_ON_PAPER) expect(text).not.toContain(removeSpaces(control));
      if (path !== "/desk") expect(text).not.toContain(en.common.words.staff);
    }
    expect(sheets[0]?.text).toContain(removeSpaces(loaded));
    expect(new Set(sheets.map(({ isAcross }) => isAcross))).toEqual(
      new Set([path.endsWith("/groups")]),
    );
  });
}

test("prints four groups on one sheet, with their results and the state of the stage", async ({
  page,
}) => {
  await page.goto(`${GROUPS_AND_BRACKET.path}/groups`);
  await expect(page.getByRole("heading", { name: "Group 4" })).toBeVisible();
  const [sheet, ...others] = await printPage(page);
  expect(others).toEqual([]);
  expect(sheet?.text).toContain(removeSpaces(en.standings.sheet.title(GROUPS_AND_BRACKET.title)));
  expect(sheet?.text).toContain("18ended");
  expect(sheet?.text.match(/Group[1-4]/g)).toHaveLength(4);
});

test("names the active filters in the head of the printed matches", async ({ page }) => {
  await page.goto("/matches?state=upcoming&status=live&q=kart");
  await expect(page.getByRole("heading", { name: "1 match" })).toBeVisible();
  const [sheet] = await printPage(page);
  const { live } = en.matchesPage.status;
  expect(sheet?.text).toContain(
    removeSpaces(`${en.common.filter.upcoming}${live} · “kart” · UTC time`),
  );
});

test("prints the facts of a match for staff, without what they can enter", async ({ page }) => {
  await page.goto(LIVE_QUARTERFINAL.page);
  await page.getByRole("heading", { name: en.matchPage.facts.title }).waitFor();
  const text = (await printPage(page)).map((sheet) => sheet.text).join("");
  expect(text).toContain(removeSpaces(`${en.matchPage.facts.bestOf} 3, first to 2`));
  expect(text).not.toContain(removeSpaces(en.desk.annotations.kinds["stream-link"]));
});

productTest("prints what is to play at stations, and all matches if asked", async ({ page }) => {
  await enterAnnotation(page, "station", "liga.meridian.example/154414113", "4");
  await page.goto("/schedule?view=list");
  await expect(page.getByRole("heading", { name: en.schedule.liveAndNext })).toBeVisible();
  const unassigned = removeSpaces(en.schedule.unassigned);
  const sheets = await printPage(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.text).toContain(removeSpaces(en.common.tournament.progress.toPlay));
  for (const absent of [unassigned, removeSpaces(en.schedule.legend)])
    expect(sheets[0]?.text).not.toContain(absent);
  await page.getByRole("checkbox", { name: en.schedule.sheet.everything }).check();
  await expect(page).toHaveURL("/schedule?view=list&everything=1");
  const all = await printPage(page);
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(({ text }) => text).join("")).toContain(unassigned);
});

test("prints a bracket without the foot of other pages", async ({ page }) => {
  await page.goto(DOUBLE_ELIMINATION_16.bracket);
  await expect(locateBracket(page).card("UBQF-1")).toBeVisible();
  const sheets = await printPage(page);
  for (const [index, { text }] of sheets.entries()) {
    expect(text).toContain(`Page${index + 1}of${sheets.length}`);
    expect(text).not.toContain(`${index + 1}/${sheets.length}`);
  }
});
