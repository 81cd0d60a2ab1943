import type { Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

/** Returns the locators of the embed builder. */
export function locateShare(page: Page) {
  return {
    kind: (name: keyof typeof en.share.purposes) =>
      page.getByRole("radio", { name: en.common.words[name] }),
    /** Field that finds the subject of the embed. */
    find: page.getByRole("combobox", { name: /find/i }).first(),
    suggestions: page.getByRole("listbox").getByRole("option"),
    /** Content of the preview on an imitated host page. */
    preview: (host: keyof typeof en.share.hosts) =>
      page.frameLocator(`iframe[title="${en.share.hosts[host]}"]`),
    code: (form: keyof typeof en.share.forms) =>
      page.getByRole("textbox", { name: en.share.forms[form], exact: true }),
    copy: (form: keyof typeof en.share.forms) =>
      page.getByRole("button", {
        name: `${en.common.words.copy} ${en.share.forms[form]}`,
        exact: true,
      }),
  };
}
