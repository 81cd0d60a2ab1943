/** Functions that run in a page, so they use nothing else of this file. */

/** Returns whether a page of the dashboard, a screen or an embed shows its content. */
export function isLoaded(): boolean {
  if (document.querySelector("#root") !== null) {
    const isReady = document.querySelector("header time") !== null;
    const headings = document.querySelectorAll("h1").length;
    return isReady && headings === 1 && document.querySelector(".skeleton-row") === null;
  }
  const widget = document.querySelector("matchdesk-widget");
  const text = widget?.shadowRoot?.querySelector(".root")?.textContent ?? document.body.innerText;
  return text.trim() !== "";
}

export function focusedLabel(): string {
  return document.activeElement?.getAttribute("aria-label") ?? "";
}

/** Returns the middle of an element in the window. */
export function middleOf(selector: string): [number, number] {
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function textsOf(selector: string): string[] {
  return Array.from(document.querySelectorAll(selector), (each) => each.textContent ?? "");
}

export function labelsOf(selector: string): string[] {
  return Array.from(
    document.querySelectorAll(selector),
    (each) => each.getAttribute("aria-label") ?? "",
  );
}

/** Returns the label of a match in each widget, of the first one if it has several. */
export function labelsInWidgets(match: string): (string | null)[] {
  return Array.from(document.querySelectorAll("matchdesk-widget"), ({ shadowRoot }) => {
    const link = shadowRoot?.querySelector(`a[href$="${match}"]`);
    return link?.getAttribute("aria-label") ?? null;
  });
}

/** Returns whether the first row of the page's widget has the style of rows. */
export function rowOfWidget() {
  const root = document.querySelector("matchdesk-widget")?.shadowRoot;
  const row = root?.querySelector("li .row");
  return {
    sheets: root?.adoptedStyleSheets.length,
    isStyled: row instanceof Element && getComputedStyle(row).display === "grid",
  };
}
