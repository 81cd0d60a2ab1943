import { expect, type Page } from "@playwright/test";

/** Enters an annotation as staff, without a page. */
export async function enterAnnotation(
  page: Page,
  kind: string,
  scope: string,
  value: unknown,
): Promise<void> {
  await put(page, "/api/v1/desk/facts", { kind, scope, value });
}

/** Puts a match on a channel as staff, without a page. */
export async function setChannel(
  page: Page,
  name: string,
  match: string,
  next: string | null = null,
): Promise<void> {
  await enterAnnotation(page, "channel", name, { match, swapped: false, score: null, next });
}

/** Sends a change as staff, without a page. */
export async function put(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.put(path, { headers: { "x-matchdesk": "1" }, data });
  expect(response.ok()).toBe(true);
}
