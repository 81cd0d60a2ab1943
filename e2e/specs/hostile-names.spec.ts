import type { Page } from "@playwright/test";
import { cleanText } from "#core/lib/text.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { expect, test } from "#e2e/fixtures/generated-bracket.ts";
import { openAndWaitForContent } from "#e2e/pages/content.ts";

const [TITLE] = HOSTILE_NAMES;
/** The beginnings of the names, as long as fits on a card. */
const SHORT_NAMES = HOSTILE_NAMES.slice(0, 8).map((name) => cleanText(name, 12));

test.use({ event: { kind: "single", contestants: 8, played: 0.5, names: HOSTILE_NAMES } });

test("shows hostile names as text on every page, and never runs them", async ({
  page,
  request,
  bracket,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const { matches } = await (await request.get("/api/v1/matches")).json();
  const [match] = matches;
  const { contestant } = match.slots[0];
  const pages = [
    ["/", []],
    ["/matches?state=ended", []],
    [bracket, SHORT_NAMES],
    [`/matches/${match.key}`, [contestant.name]],
    [`/contestants/${contestant.key}`, [contestant.name]],
  ] as const;
  for (const [path, names] of pages) {
    await openAndWaitForContent(page, path);
    const main = page.getByRole("main");
    await expect(main).toContainText(path.includes("contestants") ? contestant.name : TITLE);
    for (const name of names) await expect(main).toContainText(name);
    expect(await injectedElementsOn(page)).toEqual([]);
  }
  await expect(page).toHaveTitle(`${contestant.name} · Matchdesk`);
  expect(dialogs).toEqual([]);
});

/** Returns the HTML of elements that a hostile name could create: handlers, loads and scripts. */
function injectedElementsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(
        (element) =>
          element.getAttributeNames().some((name) => name.startsWith("on")) ||
          element.getAttribute("src") === "x" ||
          (element.getAttribute("href") ?? "").startsWith("javascript:") ||
          // Browsers do not run JSON data.
          (element.localName === "script" &&
            element.getAttribute("type") !== "application/json" &&
            (element.textContent ?? "").includes("alert")),
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );
}
