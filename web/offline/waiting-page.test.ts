import { describe, expect, it } from "vitest";
import { isScreenPath, renderWaitingPage } from "./waiting-page.ts";

const render = (path: string): string => renderWaitingPage(new URL(path, "https://desk.test"));

describe("isScreenPath", () => {
  it.each([
    ["/wall", true],
    ["/overlay/channel/main", true],
    ["/", false],
    ["/walls", false],
    ["/desk/screens", false],
  ])("returns for %s: %s", (path, isScreen) => {
    expect(isScreenPath(path)).toBe(isScreen);
  });
});

describe("renderWaitingPage", () => {
  it("reports on a wall that the server cannot be reached, in the wall's language", () => {
    expect(render("/wall?name=hall")).toContain("Matchdesk cannot be reached.");
    expect(render("/wall?locale=fi-FI")).toContain('<html lang="fi"');
    expect(render("/wall?locale=fi-FI")).toContain("Matchdeskiin ei saada yhteyttä.");
    expect(render("/wall?locale=sv")).toContain("Matchdesk kan inte nås.");
    expect(render("/wall?locale=de")).toContain('<html lang="en"');
  });

  it("shows only the background of an overlay", () => {
    for (const [query, colour] of [
      ["", "transparent"],
      ["?chroma=green", "#00ff00"],
      ["?chroma=%23A1B2C3", "#a1b2c3"],
      ["?chroma=red;}</style><script>", "transparent"],
    ] as const) {
      const page = render(`/overlay/channel/main${query}`);
      expect(page).toContain(`html{background:${colour}}`);
      expect(page).toContain("<body></body>");
    }
  });

  it("loads the screen again after 5 s", () => {
    expect(render("/wall")).toContain('<meta http-equiv="refresh" content="5">');
    expect(render("/overlay/channel/main")).toContain('http-equiv="refresh" content="5"');
  });
});
