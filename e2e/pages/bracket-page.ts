import type { Page } from "@playwright/test";
import * as en from "#core/i18n/en/pages.ts";

export function locateBracket(page: Page) {
  const frame = page.getByRole("region", { name: /^Bracket (?!Reset$)/ });
  const strip = page.getByRole("navigation", { name: en.common.bracket.rounds });
  return {
    frame,
    cards: frame.locator("[data-place]"),
    card: (code: string) => frame.getByRole("link", { name: new RegExp(`^${code}, `) }),
    spine: (round: string) => frame.getByRole("button", { name: round, expanded: false }),
    /** The button that folds a round. */
    head: (round: string) => frame.getByRole("button", { name: round, expanded: true }),
    strip,
    round: (name: string) => strip.getByRole("button", { name, exact: true }),
    find: page.getByRole("combobox", { name: en.share.find.contestant }),
    /** The button that clears the contestant's highlighted path. */
    pinned: (contestant: string) =>
      page.getByRole("button", { name: en.common.bracket.clearContestant(contestant) }),
  };
}

/** Measures the cards of a bracket that scrolls neither down nor to the side. */
export function measureCards(page: Page) {
  return page.evaluate(async () => {
    // Names are as wide as in the page's font only when it has arrived.
    await document.fonts.ready;
    const cards = [...document.querySelectorAll<HTMLElement>("[data-place]")];
    const boxes = cards.map((card) => ({
      place: card.dataset["place"] ?? "",
      ...card.getBoundingClientRect().toJSON(),
    }));
    const covered = boxes.map(({ left, right, top, bottom }) => {
      const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
      return width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    });
    const sum = covered.reduce((all, area) => all + area, 0);
    return {
      /** Share of the window's pixels that cards cover, in percent. */
      share: (100 * sum) / (innerWidth * innerHeight),
      /** Places of cards that are partly outside of the window, or under another card. */
      cut: boxes
        .filter(({ width, height }, index) => (covered[index] ?? 0) < width * height - 1)
        .map(({ place }) => place),
      overlapping: boxes
        .filter((a, index) =>
          boxes
            .slice(index + 1)
            .some(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            ),
        )
        .map(({ place }) => place),
      /** Texts of names that do not fit their space. */
      overflowing: cards.flatMap((card) =>
        [...card.querySelectorAll("bdi")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      ),
    };
  });
}
