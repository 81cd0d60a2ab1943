import { afterEach, expect, it, vi } from "vitest";
import { defineWidgetElement } from "./define-widget-element.ts";

afterEach(() => document.body.replaceChildren());

it("warns that the script was bundled, and the widget says so", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  // Other tests of this worker have defined the element.
  const get = vi.spyOn(customElements, "get").mockReturnValue(undefined);
  const define = vi.spyOn(customElements, "define").mockImplementation(() => {});
  defineWidgetElement("https://club.example.org/assets/index-3f2a91bc.js");
  expect(warn.mock.calls).toEqual([[expect.stringContaining("https://SERVER/widget.js")]]);
  const [, Widget = HTMLElement] = define.mock.calls[0] ?? [];
  define.mockRestore();
  get.mockRestore();
  customElements.define("unconnected-widget", Widget);
  document.body.innerHTML = "<unconnected-widget></unconnected-widget>";
  expect(document.body.firstElementChild?.shadowRoot?.textContent).toContain(
    "This widget does not know its server.",
  );
});
