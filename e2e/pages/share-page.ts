import type { FrameLocator, Locator, Page } from "@playwright/test";
import { enShare } from "#core/i18n/en/share.ts";

/** Returns the locators of the embed builder. */
export function locateShare(page: Page): {
  readonly kind: (name: keyof typeof enShare.kinds) => Locator;
  /** Field that finds the subject of the embed. */
  readonly find: Locator;
  readonly suggestions: Locator;
  /** Content of the preview on an imitated host page. */
  readonly preview: (host: keyof typeof enShare.hosts) => FrameLocator;
  readonly code: (form: keyof typeof enShare.forms) => Locator;
  readonly copy: (form: keyof typeof enShare.forms) => Locator;
} {
  return {
    kind: (name) => page.getByRole("radio", { name: enShare.kinds[name] }),
    find: page.getByRole("combobox", { name: /find/i }).first(),
    suggestions: page.getByRole("listbox").getByRole("option"),
    preview: (host) => page.frameLocator(`iframe[title="${enShare.hosts[host]}"]`),
    code: (form) => page.getByRole("textbox", { name: enShare.forms[form], exact: true }),
    copy: (form) =>
      page.getByRole("button", { name: `${enShare.copy} ${enShare.forms[form]}`, exact: true }),
  };
}
