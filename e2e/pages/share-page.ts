import type { FrameLocator, Locator, Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** Returns the locators of the embed builder. */
export function locateShare(page: Page): {
  readonly kind: (name: keyof typeof en.share.kinds) => Locator;
  /** Field that finds the subject of the embed. */
  readonly find: Locator;
  readonly suggestions: Locator;
  /** Content of the preview on an imitated host page. */
  readonly preview: (host: keyof typeof en.share.hosts) => FrameLocator;
  readonly code: (form: keyof typeof en.share.forms) => Locator;
  readonly copy: (form: keyof typeof en.share.forms) => Locator;
} {
  return {
    kind: (name) => page.getByRole("radio", { name: en.share.kinds[name] }),
    find: page.getByRole("combobox", { name: /find/i }).first(),
    suggestions: page.getByRole("listbox").getByRole("option"),
    preview: (host) => page.frameLocator(`iframe[title="${en.share.hosts[host]}"]`),
    code: (form) => page.getByRole("textbox", { name: en.share.forms[form], exact: true }),
    copy: (form) =>
      page.getByRole("button", { name: `${en.share.copy} ${en.share.forms[form]}`, exact: true }),
  };
}
