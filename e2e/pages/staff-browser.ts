import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { Account } from "#e2e/fixtures/sign-in-backend.ts";
import { expect } from "#e2e/fixtures/sign-in-backend.ts";
import { openAndWaitForContent } from "./content.ts";

const HEADERS = { "x-matchdesk": "1" };
const ATTENTION = "/api/v1/desk/attention";

/** Opens a page in a browser of its own, in which a member of staff is signed in. */
export async function openAsStaff(
  browser: Browser,
  baseURL: string,
  account: Account,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    ignoreHTTPSErrors: true,
    serviceWorkers: "block",
    ...options,
  });
  await signInByRequest(context, account);
  const page = await context.newPage();
  await openAndWaitForContent(page, path);
  return page;
}

/** Signs in without a page. */
export async function signInByRequest(context: BrowserContext, account: Account): Promise<void> {
  const response = await context.request.post("/api/v1/session", {
    data: account,
    headers: HEADERS,
  });
  expect(response.ok()).toBe(true);
}

/** Gives all attention items back, as programs do that know nothing of `seen`. */
export async function giveAllBack({ request }: Page): Promise<void> {
  const { rows } = await (await request.get(ATTENTION)).json();
  const claims = rows.map(({ id }: { readonly id: string }) => ({ action: "give-back", id }));
  await request.put(ATTENTION, { data: { claims }, headers: HEADERS });
}
