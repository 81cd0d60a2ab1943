import type { APIRequestContext, Page } from "@playwright/test";
import { DOUBLE_ELIMINATION_16, SINGLE_ELIMINATION_32 } from "#e2e/fixtures/demo.ts";
import { expect, test } from "#e2e/fixtures/demo-backend.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";
import { locateMatchRows } from "#e2e/pages/match-rows.ts";
import { locatePageHeader } from "#e2e/pages/page-header.ts";
import { locatePalette } from "#e2e/pages/palette.ts";
import * as en from "#core/i18n/en/pages.ts";

/** Contestants whom a result brought into a match, and those who began in it. */
interface BracketMatch {
  readonly site: string;
  readonly id: string;
  readonly code: string;
  readonly state: string;
  readonly advanced: readonly { readonly key: string; readonly name: string }[];
  readonly others: readonly string[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("matchdesk.preferences") !== null) return;
    localStorage.setItem("matchdesk.preferences", JSON.stringify({ scores: "hidden" }));
  });
});

for (const { title, path, bracket } of [DOUBLE_ELIMINATION_16, SINGLE_ELIMINATION_32]) {
  test(`names contestants of ${title} only in their first round`, async ({ page, request }) => {
    const matches = await fetchBracketMatches(request, bracket);
    const names = new Set(matches.flatMap(({ advanced }) => advanced.map(({ name }) => name)));
    expect(names.size).toBeGreaterThan(3);
    const tournament = path.slice("/tournaments/".length);
    for (const address of [
      bracket,
      `${path}/matches`,
      `/matches?tournament=${tournament}`,
      `/matches?tournament=${tournament}&state=ended`,
      "/tournaments",
      "/",
    ]) {
      await openAndWaitForContent(page, address);
      await expect(bar(page)).toBeVisible();
      const { main } = locatePageHeader(page);
      // Beside the list, the first match has its details.
      const isList = address.startsWith("/matches");
      const texts = isList ? await locateMatchRows(main).allInnerTexts() : [await main.innerText()];
      const text = texts.join("\n");
      for (const name of names) {
        expect(text.split(name).length - 1, `${name} on ${address}`).toBeLessThanOrEqual(1);
      }
    }
    for (const address of [`${path}/ranking`, `${path}/groups`]) {
      await openAndWaitForContent(page, address);
      const text = await locatePageHeader(page).main.innerText();
      for (const name of names) expect(text).not.toContain(name);
    }
  });
}

test("hides who reached a match, on its page and on those of its contestants, until Show is pressed", async ({
  page,
  request,
}) => {
  const matches = await fetchBracketMatches(request, DOUBLE_ELIMINATION_16.bracket);
  const later = matches.find(
    ({ advanced, others }) => advanced.length === 2 && others.length === 0,
  );
  if (later === undefined) throw new Error("A match has two contestants who advanced.");
  await openAndWaitForContent(page, `/matches/${later.site}/${later.id}`);
  const { main } = locatePageHeader(page);
  await expect(main).toContainText(later.code);
  // "Came from" has the matches before, with both contestants; it may come after the match.
  for (const { name } of later.advanced) {
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText(name);
    await expect.poll(async () => (await main.innerText()).split(name)).toHaveLength(2);
  }
  await expect(page).not.toHaveTitle(new RegExp(later.advanced.map(({ name }) => name).join("|")));
  for (const { key } of later.advanced) {
    await openAndWaitForContent(page, `/contestants/${key}`);
    await expect(main).toContainText("Result hidden");
    await expect(main).not.toContainText(/Won|\d won/);
    await expect(main).not.toContainText(later.code);
  }
  await openAndWaitForContent(page, `/matches/${later.site}/${later.id}`);
  await bar(page).getByRole("button", { name: en.common.words.show }).click();
  await expect(bar(page)).toHaveCount(0);
  for (const { name } of later.advanced) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  }
});

test("finds no match by a hidden contestant", async ({ page, request }) => {
  const matches = await fetchBracketMatches(request, DOUBLE_ELIMINATION_16.bracket);
  const later = matches.find(({ state, advanced }) => state === "live" && advanced.length === 2);
  const [one] = later?.advanced ?? [];
  if (later === undefined || one === undefined) throw new Error("A later match is live.");
  await openAndWaitForContent(page, `/matches?q=${encodeURIComponent(one.name)}`);
  await expect(locatePageHeader(page).main).not.toContainText(later.code);
  await locatePageHeader(page).searchButton.click();
  const { field, options } = locatePalette(page);
  await field.fill(one.name);
  await expect(options.first()).toContainText(one.name);
  await expect(options.filter({ hasText: later.code })).toHaveCount(0);
});

function bar(page: Page) {
  return page.getByRole("paragraph").filter({ hasText: en.preferences.scoresHidden });
}

interface ApiSlot {
  readonly contestant: { readonly key: string; readonly name: string } | null;
  readonly source: { readonly type: string };
}

/** Returns the matches of a bracket, by the path of its page. */
async function fetchBracketMatches(
  request: APIRequestContext,
  path: string,
): Promise<readonly BracketMatch[]> {
  const [, , site = "", , , id = ""] = path.split("/");
  const response = await request.get(`/api/v1/brackets/${site}/${id}`);
  const body: {
    readonly matches: readonly (Omit<BracketMatch, "advanced" | "others"> & {
      readonly slots: readonly ApiSlot[];
    })[];
  } = await response.json();
  return body.matches.map(({ site: host, id: number, code, state, slots }) => {
    return {
      site: host,
      id: number,
      code,
      state,
      advanced: slots.filter(isAdvanced).flatMap(({ contestant }) => contestant ?? []),
      others: slots
        .filter((slot) => !isAdvanced(slot))
        .flatMap(({ contestant }) => contestant?.name ?? []),
    };
  });
}

function isAdvanced({ source }: ApiSlot): boolean {
  return /^(winner|loser)/.test(source.type);
}
