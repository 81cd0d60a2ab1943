import { expect, test } from "@playwright/test";
import { expectAccessible, findViolations } from "#e2e/pages/accessible.ts";

/** Returns a page with an image without a text, and with text that is pale in the dark theme. */
const renderDocument = (id: string, body = ""): string => `<!doctype html><html lang="en">
  <title>${id}</title>
  <style>@media (prefers-color-scheme: dark) { p { color: #777; background: #666; } }</style>
  <main><h1>${id}</h1><img id="${id}" src="data:,"><p id="${id}">Pale</p>${body}</main>`;

const frameOf = (id: string, attributes = ""): string =>
  `<iframe title="${id}" ${attributes} srcdoc="${renderDocument(id).replaceAll('"', "&quot;")}"></iframe>`;

const found = (id: string): readonly string[] => [
  `light: image-alt: <img id="${id}" src="data:,">`,
  `dark: color-contrast: <p id="${id}">Pale</p>`,
];

test("finds violations in the page, in a plain and in a sandboxed iframe, in each theme", async ({
  page,
}) => {
  const frames = frameOf("plain") + frameOf("sandboxed", 'sandbox="allow-scripts"');
  await page.setContent(renderDocument("page", frames));
  const expected = ["page", "plain", "sandboxed"].flatMap(found);
  expect([...(await findViolations(page))].toSorted()).toEqual(expected.toSorted());
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
});

test("finds violations again after the page or a frame has changed", async ({ page }) => {
  await page.setContent(renderDocument("before", '<iframe title="frame"></iframe>'));
  expect(await findViolations(page)).toEqual(found("before"));
  const html = renderDocument("after");
  await page.locator("iframe").evaluate((frame, text) => frame.setAttribute("srcdoc", text), html);
  await expect(page.frameLocator("iframe").locator("#after").first()).toBeAttached();
  expect(await findViolations(page)).toHaveLength(4);
  await page.setContent("<!doctype html><html lang='en'><title>Good</title><main><h1>Good</h1>");
  await expectAccessible(page);
});
