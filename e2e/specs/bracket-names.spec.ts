import { expect, test } from "#e2e/fixtures/generated-bracket.ts";
import { locateBracket, measureCards } from "#e2e/pages/bracket-page.ts";

/** Names of 40 characters in four scripts, two of them alike in their first letters. */
const LONG_NAMES = [
  "Wolverhampton Wanderers Academy Squad 02",
  "Wolverhampton Wanderers Academy Squad 03",
  "Πανεπιστήμιο Θεσσαλονίκης Ομάδα Δεύτερη 2",
  "Спортивный клуб «Полярная звезда» Якутск",
  "نادي الاتحاد الرياضي للشباب والناشئين 40",
  "nation",
  "div 4 winners",
  "-ktrihc",
];

for (const [kind, contestants] of [
  ["double", 32],
  ["single", 16],
] as const) {
  test.describe(`names of 40 characters in a ${kind} elimination of ${contestants}`, () => {
    test.use({ event: { kind, contestants, played: 1, names: LONG_NAMES } });

    test("fit their cards, narrowed or cut with the whole name as a title", async ({
      page,
      bracket,
    }) => {
      for (const size of [
        { width: 1440, height: 900 },
        { width: 744, height: 1133 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(bracket);
        const { cards } = locateBracket(page);
        await expect(cards.first()).toBeVisible();
        await page.evaluate(async () => document.fonts.ready);
        const { overlapping, overflowing } = await measureCards(page);
        expect({ overlapping, overflowing }).toEqual({ overlapping: [], overflowing: [] });
        const cut = cards.locator("bdi").filter({ hasText: "…" });
        const titles = await cut.evaluateAll((names) =>
          names.map((name) => name.getAttribute("title")),
        );
        expect(titles.length).toBeGreaterThan(0);
        for (const title of titles) expect(LONG_NAMES).toContain(title);
      }
    });
  });
}
