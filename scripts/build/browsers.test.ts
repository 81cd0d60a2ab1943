import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DASHBOARD_BROWSERS, SCREEN_BROWSERS } from "./browsers.mjs";

/** Returns the versions in words: "Chromium 123, Firefox 121 or Safari 17.5". */
function formatBrowsers(browsers: readonly string[]): string {
  const [chromium = "", firefox = "", safari = ""] = browsers.map((name) =>
    name.replace(/^[a-z]+/, ""),
  );
  return `Chromium ${chromium}, Firefox ${firefox} or Safari ${safari}`;
}

const readText = (path: string): string => readFileSync(path, "utf8").replaceAll(/\s+/g, " ");
const [oldestScreen = ""] = SCREEN_BROWSERS.map((name) => name.replace("chrome", "Chromium "));

describe("the browsers that the product needs", () => {
  it.each(["README.md", "docs/guides/broadcast.md", "web/index.html"])(
    "are named in %s as the build supports them",
    (path) => {
      expect(readText(path)).toContain(formatBrowsers(DASHBOARD_BROWSERS));
      expect(readText(path)).toContain(oldestScreen);
    },
  );

  it.each(["en", "fi", "sv"])("are named on a wall whose script does not run: %s", (language) => {
    expect(readText(`core/i18n/${language}/embeds.ts`)).toContain(`${oldestScreen}."`);
  });
});
